import type { Plugin } from '@cardwright/core';
import { createLanguage } from '../language/create-language.ts';
import type { LanguageOptions } from '../language/types.ts';
import { createSetCompiler } from '../verdict/precompile-set.ts';
import type { KitLanguage } from './language.ts';
import type { PlainCard } from './plain-card.ts';
import { plainWords } from './plain-words.ts';
import type { KitCards } from './sets.ts';

/**
 * The language of a game whose cards bring their names and classifications as words. What its lexicons say nothing of has the
 * words that follow from the plugin. Loads the parser.
 */
export function readCards<F extends PlainCard>(
  plugin: Plugin,
  options: LanguageOptions,
  { toFacts }: Pick<KitCards<F>, 'toFacts'>,
): KitLanguage<F> {
  const plain = plainWords(plugin, options.lexicons);
  const languageOf: KitLanguage<F>['languageOf'] = (cards, { lexicons = [], phrases = [] } = {}) => {
    const names = [...new Set(cards.flatMap(({ name }) => name ?? []))];
    const classifications = [...new Set(cards.flatMap((card) => card.classifications ?? []))];
    return createLanguage({
      ...options,
      lexicons: [...options.lexicons, plain, ...lexicons, { names, classifications }],
      phrases: [...options.phrases, ...phrases],
    });
  };
  const toCardText: KitLanguage<F>['toCardText'] = ({ text, type, name, pronoun = 'it' }) => ({
    text,
    type,
    name,
    pronoun,
  });
  return {
    languageOf,
    toCardText,
    phrases: options.phrases,
    ...createSetCompiler<F, Readonly<Record<string, unknown>>>({
      toFacts,
      toCardText,
      languageOf: (cards) => languageOf(cards as readonly Partial<F>[]),
    }),
  };
}
