import type { Refusal, TurnActionRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Action } from '../model/names.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { activatedOf } from '../queries/activated.ts';
import { isForbidden } from '../queries/can.ts';
import { scopeOf } from '../queries/spells.ts';
import { wasUsed } from '../queries/was-used.ts';

/** Why an ability cannot be used. */
type Reason = 'used-already' | 'condition' | 'nothing-to-choose' | 'cannot-pay' | 'forbidden';

/** What a game says of using abilities. */
export interface UseRules {
  readonly name: string;
  /** Where the cards are whose abilities can be used. */
  readonly zones: readonly Zone[];
  readonly rule: string;
  /** The rules behind refusals, if others than `rule`. */
  readonly cites?: Readonly<Partial<Record<Reason, string>>>;
  /** The action under which texts forbid it; none do if absent. */
  readonly action?: Action;
  /** Why no ability can be used now; null if some may be. */
  when?(kernel: Kernel, state: ReadonlyState, player: number): Refusal | null;
}

/**
 * The turn action that uses an activated ability of a card: each is a way of it. It is legal within its limit and
 * condition, if what it chooses on announcement is there, and if its costs can be paid.
 */
export function useAction(rules: UseRules): TurnActionRow {
  const { name, zones, rule, cites = {}, action, when } = rules;
  const refusal = (reason: Reason): Refusal => ({ reason, rule: cites[reason] ?? rule });
  const used = refusal('used-already');
  const unmet = refusal('condition');
  const targetless = refusal('nothing-to-choose');
  const unpaid = refusal('cannot-pay');
  const forbidden = refusal('forbidden');
  return {
    name,
    zones,
    rule,
    ways: (kernel, state, _player, card) => activatedOf(kernel, state, card).length,
    wayName: (kernel, state, card, option) => activatedOf(kernel, state, card)[option]!.data.name ?? '',
    check: (kernel, state, player, card, option) => {
      const not = when?.(kernel, state, player) ?? null;
      if (not !== null) return not;
      const { id, usesPerTurn, condition, possible, costs } = activatedOf(kernel, state, card)[option]!;
      const scope = scopeOf(state, player, card);
      if (usesPerTurn !== null && wasUsed(state, id, scope.source, usesPerTurn)) return used;
      if (condition !== null && !condition(state, scope)) return unmet;
      if (possible !== null && !possible(state, scope)) return targetless;
      for (const cost of costs) if (!cost.payable(state, scope)) return unpaid;
      if (action !== undefined && isForbidden(kernel, state, action, player, card, -1)) return forbidden;
      return null;
    },
    program: (kernel, state, card, option) => activatedOf(kernel, state, card)[option]!.program!,
  };
}
