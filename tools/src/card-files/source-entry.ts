import type { z } from 'zod';

/** An entry of a card file in the project's own form, still unchecked, with what its source says of the printing. */
export interface SourceEntry {
  readonly facts: unknown;
  /** What is wrong with it in its source's own form; its facts are not worth a look then. */
  readonly issues?: readonly z.core.$ZodIssue[];
  /** Its id in the source. */
  readonly id?: string;
  /** Id of the printing of which it is one in another frame. */
  readonly printingOf?: string;
  /** Ids of printings of it in other frames. */
  readonly printings?: readonly string[];
  /** The source says that it is in another frame, if not always of which card. */
  readonly inOtherFrame: boolean;
}
