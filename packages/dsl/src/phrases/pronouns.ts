/** Pronouns by antecedent. */
import type { CardFacts, SplitContext } from '../phrase/define-phrase.ts';

type Pronoun = NonNullable<CardFacts['pronoun']>;

/** The pronouns that fit a reference, best first. */
export function pronouns(
  reference: unknown,
  { facts, pronounsOf }: SplitContext,
  all: readonly Pronoun[],
): { pronoun: Pronoun }[] {
  const right = pronounsOf?.(reference) ?? ['they', facts.pronoun ?? 'it', ...all];
  return [...new Set(right)].filter((one) => all.includes(one)).map((pronoun) => ({ pronoun }));
}
