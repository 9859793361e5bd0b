/** The law of print priority: where two phrases print the same, it is said which of them does. */
import type { Language } from '../language/types.ts';

/**
 * The pairs of phrases that print the same part of one of some texts with nothing said of which does so: neither yields
 * to the other (`yieldsTo`, by way of others too) nor is only one of them usual. A line for each pair; without texts,
 * the examples of all phrases are asked.
 */
export function checkPriorities(
  language: Language,
  texts: readonly string[] = language.phrases.flatMap(({ examples = [] }) => examples as readonly string[]),
): string[] {
  const yields = new Map<string, readonly string[]>();
  for (const { slot, name, yieldsTo } of language.phrases)
    if (yieldsTo) yields.set(`${slot}/${name}`, yieldsTo);
  const yieldsTo = (slot: string, name: string, other: string): boolean =>
    (yields.get(`${slot}/${name}`) ?? []).some((one) => one === other || yieldsTo(slot, one, other));
  const problems = new Set<string>();
  for (const text of texts)
    for (const { ability } of language.parse(text).abilities)
      for (const { slot, phrases } of language.rivals(ability))
        for (const [i, first] of phrases.entries())
          for (const { name, usual } of phrases.slice(i + 1))
            if (usual === first.usual && !yieldsTo(slot, name, first.name))
              problems.add(`${slot}/${name} does not yield to ${first.name}: “${text}”`);
  return [...problems];
}
