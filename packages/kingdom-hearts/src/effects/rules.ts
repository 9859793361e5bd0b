import {
  type Binder,
  type CardSelector,
  cardOf,
  controller,
  defineEffect,
  type EffectRow,
  isCurrent,
  type ReadonlyState,
  type Scope,
  type Test,
} from '@cardwright/core';
import { hostOf } from '../table/areas.ts';

/** Whether every one of some cards, or of the things joined by "and", is there. */
function allThere(b: Binder, what: CardSelector): Test {
  if (what.pick === 'both') {
    const tests = what.of.map((part) => allThere(b, part));
    return (s, scope) => tests.every((test) => test(s, scope));
  }
  const list = b.list(what);
  return (s, scope) => list(s, scope).some((ref) => controller.get(s, cardOf(ref)) === scope.controller);
}

/** Whether a player is at the World that is the source of a text. */
export function isAtSource(state: ReadonlyState, player: number, scope: Scope): boolean {
  return (
    isCurrent(state, scope.source) && controller.get(state, cardOf(scope.source)) === hostOf(state, player)
  );
}

/** Effects that change a rule of the game. */
export const ruleEffects: readonly EffectRow[] = [
  defineEffect('cooperate', {
    whilePlayed: () => true,
    part: (e, b) => ({ kind: 'play-only-if', data: allThere(b, e.with) }),
  }),
  defineEffect('play-only-if', {
    whilePlayed: () => true,
    part: (e, b) => ({ kind: 'play-only-if', data: b.condition(e.condition) }),
  }),
  defineEffect('equip-only', {
    whilePlayed: () => true,
    part: (e, b) => ({ kind: 'equip-only', applies: b.cardTest(e.filter) }),
  }),
  defineEffect('half-power', {
    part: (e, b) => ({ kind: 'half-power', applies: b.standingTest(e.what) }),
  }),
  defineEffect('limit-friends', {
    part: (e, b) => ({ kind: 'limit-friends', players: b.playerTest(e.player), amount: () => e.count }),
  }),
  defineEffect('forbid-here', {
    part: (e, b) => ({
      kind: 'forbid',
      action: b.action('play'),
      applies: b.cardTest(e.cards),
      players: (s, player, scope) => isAtSource(s, player, scope),
    }),
  }),
];
