import type { CardFilter } from '../ability/filter.ts';
import type { CardSelector } from '../ability/selector.ts';
import { canBeDone } from '../events/undone.ts';
import type { CardsOf, NumberOf, Test } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';
import { type CanBeDoneTo, UNKNOWN } from './can-be-done-to.ts';
import { proposal } from './emit-events.ts';
import { actingSeat } from './only-one.ts';
import { isPaying } from './paying.ts';
import type { Producer } from './producer.ts';
import { meantBefore } from './references.ts';
import { bindChoice, bindHidden } from './selectors.ts';

/** Builds the event that an effect would propose for a card. */
type Propose = (state: ReadonlyState, scope: Scope, ref: CardRef, player: number) => GameEvent;

/**
 * Whether the event that an effect would propose could happen to a card.
 * @param isThere where the card must be to be proposed at all
 */
export function canHappenTo(binder: Binder, isThere: CanBeDoneTo, propose: Propose): CanBeDoneTo {
  const { kernel } = binder;
  const inFull = binder.inFull || isPaying(binder);
  const who = actingSeat(binder.subject);
  return (s, scope, ref) => {
    if (ref === UNKNOWN) return true;
    if (!isThere(s, scope, ref)) return false;
    return canBeDone(kernel, s, proposal(binder, propose(s, scope, ref, who(s, scope))), inFull);
  };
}

/**
 * Feasibility of an effect on the cards of a selector: that it could do anything, or everything where it must be done
 * in full; null if always feasible.
 * @param can feasibility for a single card; any card if absent
 */
export function selectorPossible(binder: Binder, selector: CardSelector, can?: CanBeDoneTo): Test | null {
  // A cost is paid only with cards to which it can be done.
  if (can !== undefined && isPaying(binder)) binder.payable.set(selector, can);
  const meant = can === undefined ? null : yetToBeChosen(binder, selector);
  if (meant?.data !== undefined) binder.payable.set(meant.data as CardSelector, can!);
  return binder.bindFeasibility((inner) => bindPossible(inner, selector, can));
}

/** The antecedent of a selector, if a question assumes it is yet to be chosen. */
function yetToBeChosen(binder: Binder, selector: CardSelector): Producer | null {
  if (binder.supposed === null || selector.pick !== 'ref' || selector.ref.to === 'party') return null;
  const meant = meantBefore(binder, selector.ref, selector.filter ?? []);
  return meant !== undefined && meant !== 'self' && meant.open ? meant : null;
}

/** The filters that the text states about the cards of a selector, whether it chooses them or refers to them. */
export function saidOfCards(binder: Binder, selector: CardSelector): readonly CardFilter[] {
  const said = selector.pick === 'ref' ? yetToBeChosen(binder, selector)?.data : selector;
  return said !== undefined && 'filter' in said
    ? ((said as { filter?: readonly CardFilter[] }).filter ?? [])
    : [];
}

/** Under public knowledge: the candidates as far as everyone knows; null if everyone sees them all. */
export function openlyAmong(
  binder: Binder,
  selector: CardSelector & { pick: 'chosen' | 'some' },
): CardsOf | null {
  const hidden = binder.openly === null ? null : bindHidden(binder, selector);
  if (binder.openly === null || hidden === null) return null;
  binder.openly.hides = true;
  const { known, unseen } = hidden;
  return (s, scope) => {
    const closed = unseen(s, scope);
    return known(s, scope).map((ref) => (closed.includes(ref) ? UNKNOWN : ref));
  };
}

/** Whether enough cards were found, or as many as required where it must be done in full. */
function enough(binder: Binder, found: CardsOf, least: NumberOf, can: CanBeDoneTo | undefined): Test {
  const needed: NumberOf = binder.inFull ? (s, scope) => Math.max(1, least(s, scope)) : () => 1;
  if (can === undefined) return (s, scope) => found(s, scope).length >= needed(s, scope);
  return (s, scope) => {
    let missing = needed(s, scope);
    for (const ref of found(s, scope)) if (can(s, scope, ref) && --missing <= 0) return true;
    return false;
  };
}

/** Cards without a choice: all of them where it must be done in full, else some. */
function allOrSome(binder: Binder, list: CardsOf, least: NumberOf, can: CanBeDoneTo | undefined): Test {
  if (!binder.inFull) return enough(binder, list, least, can);
  return (s, scope) => {
    const cards = list(s, scope);
    if (cards.length < Math.max(1, least(s, scope))) return false;
    return can === undefined || cards.every((ref) => can(s, scope, ref));
  };
}

const ONE: NumberOf = () => 1;

function bindPossible(binder: Binder, selector: CardSelector, can: CanBeDoneTo | undefined): Test | null {
  switch (selector.pick) {
    case 'chosen':
    case 'some': {
      const choice = bindChoice(binder, selector, binder.subject);
      return enough(binder, openlyAmong(binder, selector) ?? choice.candidates, choice.min, can);
    }
    case 'each':
      return allOrSome(binder, binder.list(selector), ONE, can);
    case 'top':
      return allOrSome(binder, binder.list(selector), binder.number(selector.count), can);
    case 'both':
      return can === undefined ? null : bothPossible(binder, selector.of, can);
    default: {
      if (can === undefined) return null;
      const list = binder.list(selector);
      const meant = yetToBeChosen(binder, selector);
      // The candidates are a superset of what will be chosen.
      return meant === null
        ? allOrSome(binder, list, ONE, can)
        : enough(binder, meant.openly ?? list, ONE, can);
    }
  }
}

/**
 * Several selectors joined by "and": one feasible selector suffices, or every one that is chosen or referenced where it
 * must be done in full.
 */
function bothPossible(binder: Binder, parts: readonly CardSelector[], can: CanBeDoneTo): Test {
  const tests = parts.map((part) => {
    const test = bindPossible(binder, part, can);
    // "Chosen beast and all others with the same name": the next selector may refer to this one.
    binder.cards(part);
    return test;
  });
  const holds = (test: Test | null, s: ReadonlyState, scope: Scope): boolean =>
    test === null || test(s, scope);
  const required = tests.filter((_, i) => {
    const part = parts[i]!;
    return part.pick !== 'each' && !('range' in part && part.range.min === 0);
  });
  const { inFull } = binder;
  return (s, scope) =>
    tests.some((test) => holds(test, s, scope)) &&
    (!inFull || required.every((test) => holds(test, s, scope)));
}
