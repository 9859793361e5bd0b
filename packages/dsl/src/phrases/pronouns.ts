/** Pronouns by what they stand for. */
import type { SplitContext } from '../phrase/define-phrase.ts';

/** Pronouns that may stand for a reference, the right one first. */
export function pronouns(
  reference: unknown,
  { facts, pronounOf }: SplitContext,
  all: readonly string[],
): { pronoun: string }[] {
  const right = pronounOf?.(reference);
  const first = [...(right ? [right] : ['they']), 'they', facts.pronoun ?? 'it'].filter((one) =>
    all.includes(one),
  );
  return [...new Set([...first, ...all])].map((pronoun) => ({ pronoun }));
}
