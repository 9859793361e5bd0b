import type { Ability, Resolution } from '@cardwright/core/data';
import type { Span } from '../syntax/syntax.ts';

/**
 * Spelling: how something was said, if the data can be said in several ways. Plain data, sparse: absent means
 * canonical. Never compared or bound; the printer can use it, `format` drops it.
 */
export interface Spelling {
  /** Shape of each sentence (glue, omitted subjects, positions of conditions) in text order. */
  readonly layout?: readonly unknown[];
  /** By path in the printed tree: the candidate that was used. */
  readonly choices?: { readonly [path: string]: number };
}

/** Source map: data path (`effects.0.what`) to offsets. The root's path is ''. */
export type Spans = { readonly [path: string]: Span };

/** A token of the clean text. */
export interface TokenView {
  readonly text: string;
  readonly kind: string;
  readonly span: Span;
}

/** One line of text after reading. */
export interface ReadAbility {
  readonly ability: Ability;
  readonly spelling: Spelling;
  readonly spans: Spans;
  /** The clean text of the line, without ability name and reminder. */
  readonly text: string;
  readonly span: Span;
  /** Reminder texts of this line: kept and checked, not executed. */
  readonly reminders: readonly { readonly text: string; readonly span: Span }[];
  /** What it prints as with its spelling; undefined if some part cannot be printed. */
  readonly printed: string | undefined;
  /** Whether that equals `text`: the proof that no word was lost. */
  readonly printsBack: boolean;
  /** Each reference with its antecedent. */
  readonly references: readonly Resolution[];
  /** The phrases used, as `slot/name`, without duplicates, in text order. */
  readonly phrases: readonly string[];
}
