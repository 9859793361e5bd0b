import { type CompiledText, compileText, type Language } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';
import { createBinder } from './binder.ts';

/** Reads and binds texts: what coverage, check, format and explain all ask. */
export interface Compiler {
  readonly language: Language;
  compile(card: CardFacts): CompiledText;
  /** Reads and prints back without binding: what the text says, whether or not a game can play it. */
  read(card: CardFacts): CompiledText;
}

/** Makes a compiler. @param names of the cards that texts may speak of */
export function createCompiler(names: readonly string[]): Compiler {
  const language = createLorcanaLanguage({ names });
  const bind = createBinder();
  return {
    language,
    compile: (card) => compileText(language, toCardText(card), bind),
    read: (card) => compileText(language, toCardText(card)),
  };
}
