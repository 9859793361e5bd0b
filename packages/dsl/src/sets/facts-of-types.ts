import { CardwrightError } from '@cardwright/core';

/** The types of card that have a fact, for facts that not all have. */
export type FactsOfTypes<C = object, T extends string = string> = {
  readonly [F in keyof C & string]?: readonly T[];
};

/** The facts of a card that only cards of other types have. */
export function factsOfOthers(card: object, facts: FactsOfTypes): readonly string[] {
  const { type } = card as { readonly type?: string };
  const given = card as Readonly<Record<string, unknown>>;
  return Object.entries<readonly string[]>(facts)
    .filter(([fact, types]) => given[fact] !== undefined && !types.includes(type ?? ''))
    .map(([fact]) => fact);
}

/** @throws CardwrightError `plugin-invalid` for a card with a fact that only cards of other types have, with the path */
export function refuseFactsOfOthers(cards: readonly object[], facts: FactsOfTypes): void {
  for (const [i, card] of cards.entries()) {
    const [fact] = factsOfOthers(card, facts);
    if (fact === undefined) continue;
    const { type } = card as { readonly type?: string };
    const at = `cards[${i}].${fact}`;
    throw new CardwrightError('plugin-invalid', `At \`${at}\`: a card of type “${type}” has no “${fact}”.`, {
      at,
      fix: 'Leave it out, or correct the type.',
    });
  }
}
