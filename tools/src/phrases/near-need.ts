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

/** Each word of a need: whether it is known, and what is said instead. */
export function neededWords(need: string, language: Language): readonly NeededWord[] {
  const words = language.words().map((word) => word.toLowerCase());
  const known = new Set(words.flatMap((word) => [word, ...word.split(' ')]));
  const { misnomers = [] } = language.lexicon;
  return wordsOf(need).map((word): NeededWord => {
    const meant = misnomers.find(({ said }) => said === word)?.meant;
    return {
      word,
      known: known.has(word),
      ...(meant === undefined ? {} : { meant }),
      near: known.has(word) ? [] : nearNames(word, known),
    };
  });
}

/**
 * Phrases that say something of what is needed: those with the most of its words first, in their name or template before
 * their examples.
 */
export function phrasesNear(
  phrases: readonly IndexedPhrase[],
  needed: readonly NeededWord[],
): readonly IndexedPhrase[] {
  const wanted = needed
    .filter(({ word }) => !COMMON.has(word))
    .map(({ word, meant, near }) => [word, ...(meant === undefined ? [] : [meant]), ...near.slice(0, 1)]);
  const scored = phrases.map((phrase) => {
    const own = `${phrase.slot}/${phrase.name} ${phrase.template}`.toLowerCase();
    const shown = phrase.examples.join('\n').toLowerCase();
    const score = wanted.reduce((sum, words) => {
      if (words.some((word) => own.includes(word))) return sum + 2;
      return sum + (words.some((word) => shown.includes(word)) ? 1 : 0);
    }, 0);
    return { phrase, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ phrase }) => phrase);
}
