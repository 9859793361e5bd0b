import type { Effect, EffectKinds } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { cardNamed, lookedAt, moved, revealed, shuffled } from '../events/core-events.ts';
import { canBeDone } from '../events/undone.ts';
import { returned, zoneNameOf } from '../events/zone-changes.ts';
import type { CardsOf, NumberOf, PlayersOf, Test } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { owner } from '../model/core-columns.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { deck, hand } from '../model/zone.ts';
import { isWholeShown } from '../reference/spoken.ts';
import { cardsAlong } from '../table/move-card.ts';
import { countIn } from '../table/zone-list.ts';
import type { Binder } from './binder.ts';
import { type CanBeDoneTo, UNKNOWN } from './can-be-done-to.ts';
import { pickAtRandom, splitPiles } from './core-effects-piles.ts';
import { canDraw, drawCards } from './draw-cards.ts';
import { enterable } from './enterable.ts';
import { selectorPossible } from './feasible.ts';
import { findable } from './findable.ts';
import { forEachCard } from './for-each-card.ts';
import { onlyPlayer } from './only-one.ts';
import { produceResult } from './produce.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { listIn, numberIn } from './slot-values.ts';

/** The owner of a card; of one that no player owns, the player who is to have it. */
const ownerOr = (state: ReadonlyState, ref: CardRef, player: number): number => {
  const own = owner.get(state, cardOf(ref));
  return own < 0 ? player : own;
};

/** The cards with those under them, which are ordered among them. */
function withThoseUnder(b: Binder, cards: CardsOf): CardsOf {
  const { kernel } = b;
  return (s, scope) =>
    cards(s, scope).flatMap((ref) =>
      kernel.isHere(s, ref)
        ? [ref, ...cardsAlong(kernel, s, cardOf(ref)).map((below) => refOf(s, below))]
        : [ref],
    );
}

/** Asks for an order if there are several cards and the order matters to anyone. */
function arrange(b: Binder, cards: CardsOf, player: NumberOf): CardsOf {
  const slot = b.slot<readonly CardRef[]>();
  b.step((m) => {
    const list = findable(m.state, cards(m.state, m.frame), m.frame);
    if (list.length < 2) {
      m.frame.set(slot, list);
      return m.next();
    }
    return m.ask(
      ask.order(player(m.state, m.frame), {
        prompt: 'order-cards',
        from: list,
        into: slot,
        source: m.frame.source,
        secret: true,
        rule: cite(b.kernel, 'order'),
      }),
    );
  });
  return listIn(slot);
}

/** Whether the destination names the player of the very card that moves. */
const isItsOwn = (of: PlayerSelector): boolean =>
  of.who === 'player-of' && of.card.pick === 'ref' && of.card.ref.to === 'it';

/** Whether a card can still be moved, wherever it is: two effects may try to return the same one. */
function canMove(b: Binder, { to }: Readonly<EffectKinds['move']>): CanBeDoneTo {
  const { kernel, inFull } = b;
  return (s, scope, ref) => {
    if (ref === UNKNOWN) return true;
    const [found] = findable(s, [ref], scope);
    if (found === undefined) return false;
    const data = { to: to.zone, from: zoneNameOf(kernel, s, found) };
    const move = moved.of(owner.get(s, cardOf(found)), { card: found, source: scope.source, data });
    return canBeDone(kernel, s, move, inFull);
  };
}

/** Whether cards that are moved may be returned to a hand: those of a deck are only put there. */
function returns({ what, to }: Readonly<EffectKinds['move']>): boolean {
  if (to.zone !== hand.name || what.pick === 'top') return false;
  const from = 'from' in what ? what.from : undefined;
  return from === undefined || !('zone' in from) || from.zone !== deck.name;
}

