import type { Ability, Plugin } from '@cardwright/core';
import type { CardText, Language } from '@cardwright/dsl';
import type { GameName } from '../games/game.ts';
import type { RuleReference } from './rule-reference.ts';

/** A card as any game has it: the facts that reading its text and telling of it need. */
export interface TextCard {
  readonly set: string;
  readonly number: number;
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A game whose card texts are read: everything that check, format, explain, coverage and diff ask of it. */
export interface TextGame<F extends TextCard = TextCard> {
  readonly name: GameName;
  /** The rules that texts are bound to. */
  readonly rules: Plugin;
  /** Types of card that texts may stand on, the usual one first. */
  readonly types: readonly string[];
  /** File of the JSON Schema of its sets. */
  schemaFile(): string;
  /** An entry of a set's file as a card. Its shape has been checked. */
  toFacts(entry: Readonly<Record<string, unknown>>, set: string): F;
  /** The name by which decks find it. */
  fullName(card: F): string;
  toCardText(card: F): CardText;
  /** The language with the words that these cards bring. */
  languageOf(cards: readonly Partial<F>[]): Language;
  /** Cards that are shipped: texts may speak of them. */
  shipped(): readonly Partial<F>[];
  /** The cards as a set, read with this language. */
  toSet(cards: readonly F[], language: Language): Plugin;
  /** The rules of its rulebook that ability data follows, where the game says which. */
  rulesOf(ability: Ability): readonly RuleReference[];
}
