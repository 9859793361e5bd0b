import { namedCards } from '../support/named-cards.ts';

/** Tables with the real cards that the tests of sequences and options name. */
export const { table } = namedCards(new URL('./cards.json', import.meta.url), 'sequences');
