import type { Effect } from '../ability/effect.ts';
import type { NumberOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import type { Binder } from './binder.ts';
import type { PublicKnowledge } from './binder-options.ts';
import { mergeAmendments } from './merge-amendments.ts';
import { shownFor } from './shown-for.ts';

/** Effects that may bring the cards that a later one needs: whether that can be done is not known before. */
const BRINGING: readonly Effect['do'][] = ['draw', 'draw-until', 'move', 'move-either', 'search', 'play'];

/** Each of some effects with its test, found by binding them on the side. */
function testsOf(inner: Binder, effects: readonly Effect[]): (Test | null)[] {
  return mergeAmendments(inner.kernel, effects).map((effect) => inner.effect(effect));
}

/**
 * Whether some effects could do anything now; null when they always can. Of the later ones only those decide that are
 * known to do something by themselves.
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

/** Whether some effects could be completely performed now (CR 6.1.5.2); null when they always can. */
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
 * Whether some effects are offered. Everyone sees that they are, so what only their player sees does not decide it: of
 * a hand, that there are cards.
 */
export const offered = (binder: Binder, effects: readonly Effect[]): Test | null =>
  doesAnything(binder, effects, { hides: false });

/** Adds the steps of several lists of effects, of which one is done. */
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
    // What starts over goes on nowhere.
    if (effects.at(-1)?.do !== 'start-over') binder.jump(end);
    binder.place(next);
    if (i < branches.length - 1) binder.producers.length = producers;
  });
  binder.place(end);
}

/** Ways to find which branches there are, the first that finds any first. */
type Ways = readonly ((
  binder: Binder,
  effects: readonly Effect[],
  openly?: PublicKnowledge,
) => Test | null)[];

/** "[A] or [B]": what can be completely performed, else what can be done in part (CR 6.1.5.2, 1.2.3). */
const ALTERNATIVES: Ways = [doneInFull, doesAnything];

/** "Choose one": what does anything. */
export const MODES: Ways = [doesAnything];

/** Adds the question which of several lists of effects a player does, out of those that can be done. */
export function chooseBranch(
  binder: Binder,
  branches: readonly (readonly Effect[])[],
  player: NumberOf,
  ways: Ways = ALTERNATIVES,
): void {
  const slot = binder.slot();
  const rule = cite(binder.kernel, 'choose-one');
  const possible = ways.map((way) => branches.map((effects) => way(binder, effects)));
  // Which can be done may be known to one player alone. That it is asked tells others nothing then.
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
      frame.slots[slot] = options[0] ?? -1;
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
  bindBranches(binder, branches, (i) => (_s, scope) => scope.slots[slot] === i);
}
