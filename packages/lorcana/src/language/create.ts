import { createLanguage, type Language, type Lexicon, type Phrase } from '@cardwright/dsl';
import { words } from './lexicon/index.ts';
import { wordsOf } from './lexicon/keyword-words.ts';
import { objections } from './objections.ts';
import { phrases as own, slotLabels } from './phrases/index.ts';
import { reminders } from './reminders.ts';
import { roles } from './roles.ts';

/** What a mod or a set adds to the language. */
export interface LorcanaLanguageOptions {
  /** Names of all cards that texts may speak of ("named …"); unknown names are still read, with a warning. */
  readonly names?: readonly string[];
  /** Classifications of cards beyond those of the published sets. */
  readonly classifications?: readonly string[];
  /** Further words: keywords, classifications, card types. */
  readonly lexicons?: readonly Lexicon[];
  /** Further rows of the grammar. */
  readonly phrases?: readonly Phrase[];
}

/**
 * Lorcana's language, with the names of some cards and the words and phrases of mods. Creating one takes a tenth of a
 * second: keep it.
 */
export const createLorcanaLanguage = ({
  names = [],
  classifications = [],
  lexicons = [],
  phrases = [],
}: LorcanaLanguageOptions = {}): Language =>
  createLanguage({
    lexicons: [
      words,
      ...lexicons.map(wordsOf),
      { names: [...new Set(names)], classifications: [...new Set(classifications)] },
    ],
    phrases: [...own, ...phrases],
    labels: slotLabels,
    roles,
    objections,
    reminders,
    given: [
      'challenge-while-drying',
      'quest-while-drying',
      'sing-while-drying',
      'move-for-free',
      'play-from-under',
      'play-elsewhere',
      'ink-elsewhere',
    ],
    lasting: ['reduce-damage', 'must-choose', 'play-onto', 'keep-stat', 'ready-at-most'],
  });
