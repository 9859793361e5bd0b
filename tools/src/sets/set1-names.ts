import { set1 } from '@cardwright/cards-set1';

/** Names of the first set's cards, which texts may speak of, and one more. */
export function set1Names(more?: string): readonly string[] {
  const names = (set1.cards ?? []).map(({ name }) => name);
  return more === undefined ? names : [...names, more];
}
