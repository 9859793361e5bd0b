import type { Ability } from '@cardwright/core';
import type { Resolution } from '@cardwright/core/data';
import type { Span } from '../syntax/syntax.ts';

/**
 * How something was said, where the data can be said in several ways. Plain data, sparse: absent means canonical.
 * Never compared and never bound; the printer may read it, `format` drops it.
 */
export interface Spelling {
  /** Form of each sentence (glue, elided subjects, where conditions stand) in the order of the text. */
  readonly layout?: readonly unknown[];
  /** For a place in the printed tree, which of the candidates that print it was used. */
  readonly choices?: { readonly [path: string]: number };
}

/** Where each part of the data was read: data path (`effects.0.what`) to offsets. The root's path is ''. */
export type Spans = { readonly [path: string]: Span };

/** A token of the clean text. */
export interface TokenView {
  readonly text: string;
  readonly kind: string;
  readonly span: Span;
}

/** One line of text, read. */
export interface ReadAbility {
  readonly ability: Ability;
  readonly spelling: Spelling;
  readonly spans: Spans;
  /** The clean text of the line, without story name and reminder. */
  readonly text: string;
  readonly span: Span;
  /** Reminder texts that stood in this line: kept and checked, not executed. */
  readonly reminders: readonly { readonly text: string; readonly span: Span }[];
  /** What it prints as with its spelling; undefined when some part cannot be printed. */
  readonly printed: string | undefined;
  /** Whether that is `text`: the proof that no word was lost. */
  readonly printsBack: boolean;
  /** What each of its references means. */
  readonly references: readonly Resolution[];
  /** The phrases that it was read with, as `slot/name`, each once in the order of the text. */
  readonly phrases: readonly string[];
}
