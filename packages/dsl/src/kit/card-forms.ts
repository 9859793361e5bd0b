import type { KitCard } from './sets.ts';

/** A problem of an entry of a card file. */
export interface EntryProblem {
  readonly message: string;
  /** Path in the list of cards: index and keys. Absent for a problem of the whole file. */
  readonly path?: readonly (string | number)[];
  /** Offset in the text, if it cannot be parsed. */
  readonly offset?: number;
  readonly suggestion?: string;
  readonly help?: string;
}

/** An entry of a card file in the game's own form, still unchecked, with what its source says of the printing. */
export interface SourceEntry {
  readonly facts: unknown;
  /** What is wrong with it in its source's own form, for `check`; its facts are not worth a look then. */
  readonly issues?: unknown;
  /** Its id in the source. */
  readonly id?: string;
  /** Id of the printing of which it is one in another frame. */
  readonly printingOf?: string;
  /** Ids of printings of it in other frames. */
  readonly printings?: readonly string[];
  /** The source says that it is in another frame, if not always of which card. */
  readonly inOtherFrame: boolean;
}

/** The forms in which public files have the cards of a game. */
export interface CardForms<F extends KitCard = KitCard> {
  /** The code by which a set is known here, from what a file calls it. */
  setCode(written: string): string;
  /** An entry in the game's own form, in whichever form it is given. @param set the file's code for its set */
  toEntry(card: unknown, set: string | undefined): SourceEntry;
  /** The card, or what is wrong with it, one entry for each fault. @param index of the entry, for places */
  check(entry: SourceEntry, index: number): { readonly card?: F; readonly problems: readonly EntryProblem[] };
  /** Why an entry is of another product and in no deck; undefined for a card. */
  otherProduct(facts: unknown): string | undefined;
  /** Whether a card is a printing in a frame that is never a card's only one, unless a file has no other. */
  isInOtherFrame(card: F): boolean;
  /** Whether two cards say the same of what matters in a game. */
  samePlay(a: F, b: F): boolean;
}
