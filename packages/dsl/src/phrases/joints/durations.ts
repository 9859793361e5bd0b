/** How long an effect lasts. */
import type { PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';

/** How long until, or during, some player's turn: each kind in its words. */
const TURNS = [
  ['until-start', '(until the start of|until the beginning of|until)', 'until-start-of-next-turn'],
  ['until-end', 'until the end of', 'until-end-of-next-turn'],
  ['during-next', 'during', 'during-next-turn'],
  ['at-start-of-next', 'at the start of', 'at-start-of-next-turn'],
] as const;

export const DURATIONS: readonly Phrase[] = [
  ...withSpellings(
    definePhrase({
      slot: 'duration',
      name: 'this-turn',
      usual: (_, { effect }) => effect?.do !== 'forbid',
      template: 'this turn',
      data: () => ({ lasts: 'this-turn' }),
    }),
    {
      name: 'rest-of-turn',
      template:
        '(for the rest of this turn|for the rest of the turn|until the end of the turn|until the end of this turn|until end of turn|during this turn)',
      usual: () => true,
    },
  ),
  definePhrase({
    slot: 'duration',
    name: 'rest-of-game',
    template: 'for the rest of the game',
    data: () => ({ lasts: 'rest-of-game' }),
  }),
  ...TURNS.map(([name, words, lasts]) =>
    definePhrase({
      slot: 'duration',
      name,
      template: `${words} {of:possessive} next (turn|turns)` as 'during {of:possessive} next turn',
      // Their player's turn is that of each of the cards that it is about.
      build: ({ of }) => ({ lasts, of: isOfThem(of) ? THAT_PLAYER : of }),
      split: (d) =>
        d.lasts === lasts && (d.of.who === 'that-player' ? [{ of: d.of }, { of: OF_THEM }] : { of: d.of }),
    }),
  ),
];

const THAT_PLAYER = { who: 'that-player' } as const;
const OF_THEM = { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } } as const;

function isOfThem(player: PlayerSelector): boolean {
  return player.who === 'player-of' && player.card.pick === 'ref' && player.card.ref.to === 'it';
}
