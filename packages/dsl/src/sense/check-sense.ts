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
  const walk = (part: unknown, key: string, inside: Ability): Objected | undefined => {
    if (typeof part !== 'object' || part === null) return undefined;
    const own = 'kind' in part ? (part as Ability) : inside;
    const place: PartPlace = { ...known, key, around, ability: own };
    for (const objection of objections) {
      const message = objection(part, place);
      if (message !== undefined) return { message, parts: [...around, part] };
    }
    around.push(part);
    for (const [name, value] of Object.entries(part)) {
      const found = walk(value, Array.isArray(part) ? key : name, own);
      if (found) return found;
    }
    around.pop();
    return undefined;
  };
  return walk(ability, '', ability);
}
