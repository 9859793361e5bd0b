import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { discarded } from '../events/core-events.ts';
import { canBeDone } from '../events/undone.ts';
import type { CardsOf, CardTest, NumberOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { discard, hand } from '../model/zone.ts';
import { cardsIn } from '../table/zone-list.ts';
import type { Binder } from './binder.ts';
import { chooseBranch } from './branches.ts';
import { UNKNOWN } from './can-be-done-to.ts';
import { pickAtRandom } from './core-effects-piles.ts';
import { playerNow } from './each-player.ts';
import { proposal } from './emit-events.ts';
import { produceResult } from './produce.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { isSet, listIn } from './slot-values.ts';

/** Adds the step that discards the picked cards from a hand. @param enough whether they are as many as required */
function discardThem(b: Binder, player: NumberOf, picked: CardsOf, enough: Test): void {
  b.emit(
    (m) =>
      picked(m.state, m.frame)
        .filter((ref) => isCurrent(m.state, ref))
        .map((ref) => discarded.of(player(m.state, m.frame), { card: ref, source: m.frame.source })),
    '',
    [discarded],
  );
  const { done } = b;
  b.done = (s, scope) => done?.(s, scope) === true && enough(s, scope);
}

/** "Discard it": cards that were spoken of, as far as they are in the hand. */
function discardKnown(b: Binder, who: PlayerSelector, what: CardSelector): null {
  const known = b.list(what);
  b.forEachPlayer(who, (player) => {
    const theirs: CardsOf = (s, scope) => {
      const held = cardsIn(s, player(s, scope), hand).map((card) => refOf(s, card));
      return known(s, scope).filter((ref) => held.includes(ref));
    };
    const picked = b.keep(theirs);
    discardThem(b, player, picked, (s, scope) => picked(s, scope).length > 0);
  });
  return null;
}

/** Discarding from a hand, chosen by its player or at random. */
export const discardEffects: readonly EffectRow[] = [
  defineEffect('discard', {
    to: discard,
    resolve: (e, b) => {
      if (e.what !== undefined) return discardKnown(b, e.player, e.what);
      const filter = b.cardTest(e.filter ?? []);
      const upTo = e.upTo === true;
      const isAll = e.count === 'all' && !upTo;
      const count: NumberOf = e.count === 'all' ? () => 1023 : b.number(e.count);
      const any: CardTest = () => true;
      const anyCard = (e.filter ?? []).length === 0;
      const random = (e.filter ?? []).some(({ is }) => is === 'random');
      const handOf = (s: ReadonlyState, scope: Scope, player: number, test: CardTest = filter) =>
        cardsIn(s, player, hand)
          // The card being played cannot be discarded for it.
          .filter((card) => refOf(s, card) !== scope.source && test(s, card, scope))
          .map((card) => refOf(s, card));
      // Evaluated before anything is discarded: the owner of the cards is not "that player".
      const known =
        e.player.who === 'you' || e.player.who === 'that-player'
          ? b.players(e.player)
          : playerNow(b, e.player);
      b.forEachPlayer(e.player, (player) => {
        // "For each relic they have": evaluated per player.
        const own = typeof e.count === 'object' ? b.number(e.count) : count;
        const whole = b.slot<boolean>();
        const enough: Test = isSet(whole);
        if (random) {
          const hand: CardsOf = (s, scope) => handOf(s, scope, player(s, scope));
          b.step((m) => {
            const { state, frame } = m;
            frame.set(whole, hand(state, frame).length >= own(state, frame));
            return m.next();
          });
          const picked = pickAtRandom(b, hand, own);
          produceResult(b, e, picked);
          discardThem(b, player, picked, enough);
          return;
        }
        const slot = b.slot<readonly CardRef[]>();
        b.step((m) => {
          const { state, frame } = m;
          const p = player(state, frame);
          const cards = handOf(state, frame, p);
          const wanted = own(state, frame);
          const n = Math.min(wanted, cards.length);
          const least = upTo ? 0 : n;
          frame.set(whole, upTo || e.count === 'all' || wanted <= n);
          // Always ask when cards of the hand are hidden: not asking would reveal that none qualifies.
          const open = anyCard || e.count === 'all' || handOf(state, frame, p, any).length === 0;
          if (open && (n === 0 || (least === cards.length && least === n))) {
            frame.set(slot, cards.slice(0, n));
            return m.next();
          }
          return m.ask(
            ask.cards(p, {
              prompt: 'discard',
              from: cards,
              min: least,
              max: n,
              into: slot,
              source: frame.source,
              secret: true,
              rule: cite(b.kernel, 'discard'),
            }),
          );
        });
        const picked: CardsOf = listIn(slot);
        produceResult(b, e, picked);
        discardThem(b, player, picked, enough);
        if (!isAll) return;
        // Discarding all cards of an empty hand counts as done.
        const { done } = b;
        b.done = (s, scope) => picked(s, scope).length === 0 || done?.(s, scope) === true;
      });
      if (known === null) return null;
      const fits = b.openly === null ? filter : any;
      if (b.openly !== null && !anyCard) b.openly.hides = true;
      const { kernel, inFull } = b;
      const least: NumberOf = inFull && e.count !== 'all' && !upTo ? count : () => 1;
      const canDiscard = (s: ReadonlyState, scope: Scope, player: number, card: CardRef): boolean =>
        canBeDone(kernel, s, proposal(b, discarded.of(player, { card, source: scope.source })), inFull);
      return (s, scope) =>
        known(s, scope).some((player) => {
          const cards = handOf(s, scope, player, fits);
          if (isAll && cards.length === 0) return true;
          // Hidden cards are candidates: they may be anything.
          const able = cards.filter((ref) => canDiscard(s, scope, player, b.openly === null ? ref : UNKNOWN));
          return able.length >= (isAll && inFull ? cards.length : least(s, scope));
        });
    },
  }),
  defineEffect('discard-either', {
    to: discard,
    resolve: (e, b) => {
      const options = e.options.map((option): Effect[] => [
        { do: 'discard', player: { who: 'that-player' }, ...option },
      ]);
      b.forEachPlayer(e.player, (player) => chooseBranch(b, options, player));
      return null;
    },
  }),
];