function moveCards(e: Readonly<EffectKinds['move']>, b: Binder): Test | null {
  const { to } = e;
  const zone = b.zone(to.zone);
  // Refuse a state that no card can enter with at bind time, not when the card moves.
  const as = (to.as ?? []).map((name) => enterable(b, name));
  // The player is yet to be chosen: nothing can be said about their cards.
  const possible = e.player.who === 'chosen-player' ? null : selectorPossible(b, e.what, canMove(b, e));
  if (to.position === 'split') {
    splitPiles(e, b);
    return possible;
  }
  b.forEachPlayer(e.player, (player) => {
    const asked: PlayersOf = (s, scope) => [player(s, scope)];
    let cards = b.cards(e.what, asked);
    if (to.order === 'any') cards = arrange(b, withThoseUnder(b, cards), player);
    if (to.order === 'random')
      cards = pickAtRandom(b, withThoseUnder(b, cards), () => Number.POSITIVE_INFINITY);
    let atEnd: NumberOf = () => (to.position === 'bottom' ? 1 : 0);
    if (to.position === 'choice') {
      const slot = b.slot<number>();
      b.step((m) => {
        if (findable(m.state, cards(m.state, m.frame), m.frame).length === 0) return m.next();
        return m.ask(
          ask.option(player(m.state, m.frame), {
            prompt: 'top-or-bottom',
            from: [0, 1],
            into: slot,
            source: m.frame.source,
            data: ['top', 'bottom'],
            rule: cite(b.kernel, 'choose-place'),
          }),
        );
      });
      atEnd = numberIn(slot);
    }
    // A card only ever goes to its owner's zone: text that names another player moves nothing. “Its player’s” means the
    // owner's, whoever controls it.
    const named = to.of === undefined ? null : b.players(to.of);
    const whose = to.of !== undefined && isItsOwn(to.of) ? null : named;
    b.emit(
      (m) => {
        const { state, frame } = m;
        const zones = whose?.(state, frame);
        const refs = findable(state, cards(state, frame), frame).filter(
          (ref) => zones === undefined || zones.includes(ownerOr(state, ref, zones[0]!)),
        );
        const end = zone.ordered && atEnd(state, frame) === 0 ? 'first' : 'last';
        // The first card of an arrangement ends up on top.
        const ordered = end === 'first' ? refs.slice().reverse() : refs;
        return ordered.map((ref) => {
          const mover = player(state, frame);
          const own = zone.shared ? owner.get(state, cardOf(ref)) : ownerOr(state, ref, zones?.[0] ?? mover);
          const where = { to: to.zone, from: zoneNameOf(b.kernel, state, ref), end, as };
          // It happens to the card's player; who else did it is told where it was another.
          const data = mover === own ? where : { ...where, mover };
          return moved.of(own, { card: ref, source: frame.source, data });
        });
      },
      '',
      returns(e) ? [moved, returned] : [moved],
    );
    if (to.position === 'shuffled') {
      const owners = b.keep((s, scope) => [
        ...new Set(cards(s, scope).map((ref) => owner.get(s, cardOf(ref)))),
      ]);
      const { done } = b;
      b.step((m) => m.emit(owners(m.state, m.frame).map((p) => shuffled.of(p, { source: m.frame.source }))));
      b.done = done;
    }
  });
  return possible;
}

