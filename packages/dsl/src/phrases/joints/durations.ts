/** How long an effect lasts. */
import type { PlayerSelector } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';

/** How long until, or during, some player's turn. */
const TURNS = {
  'until the start of': 'until-start-of-next-turn',
  'until the beginning of': 'until-start-of-next-turn',
  until: 'until-start-of-next-turn',
  'until the end of': 'until-end-of-next-turn',
  during: 'during-next-turn',
  'at the start of': 'at-start-of-next-turn',
} as const;

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
  definePhrase({
    slot: 'duration',
    name: 'next-turn',
    template: `{lasts:${choice(TURNS)}} {of:possessive} next (turn|turns)`,
    words: { lasts: TURNS },
    // Their player's turn is that of each of the cards that it is about.
    build: ({ lasts, of }) => ({ lasts, of: isOfThem(of) ? THAT_PLAYER : of }),
    split: (d) => {
      if (!('of' in d)) return undefined;
      const { lasts, of } = d;
      return of.who === 'that-player'
        ? [
            { lasts, of },
            { lasts, of: OF_THEM },
          ]
        : { lasts, of };
    },
  }),
];

const THAT_PLAYER = { who: 'that-player' } as const;
const OF_THEM = { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } } as const;

function isOfThem(player: PlayerSelector): boolean {
  return player.who === 'player-of' && player.card.pick === 'ref' && player.card.ref.to === 'it';
}
