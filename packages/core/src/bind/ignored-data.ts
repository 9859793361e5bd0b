import type { Ability } from '../ability/ability.ts';
import { walkParts } from '../ability/walk.ts';
import { compileAbility } from './ability.ts';
import type { AbilityKernel } from './ability-kernel.ts';

/**
 * Leaves without effect on the rules: an ability's name, and the subject of an entering effect, which is always the
 * card that enters.
 */
const WITHOUT_MEANING = /^name$|\.manner\.\d+\.(player|what|on)\./;

/** A proxy of the data that records the path of every leaf read. */
function recording<T extends object>(value: T, path: string, read: Set<string>): T {
  // Of a copy: a proxy may give nothing else for a field that is frozen.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as T;
  // A part of the data is one object, however often it is read.
  const parts = new Map<string, object>();
  return new Proxy(copy, {
    get(target, key, receiver) {
      // Serialising data is not reading it.
      if (key === 'toJSON') return () => target;
      const inner = Reflect.get(target, key, receiver) as unknown;
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      const at = path === '' ? key : `${path}.${key}`;
      if (inner !== null && typeof inner === 'object') {
        if (!parts.has(key)) parts.set(key, recording(inner, at, read));
        return parts.get(key);
      }
      read.add(at);
      return inner;
    },
  });
}

/**
 * Finds leaves of an ability's data (`effects.0.amount`) that binding ignores: something the text says and the game
 * would not do. Binds the ability once.
 * @param id of the bound ability, unique in the engine
 * @throws CardwrightError if it cannot be bound
 */
export function findIgnoredData(kernel: AbilityKernel, id: string, ability: Ability): string[] {
  const read = new Set<string>();
  compileAbility(kernel, id, recording(ability as Ability & object, '', read));
  const unread: string[] = [];
  walkParts(ability, {
    leaf(_, { path }) {
      if (!read.has(path) && !WITHOUT_MEANING.test(path)) unread.push(path);
    },
  });
  return unread;
}
