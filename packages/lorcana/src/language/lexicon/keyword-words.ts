import type { KeywordWord, Lexicon } from '@cardwright/dsl';

/**
 * A keyword as Lorcana's texts speak of it: characters have it unless it says otherwise, songs if actions have it, and without
 * its number it may be mentioned ("characters with Challenger") but not stand on a card.
 */
export function spokenOf(word: KeywordWord): KeywordWord {
  const { forms, bearers = ['character'] } = word;
  const bare = forms.includes('none');
  return {
    ...word,
    ...(bare ? {} : { forms: [...forms, 'none' as const], spokenBare: true }),
    bearers: bearers.includes('action') && !bearers.includes('song') ? [...bearers, 'song'] : bearers,
  };
}

/** The words of a mod or a set. */
export const wordsOf = (lexicon: Lexicon): Lexicon =>
  lexicon.keywords === undefined ? lexicon : { ...lexicon, keywords: lexicon.keywords.map(spokenOf) };
