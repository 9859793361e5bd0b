import type { CardFileErrorCode, CardFileProblem } from './card-file-error.ts';

/**
 * Why an entry of a file is not among its cards: it is another printing of one that is (another frame, another picture);
 * it is of another product and in no deck; it cannot be read.
 */
export type LeftOutKind = 'printing' | 'other-product' | 'refused';

/** An entry of a card file that is not among its cards. Every entry of a file is a card of it or left out. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  /** The file as the user named it, and where in its list of cards. */
  readonly file: string;
  readonly index: number;
  /** What is known of it. */
  readonly set?: string;
  readonly number?: number;
  readonly name?: string;
  /** In words. */
  readonly why: string;
  /** Of a printing: the card that is kept. */
  readonly of?: { readonly set: string; readonly number: number };
  /** Of what is refused: what to mend. */
  readonly code?: CardFileErrorCode;
  readonly problems?: readonly CardFileProblem[];
}
