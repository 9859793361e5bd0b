import { type CardFacts, fullName } from '../cards/card-facts.ts';

/** The names by which texts may speak of some cards: alone, and with the version. */
export function namesOf(cards: readonly Partial<Pick<CardFacts, 'name' | 'version'>>[]): string[] {
  return cards.flatMap(({ name, version }) =>
    name === undefined ? [] : version === undefined ? [name] : [name, fullName({ name, version })],
  );
}
