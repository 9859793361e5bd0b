import type { EntryProblem } from '@cardwright/dsl/kit';
import type { CardFileErrorCode } from './card-file-error.ts';

/**
 * Why an entry is left out: a reprint of another entry (other frame or picture), a card of another product that no deck
 * can contain, or an invalid entry.
 */
export type LeftOutKind = 'printing' | 'other-product' | 'refused';

/** An entry that is left out. Every entry of a file is either a card or left out. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  /** The file as the user named it, and where in its list of cards. */
  readonly file: string;
  readonly index: number;
  /** What is known of it. */
  readonly set?: string;
  readonly number?: number;
  readonly name?: string;
  /** The reason in words. */
  readonly why: string;
  /** For a reprint: the card that is kept. */
  readonly of?: { readonly set: string; readonly number: number };
  /** For an invalid entry: what to fix. */
  readonly code?: CardFileErrorCode;
  readonly problems?: readonly EntryProblem[];
}
