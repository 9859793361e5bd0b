import { type Ability, bindAbility, type Engine } from '@cardwright/core';

/** Leaves that carry no meaning in the rules: the story name, and that what enters play is the card that enters. */
const WITHOUT_MEANING = /^\.(name$|effects\.\d+\.manner\.\d+\.(player|what|on)\.)/;

function leaves(value: unknown, path: string, found: Set<string>): void {
  if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) leaves(inner, `${path}.${key}`, found);
  } else found.add(path);
}

/** The same data; every leaf that is read is noted under its path. */
function recording<T extends object>(value: T, path: string, read: Set<string>): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner = Reflect.get(target, key, receiver) as unknown;
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      const at = `${path}.${key}`;
      if (inner !== null && typeof inner === 'object') return recording(inner, at, read);
      read.add(at);
      return inner;
    },
  });
}

/**
 * Paths of the parts of an ability's data that binding does not read: what the text says and the game would not do.
 * Binds the ability once.
 * @param id of the bound ability, unique in the engine
 */
export function unreadLeaves(engine: Engine, id: string, ability: Ability): string[] {
  const read = new Set<string>();
  bindAbility(engine, id, recording(ability as Ability & object, '', read));
  const all = new Set<string>();
  leaves(ability, '', all);
  return [...all].filter((path) => !read.has(path) && !WITHOUT_MEANING.test(path));
}
