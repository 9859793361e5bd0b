import type { Ability } from '@cardwright/core';
import { resolveReferences } from './resolve.ts';

/** The references to cards in an ability, by the objects that they are. */
export class Meanings {
  private readonly known = new Map<unknown, object | 'self'>();

  constructor(ability: Ability) {
    for (const { path, refersTo, producer } of resolveReferences(ability)) {
      if (refersTo !== 'cards' || producer === undefined) continue;
      const meaning = producer === 'self' ? producer : at(ability, producer);
      if (meaning) this.known.set(at(ability, path), meaning);
    }
  }

  /** What produces the cards that a reference means, or `self` for the card that has the ability. */
  of(reference: unknown): object | 'self' | undefined {
    return this.known.get(reference);
  }
}

function at(value: unknown, path: string): object | undefined {
  return path
    .split('.')
    .reduce<unknown>((held, key) => (held as Record<string, unknown> | undefined)?.[key], value) as
    | object
    | undefined;
}
