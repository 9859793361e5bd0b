import type { CardFilter, CardSelector, Meanings, PartyPattern } from '@cardwright/core/data';

export type Types = readonly string[] | undefined;

/** Types that filters require; undefined if they leave it open. */
export function typesOfFilters(filters: readonly CardFilter[] = []): Types {
  for (const filter of filters) {
    if (filter.is === 'type') return [filter.type];
    if (filter.is !== 'any') continue;
    const ways = filter.of.map(typesOfFilters);
    if (ways.every((types) => types !== undefined)) return ways.flat();
  }
  return undefined;
}

/** Computes the types of selectors and parties in one ability; `own` are those of the card with the ability. */
export class CardTypes {
  private readonly meanings: Meanings;

  constructor(meanings: Meanings) {
    this.meanings = meanings;
  }

  of(cards: CardSelector | PartyPattern, own: Types): Types {
    switch (cards.pick) {
      case 'self':
        return own;
      case 'top':
        return undefined;
      case 'both': {
        const parts = cards.of.map((part) => this.of(part, own));
        return parts.every((types) => types !== undefined) ? parts.flat() : undefined;
      }
      case 'ref': {
        const said = 'filter' in cards ? typesOfFilters(cards.filter) : undefined;
        return said ?? this.meant(cards, own);
      }
      default:
        return typesOfFilters(cards.filter);
    }
  }

  private meant(reference: object, own: Types): Types {
    const meaning = this.meanings.of(reference);
    if (meaning === 'self') return own;
    return meaning && 'pick' in meaning && meaning.pick !== 'ref'
      ? this.of(meaning as CardSelector, own)
      : undefined;
  }
}
