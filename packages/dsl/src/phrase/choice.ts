/** Choices between words in a template, and what each word means. */
import { equal } from '../syntax/equal.ts';
import { PhraseError } from './phrase-error.ts';

type Parts = Readonly<Record<string, unknown>>;

/** For parts that are a choice between words: what `data` and `build` are given for each word, rather than the word. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The words of a choice, as a template writes them. */
export const choice = <W extends string>(words: Readonly<Record<W, unknown>>): JoinedBy<W> =>
  Object.keys(words).join('|') as JoinedBy<W>;

/** Stands for the words in a type: the order in which they are written does not matter there. */
type JoinedBy<W extends string> = `${W}|${W}`;

/** The words of each choice of a template, as rows are given them. */
function choicesOf(template: string): ReadonlyMap<string, readonly string[]> {
  const found = [...template.matchAll(/\{(\w+):([^{}]*\|[^{}]*)\}/g)];
  return new Map(found.map(([, name, words]) => [name!, words!.replaceAll(/[~#]/g, '').split('|')]));
}

/** Refuses meanings of words that the template does not have, and words that mean nothing. @throws PhraseError */
export function checkMeanings(where: string, template: string, words: Meanings): void {
  const choices = choicesOf(template);
  for (const [name, means] of Object.entries(words)) {
    const said = choices.get(name);
    if (!said)
      throw new PhraseError(where, `\`words\` speaks of "${name}", which is no choice between words`);
    for (const word of said)
      if (!Object.hasOwn(means, word))
        throw new PhraseError(where, `\`words\` does not say what "${word}" means`);
    for (const word of Object.keys(means))
      if (!said.includes(word))
        throw new PhraseError(where, `\`words\` has "${word}", which the template has not`);
  }
}

/** The parts with what their words mean. */
export function meant(parts: Parts, words: Meanings): Parts {
  const found: Record<string, unknown> = { ...parts };
  for (const name in words) if (parts[name] !== undefined) found[name] = words[name]![parts[name] as string];
  return found;
}

/** The inverse: each way to say the parts. Words that mean the same are all ways, the first preferred. */
export function worded(split: unknown, words: Meanings): readonly Parts[] | undefined {
  if (!split) return undefined;
  let ways = (Array.isArray(split) ? split : [split]) as readonly Parts[];
  for (const [name, means] of Object.entries(words))
    ways = ways.flatMap((parts) =>
      parts[name] === undefined
        ? [parts]
        : Object.keys(means)
            .filter((word) => equal(means[word], parts[name]))
            .map((word) => ({ ...parts, [name]: word })),
    );
  return ways;
}
