/** Keywords as verbs: using the ability of a keyword by an effect. */

import type { ActivatedAbility } from '../ability/ability.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { BoundAbility, CardTest } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import type { Keyword } from '../model/names.ts';
import { activated } from '../model/noted-events.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { hasKeyword } from '../queries/keywords.ts';
import { wasUsed } from '../queries/was-used.ts';
import { compileAbility } from './ability.ts';
import type { Binder } from './binder.ts';
import { type CanBeDoneTo, UNKNOWN } from './can-be-done-to.ts';
import { selectorPossible } from './feasible.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { numberIn } from './slot-values.ts';

/** The activated ability in a keyword's definition. @throws CardwrightError `ability-invalid` if it has none */
function abilityOf(b: Binder, keyword: Keyword): BoundAbility & { readonly data: ActivatedAbility } {
  for (const ability of b.kernel.abilitiesOfKeyword(keyword))
    if (ability.data.kind === 'activated')
      return ability as BoundAbility & { readonly data: ActivatedAbility };
  const message = `“${keyword.name}” is no ability that is used, so no verb.`;
  throw new CardwrightError('ability-invalid', message, {
    ability: b.id,
    fix: 'Say what is done.',
  });
}

export const useKeyword: EffectRow = defineEffect('use-keyword', {
  resolve: (e, b) => {
    const { kernel } = b;
    const keyword = b.keywordNamed(e.keyword);
    const ability = abilityOf(b, keyword);
    const { effects } = ability.data;
    const program = e.free
      ? compileAbility(kernel, b.nextId(), { kind: 'spell', effects }, { keyword }).program!
      : ability.program!;
    const data = { costs: [] as string[], keyword: keyword.name };
    const can: CardTest = (s, card) => {
      if (!hasKeyword(kernel, s, card, keyword)) return false;
      if (e.free) return true;
      const scope = scopeOf(s, card);
      return (
        !wasUsed(s, ability.id, scope.source, ability.usesPerTurn ?? Number.POSITIVE_INFINITY) &&
        ability.costs.every((cost) => cost.payable(s, scope))
      );
    };
    const usable: CanBeDoneTo = (s, scope, ref) =>
      ref === UNKNOWN || (kernel.isHere(s, ref) && can(s, cardOf(ref), scope));
    const possible = selectorPossible(b, e.what, usable);
    b.forEachPlayer(e.player, (player) => {
      const chosen = b.cards(e.what, (s, scope) => [player(s, scope)], { only: can });
      const cards = b.keep((s, scope) =>
        chosen(s, scope).filter((ref) => kernel.isHere(s, ref) && can(s, cardOf(ref), scope)),
      );
      const next = b.slot<number>();
      const at = numberIn(next);
      const again = b.label();
      const end = b.label();
      b.step((m) => {
        m.frame.set(next, 0);
        return m.next();
      });
      b.place(again);
      b.unless((s, scope) => at(s, scope) < cards(s, scope).length, end);
      // What is paid for notes its use itself.
      b.step((m) => {
        const { state, frame } = m;
        if (!e.free) return m.next();
        const card = cards(state, frame)[frame.get(next)]!;
        return m.emit([activated.of(player(state, frame), { card, data })]);
      });
      b.step((m) => {
        const { state, frame } = m;
        const card = cards(state, frame)[frame.get(next)]!;
        frame.set(next, frame.get(next) + 1);
        return m.push(program, [card, 0], card, player(state, frame));
      });
      b.step((m) => m.goto(again));
      b.place(end);
    });
    return possible;
  },
});

function scopeOf(state: ReadonlyState, card: number): Scope {
  const source = refOf(state, card);
  return { source, controller: controller.get(state, card), slots: [], event: null };
}
