import type { Plugin } from '@cardwright/core';
import type { CompiledCard, CompiledSet, SetCard } from '../sets/set-types.ts';

/** A card as any game has it: the facts that reading its text and telling of it need. */
export interface KitCard extends SetCard {
  readonly name: string;
  readonly type: string;
}

/** What the cards of a game are, from an entry of a set's file to a set as a plugin. */
export interface KitCards<F extends KitCard = KitCard> {
  /** Types of card that texts may stand on, the usual one first. */
  readonly types: readonly string[];
  /** An entry of a set's file as a card, with what may be left out. Its shape has been checked. */
  toFacts(entry: Readonly<Record<string, unknown>>, set: string): F;
  /** The entry of a card in a set's file, its facts in the order in which they are written. */
  toEntry(card: F): Readonly<Record<string, unknown>>;
  /** The name by which decks find it. */
  fullName(card: F): string;
  /** A set whose texts have been read, as a plugin: loading it parses nothing. */
  defineSet(set: CompiledSet<CompiledCard<F>>): Plugin;
  /** A card to begin a set with, which shows each kind of fact; with this number. */
  sample(set: string, number: number): F;
}
