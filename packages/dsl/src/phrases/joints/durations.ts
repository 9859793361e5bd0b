/** How long an effect lasts. */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';

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
    name: 'until-start',
    template: '(until the start of|until the beginning of|until) {of:possessive} next (turn|turns)',
    data: ({ of }) => ({ lasts: 'until-start-of-next-turn', of }),
  }),
  definePhrase({
    slot: 'duration',
    name: 'until-end',
    template: 'until the end of {of:possessive} next (turn|turns)',
    data: ({ of }) => ({ lasts: 'until-end-of-next-turn', of }),
  }),
  definePhrase({
    slot: 'duration',
    name: 'during-next',
    template: 'during {of:possessive} next (turn|turns)',
    data: ({ of }) => ({ lasts: 'during-next-turn', of }),
  }),
  definePhrase({
    slot: 'duration',
    name: 'at-start-of-next',
    template: 'at the start of {of:possessive} next (turn|turns)',
    data: ({ of }) => ({ lasts: 'at-start-of-next-turn', of }),
  }),
];
