import type { character } from '../support/game.ts';
import { namedCards } from '../support/named-cards.ts';

/** Tables with the cards that the situations name. */
export const { table } = namedCards(new URL('./cards.json', import.meta.url), 'situations', ['Microbots']);

/** A card that is exerted. */
export const tired = (card: string | ReturnType<typeof character>, more: object = {}) => ({
  card,
  exerted: true,
  ...more,
});
