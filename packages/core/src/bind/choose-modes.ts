import type { EffectKinds } from '../ability/effect.ts';
import type { Range } from '../ability/selector.ts';
import type { NumberOf } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';
import { chooseBranch, doesAnything, MODES } from './branches.ts';

type Choice = Readonly<EffectKinds['choose-mode']>;

/** Asks a player which of the modes are done: one, or several, each of them once and in the order of the text. */
export function chooseModes(binder: Binder, { modes, range, instead }: Choice, player: NumberOf): void {
  if (range.min === 1 && range.max === 1 && instead === undefined) {
    chooseBranch(binder, modes, player, MODES);
    return;
  }
  const usual = bindRange(binder, range, modes.length);
  const other = instead && bindRange(binder, instead.range, modes.length);
  const isOther = instead && binder.condition(instead.if);
  const bounds: typeof usual = (s, scope) => (isOther?.(s, scope) === true ? other! : usual)(s, scope);
  const rule = cite(binder.kernel, 'choose-one');
  const possible = modes.map((effects) => doesAnything(binder, effects));
  // Hidden cards may decide what is feasible: then all that could be so for the others is offered.
  const openly = { hides: false };
  const known = modes.map((effects) => doesAnything(binder, effects, openly));
  const chosen = binder.slot<readonly number[]>();
  const answer = binder.slot<number>();
  const again = binder.label();
  const end = binder.label();
  binder.step((m) => {
    m.frame.set(chosen, []);
    m.frame.set(answer, -1);
    return m.next();
  });
  binder.place(again);
  binder.step((m) => {
    const { state, frame } = m;
    const taken = frame.get(chosen);
    const tests = openly.hides ? known : possible;
    const left = [...modes.keys()].filter(
      (i) => !taken.includes(i) && (tests[i] === null || tests[i]!(state, frame)),
    );
    if (left.length === 0 || taken.length >= bounds(state, frame).most) return m.goto(end);
    const needed = bounds(state, frame).least - taken.length;
    if (needed >= left.length) {
      frame.set(chosen, [...taken, ...left]);
      return m.goto(end);
    }
    const who = player(state, frame);
    return m.ask(
      ask.option(who < 0 ? frame.controller : who, {
        prompt: 'choose-one',
        from: needed > 0 ? left : [...left, modes.length],
        into: answer,
        source: frame.source,
        data: needed > 0 ? left : [...left, 'done'],
        secret: openly.hides,
        rule,
      }),
    );
  });
  binder.step((m) => {
    const { frame } = m;
    const one = frame.get(answer);
    if (one >= modes.length) return m.goto(end);
    frame.set(chosen, [...frame.get(chosen), one]);
    return m.goto(again);
  });
  binder.place(end);
  const spoken = binder.producers.length;
  modes.forEach((effects, i) => {
    const next = binder.label();
    binder.unless((_s, scope) => (scope.slots[chosen] as readonly number[]).includes(i), next);
    binder.effects(effects);
    binder.place(next);
    binder.producers.length = spoken;
  });
}

function bindRange(binder: Binder, { min, max }: Range, all: number) {
  const least = binder.number(min);
  const most = max === 'any' ? () => all : binder.number(max);
  return (s: ReadonlyState, scope: Scope) => ({ least: least(s, scope), most: most(s, scope) });
}

/** Binds a choice of a player other than you: in it they are spoken of, and orders are yours. */
export function asTheirChoice(binder: Binder, player: NumberOf, bind: () => void): void {
  const { subject, subjectData } = binder;
  const known = subject !== null && subjectData !== null;
  if (known) binder.knownPlayers.push({ list: (s, scope) => [player(s, scope)], data: subjectData });
  binder.subject = null;
  binder.subjectData = null;
  bind();
  if (known) binder.knownPlayers.pop();
  binder.subject = subject;
  binder.subjectData = subjectData;
}
