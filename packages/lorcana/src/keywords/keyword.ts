import type { KeywordName } from '@cardwright/core/data';
import type { CardType } from '../cards/card-facts.ts';

/** How a keyword is followed by its parameter: not at all, `5`, `+2`, `2 {I}`, or `6` where a cost may stand instead. */
export type KeywordParameter = 'none' | 'number' | 'plus' | 'ink' | 'cost';

/**
 * A keyword as text (CR 8.1.1): a short name for the abilities in its sentences. `N` in a sentence is the keyword's
 * number, `NAME` the name of its card.
 */
export interface Keyword {
  readonly name: KeywordName;
  /** As it is printed. */
  readonly word: string;
  readonly parameter: KeywordParameter;
  /** Qualifiers that may precede it ("Universal Shift"). */
  readonly variants?: readonly string[];
  /** Words that may precede it, too: any classification, any type that stays in play. */
  readonly variantsOf?: readonly ('classification' | 'type')[];
  /** Types whose cards can have it; characters by default. */
  readonly bearers?: readonly CardType[];
  /** It is an ability that is used, so that the word is a verb, too ("Boost a character"). */
  readonly verb?: true;
  /** It functions out of play, as a way to play its card: only there, or there too. */
  readonly beyondPlay?: 'only' | 'also';
  /** Whether instances add up ("+N", CR 8.1.2); otherwise only the first counts. */
  readonly stacks: boolean;
  /** Its sentences, one ability per entry; parsed with the same grammar as any card. */
  readonly definition: readonly string[];
  /** Alternative sentences, as reminder text of a card that gains it. */
  readonly reminders?: readonly string[];
  /** Further wordings of its reminder text; `COST` is a cost in words, `KIND` a classification. */
  readonly wordings?: readonly string[];
  /** Why a registered rule does (part of) the work: what no sentence can express. */
  readonly rule?: string;
}

/** Declares a keyword; type-checked, an identity function at run time. */
export const defineKeyword = (keyword: Keyword): Keyword => keyword;
