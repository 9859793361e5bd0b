import type { CardsOf, NumberOf } from '../model/ability-part.ts';
import type { Frame } from '../model/frame.ts';

/** What an effect actually achieved, for "this way" and "that many". */
export interface Achieved {
  /** What the number counts. */
  readonly unit: string;
  readonly number: NumberOf;
  /** The cards affected, by deed ("discarded this way"); null if the text does not refer to them. */
  readonly cards?: (deed: string) => CardsOf | null;
  /** Forgets it, before another player does the same or does not. */
  readonly clear?: (frame: Frame) => void;
}
