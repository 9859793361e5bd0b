import { CardwrightError, type ReadonlyState } from '@cardwright/core';
import { defineEffect, type EffectRow, onlyCard } from '@cardwright/core/bind';
import type { CardSelector } from '@cardwright/core/data';
import type { CardRef } from '@cardwright/core/game';
import {
  type CardTest,
  cardOf,
  controller,
  isForbidden,
  moved,
  refOf,
  type Test,
} from '@cardwright/core/game';
import { movedToLocation, moveTo } from '../events/state-changes.ts';
import { locationOf } from '../table/location.ts';
import { move } from '../table/names.ts';
import { cardsOf } from './cards.ts';

/** Only characters go to locations of their own player (CR 4.7.1): restricts the candidates to those. */
const ownLocations = (to: CardSelector): CardSelector =>
  to.pick === 'some' || to.pick === 'chosen'
    ? { ...to, filter: [...to.filter, { is: 'of', player: { who: 'you' } }] }
    : to;

/** The candidates of a choice. */
const anyOf = (cards: CardSelector): CardSelector =>
  cards.pick === 'some' && (cards.from === undefined || 'zone' in cards.from)
    ? { pick: 'each', filter: cards.filter, ...(cards.from && { from: cards.from }) }
    : cards;

/** Moving characters to locations as part of an effect (CR 4.7). */
export const moveEffects: readonly EffectRow[] = [
  defineEffect('move-to-location', {
    resolve: (e, b) => {
      const { kernel } = b;
      if (e.free !== true)
        throw new CardwrightError('ability-invalid', 'An effect moves characters to a location for free.', {
          ability: b.id,
          fix: 'Give `free: true`: no text has them moved and paid for.',
        });
      const where = ownLocations(e.to);
      const canMove = (s: ReadonlyState, player: number, ref: CardRef, to: CardRef): boolean => {
        if (!kernel.isHere(s, ref) || !kernel.isHere(s, to) || locationOf(s, cardOf(ref)) === to)
          return false;
        if (controller.get(s, cardOf(ref)) !== controller.get(s, cardOf(to))) return false;
        return !isForbidden(kernel, s, move, player, cardOf(ref), cardOf(to));
      };
      const movers = b.list(anyOf(e.what));
      const places = b.list(anyOf(where));
      const possible: Test = (s, scope) => {
        const to = places(s, scope);
        return movers(s, scope).some((ref) => to.some((p) => canMove(s, scope.controller, ref, p)));
      };
      b.forEachPlayer(e.player, (player) => {
        // Only characters that can move somewhere are offered (CR 4.7, 6.7.3).
        const goes: CardTest = (s, card, scope) =>
          places(s, scope).some((p) => canMove(s, player(s, scope), refOf(s, card), p));
        const cards = cardsOf(b, e.player, e.what, e.what, e.what.pick === 'some' ? goes : null);
        const reached: CardTest = (s, card, scope) =>
          cards(s, scope).some((ref) => canMove(s, player(s, scope), ref, refOf(s, card)));
        const to = onlyCard(b, e.to, cardsOf(b, e.player, where, e.to, reached));
        b.emit(
          (m) => {
            const { state, frame } = m;
            const who = player(state, frame);
            const place = to(state, frame);
            return cards(state, frame)
              .filter((ref) => canMove(state, who, ref, place))
              .map((ref) => moveTo(state, who, ref, place, frame.source));
          },
          '',
          [movedToLocation, moved],
        );
      });
      return possible;
    },
  }),
];
