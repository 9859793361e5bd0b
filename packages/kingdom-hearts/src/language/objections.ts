import { defineMessages, defineObjection, type Objection } from '@cardwright/dsl';

/** The objections of this game, by their ids. */
export const OBJECTIONS = {
  'whose-equipment':
    'it may mean the card with this Equipment or every card with some: say “the bearer” of the former, and whose of the others',
  'lasts-without-end': 'this lasts, and nothing says how long: “this turn” is missing',
} as const;

/** What is wrong, by the id of the objection. */
const wrong = defineMessages(OBJECTIONS);

/** Effects of this game that need a duration when they resolve. */
const ENDS: ReadonlySet<string> = new Set(['fight-with', 'half-power', 'limit-friends', 'additional-action']);

/** What a reader of the game's cards would ask about. */
export const objections: readonly Objection[] = [
  // "Equipped Player" on Equipment sounds like its bearer and would be everybody who has Equipment.
  defineObjection({
    of: 'filters',
    object: (filters, { facts }) =>
      facts.type === 'equipment' &&
      filters.some((filter) => filter.is === 'state' && filter.state === 'equipped') &&
      !filters.some(({ is }) => is === 'of')
        ? wrong('whose-equipment')
        : undefined,
  }),
  // "You fight with +3 {A}" as something that happens: for how long?
  defineObjection({
    of: 'effect',
    object: (effect, { ability }) =>
      ability.kind !== 'static' && ENDS.has(effect.do) && !('duration' in effect)
        ? wrong('lasts-without-end')
        : undefined,
  }),
];
