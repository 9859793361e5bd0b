import type { Effect } from '../ability/effect.ts';
import type { NumberOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import type { Slot } from '../model/slots.ts';
import { announcedFor } from './announced.ts';
import type { Binder } from './binder.ts';
import type { PublicKnowledge } from './binder-options.ts';
import { mergeAmendments } from './merge-amendments.ts';
import { shownFor } from './shown-for.ts';

/** Effects that may bring the cards that a later effect needs: feasibility of that one is unknown in advance. */
const BRINGING: readonly Effect['do'][] = ['draw', 'draw-until', 'move', 'move-either', 'search', 'play'];

/** Feasibility tests of the effects, found by binding each on the side. */
function testsOf(inner: Binder, effects: readonly Effect[]): (Test | null)[] {
  return mergeAmendments(inner.kernel, effects).map((effect) => inner.effect(effect));
}

/**
 * Whether the effects could do anything now; null if always. Of the later effects only those count that are known to
 * act independently.
 */
export function doesAnything(
  binder: Binder,
  effects: readonly Effect[],
  openly?: PublicKnowledge,
): Test | null {
  const suppose = (inner: Binder): Test | null => {
    const [first, ...rest] = testsOf(inner, effects);
    const [shows, use] = mergeAmendments(inner.kernel, effects);
    const used = rest[0];
    if (first && used && shownFor(shows, use) !== null)
      return (s, scope) => first(s, scope) && used(s, scope);
    if (first === undefined || first === null) return null;
    const later = rest.filter((test) => test !== null);
    return later.length === 0 ? first : (s, scope) => first(s, scope) || later.some((test) => test(s, scope));
  };
  return binder.bindFeasibility(suppose, openly && { openly });
}

/** Whether some effects could be completely performed now; null when they always can. */
function doneInFull(binder: Binder, effects: readonly Effect[], openly?: PublicKnowledge): Test | null {
  const suppose = (inner: Binder): Test | null => {
    const tests = testsOf(inner, effects);
    const bringing = effects.findIndex((effect) => BRINGING.includes(effect.do));
    const known = (bringing < 0 ? tests : tests.slice(0, bringing + 1)).filter((test) => test !== null);
    return known.length === 0 ? null : (s, scope) => known.every((test) => test(s, scope));
  };
  return binder.bindFeasibility(suppose, { inFull: true, ...(openly && { openly }) });
}

/**
 * Whether the effects are offered. Everyone sees an offer, so it must depend on public knowledge only: of a hand, that
 * it has cards.
 */
export const offered = (binder: Binder, effects: readonly Effect[]): Test | null =>
  doesAnything(binder, effects, { hides: false });

/** Adds the steps of alternative branches, of which one is executed. */
export function bindBranches(
  binder: Binder,
  branches: readonly (readonly Effect[])[],
  chosen: (i: number) => Test,
): void {
  const end = binder.label();
  const producers = binder.producers.length;
  branches.forEach((effects, i) => {
    const next = binder.label();
    binder.unless(chosen(i), next);
    binder.effects(effects);
    // "Repeat this effect" jumps back: no fall-through.
    if (effects.at(-1)?.do !== 'start-over') binder.jump(end);
    binder.place(next);
    if (i < branches.length - 1) binder.producers.length = producers;
  });
  binder.place(end);
}

/** Ways to find the feasible branches, tried in this order until one finds any. */
type Ways = readonly ((
  binder: Binder,
  effects: readonly Effect[],
  openly?: PublicKnowledge,
) => Test | null)[];

/** "[A] or [B]": what can be completely performed, else what can be done in part. */
const ALTERNATIVES: Ways = [doneInFull, doesAnything];

/** "Choose one": every mode that does anything. */
export const MODES: Ways = [doesAnything];

/** Adds the step that asks a player which feasible branch to take. Returns the slot with its number; -1 for none. */
export function askBranch(
  binder: Binder,
  branches: readonly (readonly Effect[])[],
  player: NumberOf,
  ways: Ways,
): Slot<number> {
  const slot = binder.slot<number>();
  const rule = cite(binder.kernel, 'choose-one');
  const possible = ways.map((way) => branches.map((effects) => way(binder, effects)));
  // Feasibility may depend on one player's hidden cards: then ask in any case, so that the question reveals nothing.
  const openly = { hides: false };
  const known = ways.map((way) => branches.map((effects) => way(binder, effects, openly)));
  binder.step((m) => {
    const { state, frame } = m;
    const those = (tests: readonly (readonly (Test | null)[])[]): readonly number[] => {
      for (const way of tests) {
        const found = [...way.keys()].filter((i) => way[i] === null || way[i]!(state, frame));
        if (found.length > 0) return found;
      }
      return [];
    };
    const options = those(possible);
    const asked = openly.hides ? those(known) : options;
    if (options.length === 0 || asked.length < 2) {
      frame.set(slot, options[0] ?? -1);
      return m.next();
    }
    const who = player(state, frame);
    return m.ask(
      ask.option(who < 0 ? frame.controller : who, {
        prompt: 'choose-one',
        from: options,
        into: slot,
        source: frame.source,
        secret: openly.hides,
        rule,
      }),
    );
  });
  return slot;
}

/** Asks a player which feasible branch to take, unless that was announced, and adds the steps of each. */
export function chooseBranch(
  binder: Binder,
  branches: readonly (readonly Effect[])[],
  player: NumberOf,
  ways: Ways = ALTERNATIVES,
): void {
  const slot = announcedFor(binder, branches)?.mode ?? askBranch(binder, branches, player, ways);
  bindBranches(binder, branches, (i) => (_s, scope) => scope.slots[slot] === i);
}
