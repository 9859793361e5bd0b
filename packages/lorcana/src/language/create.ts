import { createLanguage, type Language } from '@cardwright/dsl';
import { words } from './lexicon/index.ts';
import { phrases, slotLabels } from './phrases/index.ts';

/** What a mod or a set adds to the language. */
export interface LorcanaLanguageOptions {
  /** Names of all cards that texts may speak of ("named Te Kā"); unknown names are still read, with a warning. */
  readonly names?: readonly string[];
}

/** Lorcana's language, with the names of some cards. Making one costs a tenth of a second: keep it. */
export const createLorcanaLanguage = ({ names = [] }: LorcanaLanguageOptions = {}): Language =>
  createLanguage({
    lexicons: names.length === 0 ? [words] : [words, { names: [...new Set(names)] }],
    phrases,
    labels: slotLabels,
    lasting: ['reduce-damage', 'must-choose', 'play-onto'],
  });
