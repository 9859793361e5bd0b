import type { CardSelector, PartyPattern } from '@cardwright/core';

/** "A character" as a role of an event: any card that fits. `undefined` for what cannot be a role ("chosen …"). */
export const toParty = (cards: CardSelector): PartyPattern | undefined => {
  switch (cards.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return { pick: 'ref', ref: cards.ref };
    case 'some':
      return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
    default:
      return undefined;
  }
};

/** The words for a role: "this character", "a character", "one of your characters". */
export const fromParty = (party: PartyPattern): CardSelector => {
  switch (party.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return { pick: 'ref', ref: party.ref };
    case 'any':
      return { pick: 'some', range: { min: 1, max: 1 }, filter: party.filter };
  }
};
