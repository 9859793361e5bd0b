import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { NumberOf, PlayersOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import type { Label } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { playersIn } from '../reference/part-order.ts';
import { speaksOfPlayingItself } from '../reference/played-itself.ts';
import { insteadOfChosen, refersBack } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import { chooseBranch, doesAnything, offered } from './branches.ts';
import { asTheirChoice, chooseModes } from './choose-modes.ts';
import { selectorPossible } from './feasible.ts';
import { bindIf, bindOtherwise, ifEffect } from './if-otherwise.ts';
import { bindCost, bindCosts, bindPayment, payCost, payInFull, priceOf } from './paying.ts';
import type { Producer } from './producer.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { bindChoice } from './selectors.ts';
import { isSet, listIn } from './slot-values.ts';
import { bindChoiceFirst } from './split-choice.ts';
import { unlessEffect } from './unless.ts';

/** Asks "you may"; when declined, execution skips to the returned label. */
function askMay(binder: Binder, possible: Test | null, player: NumberOf) {
  const answer = binder.slot<boolean>();
  const declined = binder.label();
  binder.step((m) => {
    m.frame.set(answer, false);
    // An infeasible effect is not offered.
    if (possible !== null && !possible(m.state, m.frame)) return m.goto(declined);
    const who = player(m.state, m.frame);
    return m.ask(
      ask.confirm(who, { prompt: 'may', into: answer, source: m.frame.source, rule: cite(m.kernel, 'may') }),
    );
  });
  binder.unless(isSet(answer), declined);
  return { declined, accepted: isSet(answer) };
}

/** Places the label of what is declined: the groups that were named are found there, too. */
function findNamed(b: Binder, named: readonly Producer[], declined: Label): void {
  const groups = named.flatMap(({ find }) => find ?? []);
  const end = b.label();
  if (groups.length > 0) b.jump(end);
  b.place(declined);
  for (const find of groups) b.step(find);
  b.place(end);
}

/** Records which of several players accepted, for "each opponent who doesn't". */
function keepWilling(b: Binder) {
  const slot = b.slot<readonly number[]>();
  b.step((m) => {
    m.frame.set(slot, []);
    return m.next();
  });
  return {
    list: listIn(slot) as PlayersOf,
    add(player: NumberOf, done: Test | null): void {
      b.step((m) => {
        const { state, frame } = m;
        if (done === null || done(state, frame)) frame.set(slot, [...frame.get(slot), player(state, frame)]);
        return m.next();
      });
    },
  };
}

/** Adds effects of one sentence, which is done when all of them are; null where nothing of them tells. */
function allDone(b: Binder, effects: readonly Effect[]): Test | null {
  const tests: Test[] = [];
  let latest = b.done;
  b.effects(effects, (effect) => {
    // A conditional effect need not have been done.
    if (effect.do !== 'if' && b.done !== null && b.done !== latest) tests.push(b.done);
    latest = b.done;
  });
  return tests.length === 0 ? null : (s, scope) => tests.every((done) => done(s, scope));
}

/** Which of the effects "instead" amends: the last one of the same kind, else the first. */
function amendedAt(effects: readonly Effect[], instead: Effect): number {
  const alike = (effect: Effect): boolean =>
    effect.do === instead.do ||
    ((effect.do === 'may' || effect.do === 'pay-to') && effect.effects.some(alike));
  const last = effects.findLastIndex(alike);
  // A reference to the chosen card keeps the choice: "put it there", not "reveal a card".
  return last >= 0 ? last : refersBack(instead) ? effects.length - 1 : 0;
}

/**
 * Whether "[A] to [B]" is started. If only hidden cards could show that A is infeasible, A asks anyway, so that
 * skipping it reveals nothing.
 */
function begunUnseen(b: Binder, effect: Effect & { readonly do: 'pay-to' }, payable: Test): Test {
  if (b.supposed !== null || effect.costs.length > 1) return payable;
  const openly = { hides: false };
  const known = doesAnything(b, [effect], openly);
  return openly.hides ? (s, scope) => payable(s, scope) || known === null || known(s, scope) : payable;
}

/** "For each opponent, [effects]": "that player" in turn, but you do them. */
function forEachOf(b: Binder, players: PlayerSelector, effects: readonly Effect[]): Test {
  const list = b.players(players);
  b.forEachPlayer(players, (player) => {
    const { subject, subjectData, loop } = b;
    b.subject = null;
    b.subjectData = null;
    b.loop = null;
    b.knownPlayers.push({ list: (s, scope) => [player(s, scope)], data: players });
    b.effects(effects);
    b.knownPlayers.pop();
    b.subject = subject;
    b.subjectData = subjectData;
    b.loop = loop;
  });
  b.done = null;
  return (s, scope) => list(s, scope).length > 0;
}

/** Effects that sequence, join and condition other effects. */
export const coreStructureEffects: readonly EffectRow[] = [
  defineEffect('may', {
    resolve: (e, b) => {
      const possible = offered(b, e.effects);
      const willing = e.player.who === 'you' ? null : keepWilling(b);
      b.forEachPlayer(e.player, (player) => {
        const asked = e.player.who === 'you' ? possible : offered(b, e.effects);
        const { declined, accepted } = askMay(b, asked, player);
        const spoken = b.producers.length;
        const done = allDone(b, e.effects);
        willing?.add(player, done);
        findNamed(b, b.producers.slice(spoken), declined);
        const did: Test = (s, scope) => accepted(s, scope) && (done === null || done(s, scope));
        if (e.otherwise !== undefined) {
          // Where it was declined, nothing of it was done: "it" was spoken of before.
          const made = b.producers.splice(spoken);
          bindOtherwise(b, did, e.otherwise);
          b.producers.push(...made, ...b.producers.splice(spoken));
        }
        b.done = did;
      });
      if (willing !== null) b.doneBy = willing.list;
      return possible;
    },
    // In a continuous effect "may" is a permission: no one is asked until the player uses it.
    part: (e, b) => {
      const row = b.kernel.effects.get(e.effects[0]?.do ?? '');
      if (e.player.who !== 'you' || e.effects.length !== 1 || row?.part === undefined) {
        throw new CardwrightError('ability-invalid', '“May” has nothing here that can apply continuously.', {
          ability: b.id,
        });
      }
      return { ...row.part(e.effects[0]!, b), optional: true };
    },
    whilePlayed: (e) => speaksOfPlayingItself(e.effects[0]),
  }),
  defineEffect('pay-to', {
    resolve: (e, b) => {
      const price = priceOf(e.costs);
      const costs = bindCosts(b, e.costs, price);
      const payable: Test = (s, scope) => costs.every((c) => c.payable(s, scope));
      const begun = price === 'effect' ? begunUnseen(b, e, payable) : payable;
      const paid = b.slot<boolean>();
      const unpaid = b.label();
      b.step((m) => {
        m.frame.set(paid, false);
        return begun(m.state, m.frame) ? m.next() : m.goto(unpaid);
      });
      for (const cost of e.costs) payInFull(b, cost, price, unpaid);
      b.step((m) => {
        m.frame.set(paid, true);
        return m.next();
      });
      b.effects(e.effects);
      b.place(unpaid);
      b.done = isSet(paid);
      return payable;
    },
    // Costs of an optional continuous effect ("you may … to play this card for free").
    part: (e, b) => {
      const [inner] = e.effects;
      const row = inner && b.kernel.effects.get(inner.do);
      if (e.effects.length !== 1 || row?.part === undefined) {
        throw new CardwrightError('ability-invalid', 'Nothing here can be paid for whenever one likes.', {
          ability: b.id,
        });
      }
      const part = row.part(inner!, b);
      // Payments ask who pays less whether they want to, and take nothing for it.
      if (part.kind === 'change-cost')
        throw new CardwrightError('ability-invalid', 'Paying less has no price of its own.', {
          ability: b.id,
          fix: 'Say what is played for free for the price, or what is paid less for without one.',
        });
      const costs = e.costs.map((c) => bindCost(b, c));
      return { ...part, program: bindPayment(b, e.costs), data: { ...(part.data as object), costs } };
    },
    whilePlayed: (e) => speaksOfPlayingItself(e.effects[0]),
  }),
  defineEffect('pay', {
    resolve: (e, b) => {
      const costs = e.costs.map((c) => bindCost(b, c));
      const payer = (scope: Scope, player: number): Scope => ({
        source: scope.source,
        controller: player,
        slots: scope.slots,
        event: scope.event,
      });
      const canPay = (s: ReadonlyState, scope: Scope, player: number) =>
        costs.every((c) => c.payable(s, payer(scope, player)));
      // Inside the costs the payer is "you": they run in a program of their own.
      const paying = b.program((inner) => {
        for (const cost of e.costs) payCost(inner, cost);
      });
      const paid = b.slot<boolean>();
      b.forEachPlayer(e.player, (player) => {
        b.step((m) => {
          const who = player(m.state, m.frame);
          m.frame.set(paid, who >= 0 && canPay(m.state, m.frame, who));
          if (m.frame.get(paid) !== true) return m.next();
          return m.push(paying, m.frame.slots, m.frame.source, who, m.frame.event);
        });
      });
      b.done = isSet(paid);
      // The player is yet to be chosen: no one can tell whether they can pay.
      if (e.player.who === 'chosen-player') return null;
      const players = b.players(e.player);
      return (s, scope) => players(s, scope).some((player) => canPay(s, scope, player));
    },
  }),
  ifEffect,
  defineEffect('instead', {
    resolve: (e, b) => {
      if (e.effect.do === 'may' || e.effect.do === 'pay-to') {
        const { effects } = e.effect;
        const at = amendedAt(effects, e.with);
        return b.effect({
          ...e.effect,
          effects: effects.map((effect, i) => (i === at ? { ...e, do: 'instead', effect } : effect)),
        });
      }
      const before = b.producers.length;
      const { choice, effect } = bindChoiceFirst(b, e.effect, refersBack(e.with));
      const preferred = insteadOfChosen(e.effect, e.condition) ? b.producers.length - before : 0;
      const then = { do: 'if', condition: e.condition, effects: [e.with] } as const;
      const possible =
        choice !== null && (choice.pick === 'chosen' || choice.pick === 'some')
          ? b.bindFeasibility((inner) => bindChoice(inner, choice, inner.subject).possible)
          : null;
      if (e.with.do !== 'may') {
        bindIf(b, { ...then, otherwise: [effect] }, preferred);
        return possible;
      }
      // If the optional replacement is declined, do the original to the same targets.
      const spoken = b.producers.slice();
      bindIf(b, then, preferred);
      const { done } = b;
      b.producers.splice(0, b.producers.length, ...spoken);
      const end = b.label();
      b.unless((state, scope) => done?.(state, scope) !== true, end);
      b.effect(effect);
      b.place(end);
      return possible;
    },
  }),
  defineEffect('repeat', {
    resolve: (e, b) => {
      const all = playersIn(e);
      if (all !== undefined) return forEachOf(b, all, e.effects);
      const times = b.number(e.times);
      const left = b.slot<number>();
      const again = b.label();
      const end = b.label();
      b.step((m) => {
        m.frame.set(left, times(m.state, m.frame));
        return m.next();
      });
      b.place(again);
      b.step((m) => {
        const n = m.frame.get(left);
        m.frame.set(left, n - 1);
        return n > 0 ? m.next() : m.goto(end);
      });
      b.effects(e.effects);
      b.jump(again);
      b.place(end);
      b.done = null;
      return (s, scope) => times(s, scope) > 0;
    },
  }),
  defineEffect('start-over', {
    resolve: (_e, b) => {
      const { beginning } = b;
      b.step((m) => m.goto(beginning));
      return null;
    },
  }),
  unlessEffect,
  defineEffect('choose-mode', {
    resolve: (e, b) => {
      if (e.player === undefined) chooseModes(b, e, (_s, scope) => scope.controller);
      else b.forEachPlayer(e.player, (player) => asTheirChoice(b, player, () => chooseModes(b, e, player)));
      return null;
    },
  }),
  defineEffect('either', {
    resolve: (e, b) => {
      b.forEachPlayer(e.player, (player) => chooseBranch(b, e.options, player));
      return null;
    },
  }),
  defineEffect('choose', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (player) => b.cards(e.what, (s, scope) => [player(s, scope)]));
      return possible;
    },
  }),
];
