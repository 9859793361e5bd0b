import type { CompiledText } from '@cardwright/core/data';

/** What the pipeline of sets asks of a card of any game. */
export interface SetCard {
  /** Code of the set. */
  readonly set: string;
  readonly number: number;
  /** Rules text, one ability a line; empty when the card has none. */
  readonly text: string;
}

/** A set as its author writes it: facts and text (`cards.yaml`). Each card is of the set's own code. */
export interface SetText<Entry> {
  /** The game it is of, for tools that read sets of several. */
  readonly game?: string;
  /** The code that names the set, unique among sets. */
  readonly set: string;
  readonly name: string;
  readonly cards: readonly Entry[];
}

/** A card with its compiled text. */
export type CompiledCard<F extends SetCard> = F & CompiledText;

/** A compiled set, as a set package ships it: loading it parses nothing. */
export interface CompiledSet<C> {
  readonly set: string;
  readonly name: string;
  readonly cards: readonly C[];
}
