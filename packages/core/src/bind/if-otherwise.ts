import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardsOf, Test } from '../model/ability-part.ts';
import { spokenOtherwise } from '../reference/meaning.ts';
import { sharedChoice } from '../reference/spoken.ts';
import { askedOfEachCard, severalAskedOf } from './asked-of-card.ts';
import type { Binder } from './binder.ts';
import { produceAsked, produceOpponents } from './produce.ts';
import type { Producer } from './producer.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { isSet } from './slot-values.ts';
import { bindChoiceFirst } from './split-choice.ts';

/** The effects of a branch, with their first choice hoisted above the branch. */
function hoistChoice(
  binder: Binder,
  effects: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
): readonly Effect[] {
  const [first, ...rest] = effects;
  if (first === undefined || sharedChoice(effects, otherwise) === null) return effects;
  return [bindChoiceFirst(binder, first).effect, ...rest];
}

/** Adds what happens where a "may" was declined or could not be done. */
export function bindOtherwise(b: Binder, done: Test, otherwise: readonly Effect[]): void {
  const end = b.label();
  b.unless((s, scope) => !done(s, scope), end);
  b.effects(otherwise);
  b.place(end);
}

/** Whether the effects end in one that a player may decline. */
const isOptional = (effects: readonly Effect[]): boolean => effects.at(-1)?.do === 'may';

/** "If they are hurt, [A] them", of several cards: asked of each, and done to those of which it is true. */
function bindForEach(b: Binder, condition: Condition, effects: readonly Effect[], all: Producer): Test {
  const { asked, look } = askedOfEachCard(b, all, () => b.condition(condition));
  const those: CardsOf = (s, scope) =>
    all.list(s, scope).filter((ref) => {
      look(ref);
      return asked(s, scope);
    });
  const kept = b.keep(those);
  const end = b.label();
  b.producers.push({ ...all, list: kept });
  b.unless((s, scope) => kept(s, scope).length > 0, end);
  b.effects(effects);
  b.place(end);
  const { done } = b;
  b.done = (s, scope) => kept(s, scope).length > 0 && done?.(s, scope) === true;
  return (s, scope) => those(s, scope).length > 0;
}

/**
 * "If …, [A]. Otherwise, [B]."
 *
 * @param preferred how many cards, of those spoken of last, are meant rather than what the condition brings up
 */
export function bindIf(b: Binder, e: Extract<Effect, { do: 'if' }>, preferred = 0): Test {
  const { otherwise, answers } = e;
  const several =
    otherwise === undefined && answers === undefined ? severalAskedOf(b, e.condition, e.effects) : undefined;
  if (several !== undefined) return bindForEach(b, e.condition, e.effects, several);
  const test = b.condition(e.condition);
  const first = b.producers.length - preferred;
  produceAsked(b, e.condition, false);
  b.producers.push(...b.producers.splice(first, preferred));
  const asked = b.producers.length - preferred;
  produceOpponents(b, e.condition, e.effects);
  const slot = b.slot<boolean>();
  const holds: Test = isSet(slot);
  b.step((m) => {
    m.frame.set(slot, test(m.state, m.frame));
    return m.next();
  });
  const effects = hoistChoice(b, e.effects, otherwise);
  const { done: before } = b;
  const spoken = b.producers.length;
  const not = b.label();
  const end = b.label();
  /** Binds the effects of one branch; its "done" test is null if nothing determines it. */
  const bind = (list: readonly Effect[]) => {
    b.done = before;
    const possible = b.effects(list);
    return { possible, done: b.done === before ? null : b.done };
  };
  b.unless(holds, not);
  const then = bind(effects);
  let other: ReturnType<typeof bind> | null = null;
  if (otherwise !== undefined) {
    const { done } = then;
    // "You may …. Otherwise" answers the choice as well: it was declined, or could not be done.
    if (answers === undefined && isOptional(effects) && done !== null)
      b.unless((s, scope) => !done(s, scope), end);
    // "Repeat this effect" jumps back: no fall-through.
    else if (effects.at(-1)?.do !== 'start-over') b.jump(end);
    b.producers.length = spoken;
    b.producers.splice(first, asked - first, ...spokenOtherwise(b.producers.slice(first, asked)));
    b.place(not);
    other = bind(otherwise);
  }
  if (other === null) b.place(not);
  b.place(end);
  b.done =
    then.done === null && (other === null || other.done === null)
      ? before
      : (s, scope) => (holds(s, scope) ? then : other)?.done?.(s, scope) === true;
  return (s, scope) => {
    const which = test(s, scope) ? then : other;
    return which !== null && (which.possible === null || which.possible(s, scope));
  };
}

export const ifEffect: EffectRow = defineEffect('if', { resolve: (e, b) => bindIf(b, e) });
