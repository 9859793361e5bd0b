import type { Bind, CardText, Language } from '../language/types.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Phrase } from '../phrase/define-phrase.ts';
import type { CompiledCard, CompiledSet, SetText } from '../sets/set-types.ts';
import type { KitCard } from './sets.ts';

/** What a language has besides a game's own: words, with the forms of keywords, and rows of the grammar. */
export interface LanguageAddition {
  readonly lexicons?: readonly Lexicon[];
  readonly phrases?: readonly Phrase[];
}

/** The language of a game's card texts. */
export interface KitLanguage<F extends KitCard = KitCard> {
  /** The language with the words that these cards bring: their names, as a rule. @param addition words and rows of mods */
  languageOf(cards: readonly Partial<F>[], addition?: LanguageAddition): Language;
  /** A card as the language asks for it: its text and the facts that words depend on. */
  toCardText(card: F): CardText;
  /** The rows of the grammar that are the game's own. */
  readonly phrases: readonly Phrase[];
  /** Reads the text of one card; see `SetCompiler`. */
  precompileCard(language: Language, card: F, bind?: Bind): CompiledCard<F>;
  /** Reads a whole set; see `SetCompiler`. */
  precompileSet(
    set: SetText<Readonly<Record<string, unknown>>>,
    language?: Language,
    bind?: Bind,
  ): CompiledSet<CompiledCard<F>>;
}
