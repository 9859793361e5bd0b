import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Effect, KeywordGrant } from './effect.ts';
import type { EventPattern, TurnPattern } from './event-pattern.ts';

/** How often an ability can be used each turn. */
export type Limit = 'once-per-turn' | { readonly timesPerTurn: number };

interface Named {
  /** Story name; no meaning in the rules beyond reference. */
  readonly name?: string;
}

/** A keyword line. */
export interface KeywordAbility extends Named, KeywordGrant {
  readonly kind: 'keyword';
}

/** "When(ever) …, if …, …". Several patterns: any of them ("when you play … and whenever … attacks"). */
export interface TriggeredAbility extends Named {
  readonly kind: 'triggered';
  readonly on: readonly (EventPattern | TurnPattern)[];
  /** Condition that must hold for it to trigger ("During your turn, whenever …"). */
  readonly during?: Condition;
  /** Intervening condition, checked when the ability resolves ("if …," after the trigger). */
  readonly if?: Condition;
  /** "Once during your turn", "the first time each turn". */
  readonly limit?: Limit;
  readonly effects: readonly Effect[];
}

/** "[Cost] — [Effect]". */
export interface ActivatedAbility extends Named {
  readonly kind: 'activated';
  readonly costs: readonly Cost[];
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly effects: readonly Effect[];
}

/** Static ability: applies for as long as its source stays where the ability functions and the condition holds. */
export interface StaticAbility extends Named {
  readonly kind: 'static';
  readonly while?: Condition;
  /** Limit of a payment modifier: "once during your turn, you may pay 1 less to …". */
  readonly limit?: Limit;
  readonly effects: readonly Effect[];
}

/** "If … would …, … instead". */
export interface ReplacementAbility extends Named {
  readonly kind: 'replacement';
  readonly event: EventPattern;
  /** "Would be hurt or destroyed": other events that it replaces, of the same cards and players. */
  readonly or?: readonly EventPattern[];
  readonly if?: Condition;
  /** "Once during your turn, if … would …"; with the first such event only, "the first time each turn …". */
  readonly limit?: Limit;
  readonly instead: readonly Effect[];
}

/** What an action or spell card does when it is played. */
export interface SpellAbility extends Named {
  readonly kind: 'spell';
  readonly effects: readonly Effect[];
}

/** What a piece of card text means. Plain data: compared, stored, printed and bound. */
export type Ability =
  | KeywordAbility
  | TriggeredAbility
  | ActivatedAbility
  | StaticAbility
  | ReplacementAbility
  | SpellAbility;
