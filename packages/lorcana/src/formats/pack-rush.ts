import type { Plugin } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import {
  cardsIn,
  countIn,
  deck,
  discard,
  type GameEvent,
  hasLeft,
  inTurnOrder,
  type Machine,
  moved,
  playerCount,
  refOf,
  type Signal,
  type StateCheckRow,
  shuffled,
  startingPlayer,
} from '@cardwright/core/game';
import { defineSetup } from '../setup/setup.ts';
import { emptyDeck, loreToWin, openingHand } from '../table/settings.ts';
import { defineFormat } from './define-format.ts';

/** A marketing card of a booster pack: ink that stays where it is (CR 10.2.2.1) and that no effect chooses (CR 10.2.2.2). */
export const marketingCard: CardDefinition = {
  id: 'pack-rush-marketing-card',
  name: 'Marketing Card',
  fullName: 'Marketing Card',
  type: 'marketing-card',
  classifications: [],
  colors: [],
  cost: 0,
  stats: {},
  attributes: { inkable: false },
  abilities: [
    {
      kind: 'static',
      while: { if: 'self-in-zone', zone: 'inkwell' },
      effects: [
        { do: 'forbid', action: 'be-moved', what: { pick: 'self' } },
        { do: 'forbid', action: 'be-chosen', what: { pick: 'self' } },
      ],
    },
  ],
};

/** Before decks are shuffled the marketing cards go into the inkwells (CR 10.2.2). */
function inkMarketingCards(m: Machine): Signal {
  const { kernel, state } = m;
  return m.emit(
    inTurnOrder(state, startingPlayer.get(state, 0)).flatMap((player) =>
      cardsIn(state, player, deck)
        .filter((card) => kernel.card(state, card).id === marketingCard.id)
        .map((card) =>
          moved.of(player, {
            card: refOf(state, card),
            data: {
              to: 'inkwell',
              from: 'deck',
              end: 'last',
              as: ['facedown'],
            },
          }),
        ),
    ),
  );
}

/** Whose deck runs out shuffles the discard into a new one and goes on drawing from it (CR 10.2.5). */
const refill: StateCheckRow = {
  name: 'empty-deck-refilled',
  rule: 'CR 10.2.5',
  betweenDraws: true,
  find: (_engine, state) => {
    const events: GameEvent[] = [];
    for (let player = 0; player < playerCount.get(state, 0); player++) {
      if (hasLeft.get(state, player) !== 0 || countIn(state, player, deck) > 0) continue;
      const cards = cardsIn(state, player, discard);
      if (cards.length === 0) continue;
      const facts = { to: 'deck', from: 'discard', end: 'last', as: [] };
      for (const card of cards) events.push(moved.of(player, { card: refOf(state, card), data: facts }));
      events.push(shuffled.of(player));
    }
    return events;
  },
};

const setup = defineSetup([inkMarketingCards]);

/**
 * Pack Rush (CR 10.2): two booster packs are the deck, whatever is in them. Two marketing cards are ink from the start,
 * hands have five cards, 15 lore wins, and an empty deck is made anew of the discard.
 */
export const packRush: Plugin = defineFormat({
  name: 'Pack Rush',
  cardTypes: [marketingCard.type],
  cards: [marketingCard],
  checks: [refill],
  besides: [marketingCard.id, marketingCard.id],
  overrides: {
    settings: { [openingHand.name]: 5, [loreToWin.name]: 15, [emptyDeck.name]: null },
    setup: () => setup,
  },
});
