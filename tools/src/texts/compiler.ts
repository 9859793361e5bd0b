import { type Bind, type CompiledText, compileText, type Language } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { createBinder } from './binder.ts';
import type { TextGame } from './text-game.ts';

/** Reads and binds texts: what coverage, check, format and explain all ask. */
export interface Compiler<F extends KitCard = KitCard> {
  readonly game: TextGame<F>;
  readonly language: Language;
  readonly bind: Bind;
  compile(card: F): CompiledText;
  /** Reads and prints back without binding: what the text says, whether or not a game can play it. */
  read(card: F): CompiledText;
}

/** Makes a compiler. @param cards that texts may speak of, for the words that they bring */
export function createCompiler<F extends KitCard>(
  game: TextGame<F>,
  cards: readonly Partial<F>[],
): Compiler<F> {
  const language = game.languageOf(cards);
  const bind = createBinder(game.rules);
  return {
    game,
    language,
    bind,
    compile: (card) => compileText(language, game.toCardText(card), bind),
    read: (card) => compileText(language, game.toCardText(card)),
  };
}
