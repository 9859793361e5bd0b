import type { CardSelector, PartyPattern } from '@cardwright/core/data';

/** The party for a noun phrase: any matching card. `undefined` for what cannot be a party ("chosen …"). */
export const toParty = (cards: CardSelector): PartyPattern | undefined => {
  switch (cards.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return cards.from === undefined
        ? { pick: 'ref', ref: cards.ref, ...(cards.filter && { filter: cards.filter }) }
        : undefined;
    case 'some':
      // "Whenever you ready 2 characters" is not an event: each is readied separately.
      if (cards.range.min !== 1 || cards.range.max !== 1) return undefined;
      return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
    case 'each':
      return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
    default:
      return undefined;
  }
};

/** Ways to express a party, preferred first: "this character", "a character", "your characters". */
export const fromParty = (party: PartyPattern): readonly CardSelector[] => {
  switch (party.pick) {
    case 'self':
      return [{ pick: 'self' }];
    case 'ref':
    case 'chosen':
      return [party];
    case 'any':
      return [
        { pick: 'some', range: { min: 1, max: 1 }, filter: party.filter },
        { pick: 'each', filter: party.filter },
      ];
  }
};

/** The parts of a row whose only part is that role. */
export const cardParts = (party: PartyPattern | undefined): readonly { readonly card: CardSelector }[] =>
  party === undefined ? [] : fromParty(party).map((card) => ({ card }));

/** Whether an event has no circumstances: those are expressed by tails. */
export const isPlain = (event: { readonly given?: readonly string[] | undefined }): boolean =>
  (event.given ?? []).length === 0;
