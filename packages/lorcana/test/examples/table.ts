import { namedCards } from '../support/named-cards.ts';

/** The cards that the rules’ examples name, and tables with them. */
export const { cards: printed, table } = namedCards(
  new URL('./cards.json', import.meta.url),
  'examples',
  // Names that examples only mention.
  ['Aladdin', 'Dewey', 'Gaston', 'Louie', 'Lucky'],
);
