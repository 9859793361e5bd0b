import type { Ability, Effect } from '@cardwright/core/data';
import type { BuildContext, SplitContext } from '../phrase/define-phrase.ts';
import type { AbilitySyntax, Predicate } from '../syntax/syntax.ts';

/** The context of composing. */
export interface ComposeContext extends BuildContext {
  /** The field that "for each" multiplies in what this phrase builds. */
  scales(phrase: string, effect: Effect): string | undefined;
  /** Whether an effect takes a duration, and makes a static ability without one. */
  lasts(effect: Effect): boolean;
  /** Whether a duration effect modifies payments. */
  pays(effect: Effect): boolean;
  /** Whether a duration effect is about how a card is played. */
  ofPlaying(effect: Effect): boolean;
  /** Actions that need a permission. */
  readonly given: readonly string[];
  /** Whether a predicate's phrase says what must be done, "if able". */
  ifAble(phrase: string): boolean;
  /** What a predicate's phrase omits because the previous clause has it. */
  leavesOut(phrase: string): 'verb' | 'object' | undefined;
  /** Whether the omitted verb is the one that the other phrase begins with. */
  sharesVerb(phrase: string, before: string): boolean;
  /** Whether a predicate's phrase says what its subject makes another do. */
  causes(phrase: string): boolean;
  /** The modal that a predicate's phrase begins with ("can't"): it cannot be an imperative. */
  modalOf(phrase: string): string | undefined;
  /** The possessive in a predicate's phrase. */
  whose(phrase: string): 'your' | 'their' | undefined;
  /** Composes an ability inside quotation marks. */
  quoted: (syntax: AbilitySyntax) => Ability | undefined;
}

/** The context of decomposing. */
export interface DecomposeContext extends SplitContext {
  /**
   * Ways to see an effect, event or condition as predicate and subject: one for each field; only that of `phrase` if
   * given and fitting.
   */
  predicates<T = Effect>(
    slot: 'predicate' | 'event-predicate' | 'condition-predicate' | `past-${string}`,
    value: T,
    phrase?: string,
  ): readonly Predicate<T>[];
  scales(phrase: string, effect: Effect): string | undefined;
  lasts(effect: Effect): boolean;
  ifAble(phrase: string): boolean;
  causes(phrase: string): boolean;
  quoted(ability: Ability): AbilitySyntax | undefined;
}

/** Kernel effects with a duration. */
export const LASTING: ReadonlySet<string> = new Set([
  'modify',
  'grant',
  'cannot-gain',
  'forbid',
  'forbid-player',
  'charge',
  'permit',
  'change-cost',
  'additional-action',
  'enters-with',
  'enters-zone',
  'play-shown',
]);

/** The subset that modifies payments. */
export const PAYING: ReadonlySet<string> = new Set(['change-cost']);

/** Fields that "for each" multiplies by default, in this order. */
export const SCALED = ['count', 'by', 'amount'] as const;
