import { type DeckFault, definePlugin, type Engine, type ReadonlyState } from '@cardwright/core';
import { countIn, does, hand, statOf } from '@cardwright/core/game';
import { createKit } from '@cardwright/dsl/kit';
import { isOfDecks } from '../testing/boards.ts';
import { duel } from './rules.ts';
import { creaturesOf, foe, life, power, toughness } from './table.ts';

const LEAST = 30;
const COPIES = 4;

const free = definePlugin({
  name: 'duel-free',
  version: '1.0.0',
  decks: {
    name: 'Free',
    check({ cardsById }, deck) {
      const faults: DeckFault[] = [];
      if (deck.length < LEAST)
        faults.push({
          code: 'too-few-cards',
          message: `a deck has ${LEAST} cards or more, not ${deck.length}`,
        });
      for (const id of new Set(deck)) {
        const card = cardsById.get(id)!.definition;
        if (!isOfDecks(card))
          faults.push({ code: 'token', message: `${card.fullName} is a token`, card: id });
        if (deck.filter((other) => other === id).length > COPIES)
          faults.push({
            code: 'too-many-copies',
            message: `at most ${COPIES} of ${card.fullName}`,
            card: id,
          });
      }
      return faults;
    },
  },
});

/** Life, creatures and cards in hand: what a side is worth. */
function side(engine: Engine, state: ReadonlyState, player: number): number {
  let sum = life.get(state, player) + 2 * countIn(state, player, hand);
  for (const card of creaturesOf(engine, state, player))
    sum += 1 + statOf(engine, state, card, power) + statOf(engine, state, card, toughness);
  return sum;
}

/** The duel as one object: all that the commands take from it. */
export const kit = createKit({
  plugin: duel,
  title: 'Duel',
  language: async () => (await import('./language.ts')).options,
  telling: {
    eventMessages: {
      cast: ({ player, card }) => `${does(player, 'cast')} ${card}.`,
      died: ({ card }) => `${card} dies.`,
      damaged: ({ card, other, amount }) => `${other} deals ${amount} damage to ${card}.`,
      'player-damaged': ({ player, other, amount }) => `${other} deals ${amount} damage to ${player}.`,
    },
  },
  formats: [{ name: 'free', plugin: () => free, decks: { size: LEAST, copies: COPIES } }],
  worth: (engine, state, player) => {
    const { over, winner } = engine.result(state);
    if (over) return winner === player ? 1000 : winner === null ? 0 : -1000;
    return side(engine, state, player) - side(engine, state, foe(player));
  },
  rules: async () => (await import('./rulebook.ts')).rulebook,
  testing: async () => (await import('../testing/testing.ts')).testing,
});
