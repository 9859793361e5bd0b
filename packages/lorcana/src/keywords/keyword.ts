import type { KeywordName } from '@cardwright/core';
import type { CardType } from '../cards/card-facts.ts';

/** How a keyword is followed by its parameter: not at all, `5`, `+2`, `2 {I}`, or `6` where a cost may stand instead. */
export type KeywordParameter = 'none' | 'number' | 'plus' | 'ink' | 'cost';

/**
 * A keyword as text (CR 8.1.1): a short name for the abilities that its sentences state. `N` in a sentence is the
 * keyword's own number, `NAME` the name of the card that has it.
 */
export interface Keyword {
  readonly name: KeywordName;
  /** As it is printed. */
  readonly word: string;
  readonly parameter: KeywordParameter;
  /** Words that may stand before it ("Universal Shift"). */
  readonly variants?: readonly string[];
  /** Types whose cards can have it; characters where it does not say. */
  readonly bearers?: readonly CardType[];
  /** It works where the card is not in play, being a way of playing it: there alone, or there too. */
  readonly beyondPlay?: 'only' | 'also';
  /** Whether several instances add up ("+N", CR 8.1.2); otherwise the first one counts alone. */
  readonly stacks: boolean;
  /** What it says, one ability an entry; parsed by the same grammar as any card. */
  readonly definition: readonly string[];
  /** Other sentences that print the same, as reminder text of a card that gains it. */
  readonly reminders?: readonly string[];
  /** Further wordings in which cards remind of it; `COST` is a cost in words, `KIND` a classification. */
  readonly wordings?: readonly string[];
  /** Why a registered rule does (part of) the work, where a sentence cannot say all of it. */
  readonly rule?: string;
}

/** Declares a keyword; checked by the compiler, nothing happens at run time. */
export const defineKeyword = (keyword: Keyword): Keyword => keyword;
