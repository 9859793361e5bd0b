import { cardsInPlay, countIn, does, hand, statOf } from '@cardwright/core/game';
import { createKit, worthBySides } from '@cardwright/dsl/kit';
import { isOfDecks } from '../testing/boards.ts';
import { duel } from './rules.ts';
import { life, power, toughness } from './table.ts';

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
  deck: { least: 30, copies: 4, fits: isOfDecks },
  // Life, creatures and cards in hand.
  worth: worthBySides((engine, state, player) => {
    let sum = life.get(state, player) + 2 * countIn(state, player, hand);
    for (const card of cardsInPlay(engine, state, player, 'creature'))
      sum += 1 + statOf(engine, state, card, power) + statOf(engine, state, card, toughness);
    return sum;
  }),
  rules: async () => (await import('./rulebook.ts')).rulebook,
  testing: async () => (await import('../testing/testing.ts')).testing,
});