/** Effects that move cards between zones. Playing a card belongs to the game. */
export const coreCardEffects: readonly EffectRow[] = [
  defineEffect('draw', {
    resolve: (e, b) => {
      const count = b.number(e.count);
      // "For each relic they have": evaluated per player.
      const own = (): NumberOf => (typeof e.count === 'number' ? count : b.number(e.count));
      b.forEachPlayer(e.player, (player) => drawCards(b, player, own()));
      return canDraw(b, e.player, count);
    },
  }),
  defineEffect('draw-until', {
    resolve: (e, b) => {
      const count = b.number(e.count);
      b.forEachPlayer(e.player, (player) =>
        drawCards(b, player, (s, scope) => count(s, scope) - countIn(s, player(s, scope), hand)),
      );
      return null;
    },
  }),
  defineEffect('move', { resolve: moveCards }),
  defineEffect('move-either', {
    resolve: (e, b) => {
      const { who } = e.player;
      const player: PlayerSelector =
        who === 'you' || who === 'that-player' ? e.player : { who: 'that-player' };
      const optionsOf = (what: CardSelector): Effect[][] =>
        e.to.map((to) => [
          ('do' in to ? { ...to, player, what } : { do: 'move', player, what, to }) as Effect,
        ]);
      if (e.each !== true) return b.effect({ do: 'either', player: e.player, options: optionsOf(e.what) });
      const possible = selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (who) => {
        const cards = b.keep(b.cards(e.what, (s, scope) => [who(s, scope)]));
        forEachCard(b, cards, (one) => {
          const spoken = b.producers.length;
          const what: CardSelector = { pick: 'ref', ref: { to: 'it' } };
          b.produce({ how: 'each', types: [], list: one, role: '', data: e.what });
          b.effect({ do: 'either', player, options: optionsOf(what) });
          b.producers.length = spoken;
        });
      });
      return possible;
    },
  }),
  defineEffect('look', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.at);
      b.forEachPlayer(e.player, (player) => {
        const group = b.keep(b.list(e.at));
        b.group = { list: group, taken: [], secret: true, data: e.at };
        produceResult(b, e, group);
        b.emit((m) =>
          group(m.state, m.frame).map((ref) =>
            lookedAt.of(player(m.state, m.frame), { card: ref, source: m.frame.source }),
          ),
        );
      });
      return possible;
    },
  }),
  defineEffect('reveal', {
    resolve: (e, b) => {
      // The player is yet to be chosen: nothing can be said about what they could reveal.
      const possible = e.player.who === 'chosen-player' ? null : selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (player) => {
        const cards = b.cards(e.what, (s, scope) => [player(s, scope)]);
        if (isWholeShown(e.what)) {
          b.group = { list: cards, taken: [], secret: false, data: e.what };
        }
        produceResult(b, e, cards);
        b.emit(
          (m) =>
            cards(m.state, m.frame)
              .filter((ref) => isCurrent(m.state, ref))
              .map((ref) => revealed.of(player(m.state, m.frame), { card: ref, source: m.frame.source })),
          '',
          [revealed],
        );
      });
      return possible;
    },
  }),
  defineEffect('shuffle', {
    resolve: (e, b) => {
      const zone = e.zone === undefined ? null : b.zone(e.zone);
      const data = zone === null ? null : { zone: zone.name };
      const players = b.players(e.player);
      b.emit(({ state, frame }) => {
        const all = players(state, frame);
        // What all share is shuffled once, by the first of them.
        const some = zone?.shared === true ? all.slice(0, 1) : all;
        return some.map((p) => shuffled.of(p, { source: frame.source, data }));
      });
      return null;
    },
  }),
  defineEffect('count', {
    resolve: (e, b) => {
      const list = b.list(e.what);
      const slot = b.slot<number>();
      b.step((m) => {
        m.frame.set(slot, list(m.state, m.frame).length);
        return m.next();
      });
      b.results.push({ unit: 'number', number: numberIn(slot) });
      return null;
    },
  }),
  defineEffect('nothing', {
    resolve: (e, b) => {
      if (e.of !== undefined) b.named('event', b.kernel.eventKinds, e.of);
      return null;
    },
  }),
  defineEffect('choose-player', {
    resolve: (e, b) => {
      b.keep(b.players(e.whom));
      return null;
    },
  }),
  defineEffect('name-card', {
    resolve: (e, b) => {
      const slot = b.slot<string>();
      const player = onlyPlayer(b, e.player);
      b.step((m) =>
        m.ask(
          ask.name(player(m.state, m.frame), {
            prompt: 'name-card',
            into: slot,
            source: m.frame.source,
            rule: cite(b.kernel, 'name-card'),
          }),
        ),
      );
      b.emit((m) => [
        cardNamed.of(m.frame.controller, {
          source: m.frame.source,
          data: {
            name: m.frame.get(slot),
          },
        }),
      ]);
      b.namedCard = (_s, scope) => (scope.slots[slot] ?? '') as string;
      return null;
    },
  }),
];
