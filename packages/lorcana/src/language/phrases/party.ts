import type { CardSelector, PartyPattern } from '@cardwright/core';

/** "A character" as a role of an event: any card that fits. `undefined` for what cannot be a role ("chosen …"). */
export const toParty = (cards: CardSelector): PartyPattern | undefined => {
  switch (cards.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return cards.from === undefined
        ? { pick: 'ref', ref: cards.ref, ...(cards.filter && { filter: cards.filter }) }
        : undefined;
    case 'some':
      // "Whenever you ready 2 characters" is no event: each is readied by itself.
      if (cards.range.min !== 1 || cards.range.max !== 1) return undefined;
      return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
    case 'each':
      return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
    default:
      return undefined;
  }
};

/** Ways to say a role, the usual first: "this character", "a character", "your characters". */
export const fromParty = (party: PartyPattern): readonly CardSelector[] => {
  switch (party.pick) {
    case 'self':
      return [{ pick: 'self' }];
    case 'ref':
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

/** Whether an event says nothing of its circumstances: those that it has are said by tails. */
export const isPlain = (event: { readonly given?: readonly string[] | undefined }): boolean =>
  (event.given ?? []).length === 0;
