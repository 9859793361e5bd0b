import type { Ability } from '@cardwright/core';
import type { Objection, PartPlace } from './objection.ts';

/** A part that cannot be meant, with the parts around it, outermost first. */
export interface Objected {
  readonly message: string;
  readonly parts: readonly object[];
}

/** Asks every objection about every part of an ability; the first that is found, or undefined. */
export function checkSense(
  ability: Ability,
  objections: readonly Objection[],
  known: Omit<PartPlace, 'key' | 'around' | 'ability'>,
): Objected | undefined {
  const around: object[] = [];
  // One for all parts: this runs for every text that is read.
  const place: { -readonly [K in keyof PartPlace]: PartPlace[K] } = { ...known, key: '', around, ability };
  const walk = (part: object, key: string, inside: Ability): Objected | undefined => {
    const own = 'kind' in part ? (part as Ability) : inside;
    place.key = key;
    place.ability = own;
    for (const objection of objections) {
      const message = objection(part, place);
      if (message !== undefined) return { message, parts: [...around, part] };
    }
    around.push(part);
    const list = Array.isArray(part);
    for (const name in part) {
      const inner = (part as Record<string, unknown>)[name];
      if (typeof inner !== 'object' || inner === null) continue;
      const found = walk(inner, list ? key : name, own);
      if (found) return found;
    }
    around.pop();
    return undefined;
  };
  return walk(ability, '', ability);
}
