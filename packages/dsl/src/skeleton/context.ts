import type { Ability, Effect } from '@cardwright/core';
import type { BuildContext, SplitContext } from '../phrase/define-phrase.ts';
import type { AbilitySyntax, Predicate } from '../syntax/syntax.ts';

/** What composing asks of the language. */
export interface ComposeContext extends BuildContext {
  /** The field that "for each" multiplies in what this phrase makes. */
  scales(phrase: string, effect: Effect): string | undefined;
  /** Whether an effect lasts: takes a duration, and stands in a static ability without one. */
  lasts(effect: Effect): boolean;
  /** Whether an effect that lasts changes what is paid. */
  pays(effect: Effect): boolean;
  /** Whether an effect that lasts says how a card is played. */
  ofPlaying(effect: Effect): boolean;
  /** What the words of a predicate's phrase leave to those before them. */
  leavesOut(phrase: string): 'verb' | 'object' | undefined;
  /** Whether the verb that such a phrase leaves out is the one that another begins with. */
  sharesVerb(phrase: string, before: string): boolean;
  /** The auxiliary that the words of a predicate's phrase begin with ("can't"): no order does. */
  modalOf(phrase: string): string | undefined;
  /** Whose hand or deck the words of a predicate's phrase speak of. */
  whose(phrase: string): 'your' | 'their' | undefined;
  /** Composes an ability inside quotation marks. */
  quoted: (syntax: AbilitySyntax) => Ability | undefined;
}

/** What taking apart asks of the language. */
export interface DecomposeContext extends SplitContext {
  /**
   * Ways to see an effect, event or condition as a predicate and its subject: one for each field; only that of
   * `phrase` when it is given and fits.
   */
  predicates<T = Effect>(
    slot: 'predicate' | 'event-predicate' | 'condition-predicate' | `past-${string}`,
    value: T,
    phrase?: string,
  ): readonly Predicate<T>[];
  scales(phrase: string, effect: Effect): string | undefined;
  lasts(effect: Effect): boolean;
  quoted(ability: Ability): AbilitySyntax | undefined;
}

/** Effects of the kernel that last. */
export const LASTING: ReadonlySet<string> = new Set([
  'modify',
  'grant',
  'cannot-gain',
  'forbid',
  'forbid-player',
  'permit',
  'change-cost',
  'additional-action',
  'enters-with',
  'enters-zone',
  'play-shown',
]);

/** Those of them that change what is paid. */
export const PAYING: ReadonlySet<string> = new Set(['change-cost']);

/** Fields that "for each" multiplies, in this order, when a phrase does not say. */
export const SCALED = ['count', 'by', 'amount'] as const;
