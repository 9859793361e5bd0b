import type { Language } from '@cardwright/dsl';

/** A phrase as tools call it: its slot and its name there. */
export const keyOf = ({ slot, name }: { readonly slot: string; readonly name: string }): string =>
  `${slot}/${name}`;

/** The examples of all phrases, each once, with the phrases that each of them is read with. */
export function exampleUses(language: Language): ReadonlyMap<string, readonly string[]> {
  const examples = new Set(
    language.phrases.flatMap((phrase) => (phrase.examples ?? []) as readonly string[]),
  );
  return new Map(
    [...examples].map((example) => [
      example,
      [...new Set(language.parse(example).abilities.flatMap(({ phrases }) => phrases))],
    ]),
  );
}

/** What a text may stand on: some words are read on a card of one type only. */
const CARDS = [{}, { type: 'action' }, { type: 'character' }, { type: 'location' }];

/** What each text is read with, of those that are understood whole. */
export function usesOf(language: Language, texts: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, readonly string[]>();
  for (const text of new Set(texts)) {
    for (const card of CARDS) {
      const { abilities, complete } = language.parse(text, card);
      if (!complete || abilities.length === 0) continue;
      uses.set(text, [...new Set(abilities.flatMap(({ phrases }) => phrases))]);
      break;
    }
  }
  return uses;
}
