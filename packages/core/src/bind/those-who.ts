import type { Condition } from '../ability/condition.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import { mapParts } from '../ability/walk.ts';
import type { NumberOf, PlayersOf, Test } from '../model/ability-part.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import type { Binder } from './binder.ts';
import { actingSeat } from './only-one.ts';

/**
 * Binds something about "that player", to be evaluated for one player after the other. The current player is set right
 * before each evaluation and never kept.
 */
export function askedOfEach<T>(
  binder: Binder,
  bind: () => T,
  said: object | null = binder.subjectData,
): { readonly asked: T; look(player: number): void } {
  let looking: readonly number[] = [];
  const { subject, subjectData } = binder;
  binder.subject = () => looking;
  binder.subjectData = said;
  const asked = bind();
  binder.subject = subject;
  binder.subjectData = subjectData;
  return {
    asked,
    look(player) {
      looking = [player];
    },
  };
}

/** A copy with "that player" substituted for the given players. */
export function ofThatPlayer<T>(part: T, who: string): T {
  return mapParts(part, (inner) => (inner['who'] === who ? { who: 'that-player' } : undefined));
}

/** The subset of players for whom the condition holds. */
export function bindThoseWho(binder: Binder, selector: PlayerSelector & { who: 'those-who' }): PlayersOf {
  const players = binder.players(selector.among);
  const { asked, look } = askedOfEach(binder, () => bindTrait(binder, selector.if), selector);
  return (s, scope) =>
    players(s, scope).filter((player) => {
      look(player);
      return asked(s, scope);
    });
}

/** "Who does", "who doesn't": evaluated per player, not for the last one only. */
function bindTrait(binder: Binder, condition: Condition): Test {
  const done = condition.if === 'not' ? condition.condition : condition;
  const { doneBy, subject } = binder;
  if (done.if !== 'done' || doneBy === null || subject === null) return binder.condition(condition);
  const wanted = condition.if === 'done';
  const who = actingSeat(subject);
  return (s, scope) => doneBy(s, scope).includes(who(s, scope)) === wanted;
}

/** "The player or players with the most": those whom no player exceeds (or undercuts). */
export function bindExtreme(binder: Binder, { is, of }: { is: 'most' | 'fewest'; of: Quantity }): Test {
  const own: NumberOf = binder.number(of);
  const { asked: other, look } = askedOfEach(binder, () => binder.number(of));
  return (s, scope) => {
    const mine = own(s, scope);
    return inTurnOrder(s, 0).every((player) => {
      look(player);
      const theirs = other(s, scope);
      return is === 'most' ? theirs <= mine : theirs >= mine;
    });
  };
}
