import { nearNames } from '@cardwright/core';
import type { Language } from '@cardwright/dsl';
import type { IndexedPhrase } from './phrase-index.ts';

/** A word of a need, as a game's language knows it. */
export interface NeededWord {
  readonly word: string;
  /** Whether texts may contain it. */
  readonly known: boolean;
  /** What this game says for it, where other games say it so. */
  readonly meant?: string;
  /** Known words that are spelt nearly so. */
  readonly near: readonly string[];
}

/** Says nothing of what is needed. */
const COMMON = new Set(
  'a an and as at by for from in is it of on or that the this to when with you your'.split(' '),
);

const wordsOf = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/[\p{L}\p{N}{}/-]+/gu) ?? []),
];

/** A word without what its number and its tense add: "discards" and "discard", "creatures" and "creature". */
const stemOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ies|es|ed|ing|s|e|y)$/u, '');

/** Each word of a need: whether it is known, and what is said instead. */
export function neededWords(need: string, language: Language): readonly NeededWord[] {
  const words = language.words().map((word) => word.toLowerCase());
  const known = new Set(words.flatMap((word) => [word, ...word.split(' ')]));
  const { misnomers = [] } = language.lexicon;
  return wordsOf(need).map((word): NeededWord => {
    const isKnown = known.has(word);
    const meant =
      misnomers.find(({ said }) => said === word) ??
      (isKnown ? undefined : misnomers.find(({ said }) => stemOf(said) === stemOf(word)));
    return {
      word,
      known: isKnown,
      ...(meant === undefined ? {} : { meant: meant.meant }),
      near: isKnown ? [] : nearNames(word, known),
    };
  });
}

/** How well a text has a word: as it is, in another form, or not at all. */
class Words {
  private readonly words: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;

  constructor(text: string) {
    // Names of rows and slots are words with hyphens between.
    const words = wordsOf(text).flatMap((word) => [word, ...word.split(/[-/{}]+/)]);
    this.words = new Set(words);
    this.stems = new Set(words.map(stemOf));
  }

  has(word: string): number {
    return this.words.has(word) ? 1 : this.stems.has(stemOf(word)) ? 0.8 : 0;
  }
}

/** Of a word that is only spelt nearly so. */
const NEARLY = 0.5;
/** Of a word that examples alone have. */
const SHOWN = 0.5;

/**
 * Phrases that say something of what is needed, the best first: the words themselves count more than others spelt nearly
 * so, those of the phrase more than those of its examples, and rare words more than those that many phrases have.
 */
export function phrasesNear(
  phrases: readonly IndexedPhrase[],
  needed: readonly NeededWord[],
): readonly IndexedPhrase[] {
  const wanted = needed.filter(({ word }) => !COMMON.has(word));
  const texts = phrases.map(({ slot, name, template, examples }) => ({
    own: new Words(`${slot} ${name} ${template}`),
    shown: new Words(examples.join('\n')),
  }));
  const fit = ({ own, shown }: (typeof texts)[number], word: string) =>
    Math.max(own.has(word), SHOWN * shown.has(word));
  const scores = phrases.map(() => 0);
  for (const { word, meant, near } of wanted) {
    const said = [...(meant === undefined ? [word] : [meant])];
    const fits = texts.map((one) =>
      Math.max(
        ...said.map((each) => fit(one, each)),
        ...near.slice(0, 1).map((each) => NEARLY * fit(one, each)),
      ),
    );
    const frequency = fits.filter((one) => one > 0).length;
    const weight = Math.log((phrases.length + 1) / (frequency + 1));
    for (const [i, one] of fits.entries()) scores[i]! += one * weight;
  }
  return phrases
    .map((phrase, i) => ({ phrase, score: scores[i]! }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ phrase }) => phrase);
}
