import { defineObjection, type Objection } from '@cardwright/dsl';

/** What a reader of the game's cards would ask about. */
export const objections: readonly Objection[] = [
  // "Equipped Player" on Equipment sounds like its bearer and would be everybody who has Equipment.
  defineObjection({
    of: 'filters',
    object: (filters, { facts }) =>
      facts.type === 'equipment' &&
      filters.some((filter) => filter.is === 'state' && filter.state === 'equipped') &&
      !filters.some(({ is }) => is === 'of')
        ? 'it may mean the card with this Equipment or every card with some: say “the bearer” of the former, and whose of the others'
        : undefined,
  }),
];
