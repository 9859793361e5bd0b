import type { Bind, CardText, Language } from '../language/types.ts';
import type { CompiledCard, CompiledSet, SetCard, SetText } from '../sets/set-types.ts';
import { precompileText } from './precompile.ts';

/** How the sets of a game are read. */
export interface SetReading<F extends SetCard, Entry> {
  /** An entry of the set's file as a card, with what may be left out. */
  toFacts(entry: Entry, set: string): F;
  /** A card as the language asks for it: its text and the facts that words depend on. */
  toCardText(card: F): CardText;
  /** The language with the words that these cards bring. */
  languageOf(cards: readonly NoInfer<Entry>[]): Language;
}

/** What reads the sets of a game: what the build of a set package calls, so that loading it parses nothing. */
export interface SetCompiler<F extends SetCard, Entry> {
  /**
   * Reads the text of one card. What cannot be read is reported in `unsupported`, never dropped; with a binder, also what
   * cannot be played.
   */
  precompileCard(language: Language, card: F, bind?: Bind): CompiledCard<F>;
  /**
   * Reads a whole set.
   *
   * @param set facts and text, as `cards.yaml` has them
   * @param language made with the words that the set's cards bring if absent
   * @param bind a game's binder, so that cards that it cannot play are told as unsupported too
   */
  precompileSet(set: SetText<Entry>, language?: Language, bind?: Bind): CompiledSet<CompiledCard<F>>;
}

/** Makes what reads the sets of a game. */
export function createSetCompiler<F extends SetCard, Entry>({
  toFacts,
  toCardText,
  languageOf,
}: SetReading<F, Entry>): SetCompiler<F, Entry> {
  const precompileCard = (language: Language, card: F, bind?: Bind): CompiledCard<F> => ({
    ...card,
    ...precompileText(language, toCardText(card), bind),
  });
  return {
    precompileCard,
    precompileSet: ({ set, name, cards }, language = languageOf(cards), bind) => ({
      set,
      name,
      cards: cards.map((entry) => precompileCard(language, toFacts(entry, set), bind)),
    }),
  };
}
