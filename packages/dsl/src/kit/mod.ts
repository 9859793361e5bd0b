import type { Plugin } from '@cardwright/core';
import type { LanguageAddition } from './language.ts';
import type { Telling } from './telling.ts';

/**
 * What is put on top of a game from outside, as one object: rules for the kernel, words and rows of the grammar for its
 * texts, and how both are told. Tools take a game with its mods, so that a text of a mod is read, played and told as the
 * game's own are.
 */
export interface Mod {
  /** What messages call it; unique among the mods of a game. */
  readonly name: string;
  /** What it brings to the rules: keywords, effects, ways of playing, changed numbers. Attached behind the game's own. */
  readonly rules?: Plugin | readonly Plugin[];
  /** What it brings to the language: words, forms of keywords, phrases. */
  readonly language?: LanguageAddition;
  /** How its events and questions are told; the game's own messages stay. */
  readonly telling?: Partial<Pick<Telling, 'eventMessages' | 'promptMessages' | 'keywordTexts'>>;
}

/** Declares a mod; type-checked now, looked at when a game is made with it. */
export function defineMod(mod: Mod): Mod {
  return mod;
}
