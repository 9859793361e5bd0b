import { namedCards } from '../support/named-cards.ts';

/** Tables with real cards whose texts speak of others. */
export const { table } = namedCards(new URL('./cards.json', import.meta.url), 'texts that refer', [
  'Microbots',
]);
