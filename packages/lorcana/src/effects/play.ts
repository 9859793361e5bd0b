import { CardwrightError, type ReadonlyState } from '@cardwright/core';
import {
  actingSeat,
  type Binder,
  defineEffect,
  type EffectRow,
  findable,
  listIn,
  produceResult,
  saidOfCards,
  selectorPossible,
  UNKNOWN,
} from '@cardwright/core/bind';
import type { CardFilter, CardSelector, PlayerSelector } from '@cardwright/core/data';
import {
  type CardRef,
  type CardsOf,
  type CardTest,
  cardOf,
  isCurrent,
  isForbidden,
  isPlayForbiddenByWords,
  playAction,
  refOf,
  type Scope,
  type Test,
} from '@cardwright/core/game';
import { played as playedEvent } from '../events/played.ts';
import { FREE, freeIn, playProgram } from '../play/play-program.ts';
import { canPay, wayOf, wayOnto } from '../play/ways.ts';
import { readyInk } from '../table/ink.ts';
import { ALTERNATE_COST } from '../table/way.ts';
import { mannerOf } from './rules.ts';

/** Cards are played from their player's hand unless the text says from where (CR 4.3.2). */
function fromHand(what: CardSelector, player: PlayerSelector): CardSelector {
  if (what.pick !== 'some' || what.from !== undefined) return what;
  return { ...what, from: { zone: 'hand', of: player } };
}

/** Filters implied by others: a song is an action (CR 5.4.4.1). */
const known = (filter: readonly CardFilter[]): readonly CardFilter[] =>
  filter.flatMap((one) =>
    one.is === 'type' && one.type === 'song' ? [one, { is: 'type', type: 'action' } as const] : [one],
  );

/** How an effect plays cards: for free or not, and on which cards in play; null where it is put on none. */
interface Manner {
  readonly free: boolean;
  readonly onto: CardsOf | null;
}

/**
 * The way in which a player may play a card, and can pay for it where they must (CR 1.2.2, 1.5.3); undefined if they
 * can't.
 */
function wayToPlay(
  { kernel }: Binder,
  state: ReadonlyState,
  scope: Scope,
  player: number,
  card: number,
  { free, onto }: Manner,
): number | undefined {
  if (isForbidden(kernel, state, playAction, player, card, -1)) return undefined;
  if (onto !== null) {
    const way = wayOnto(kernel, state, player, card, onto(state, scope), free);
    return way < 0 ? undefined : free ? freeIn(way) : way;
  }
  if (free) return FREE;
  return canPay(kernel, state, player, card, wayOf(kernel, state, card, 0), readyInk(state, player))
    ? 0
    : undefined;
}

/** The cards in play on which cards may be put, without a choice: that is made when one is played. */
function cardsBelow(b: Binder, onto: CardSelector): CardsOf {
  if (onto.pick !== 'some') return b.list(onto);
  if (onto.range.min !== 1 || onto.range.max !== 1)
    throw new CardwrightError('ability-invalid', 'A card is put on one other.', { ability: b.id });
  return b.list({ pick: 'each', filter: onto.filter });
}

/** Playing a card as part of an effect (CR 6.1.7, 6.7.8). */
export const playEffects: readonly EffectRow[] = [
  // The action resolves after this effect, so its destination is set in advance.
  defineEffect('finish-into', {
    resolve: (e, b) => {
      const { player, what, to } = e;
      if (what.pick !== 'ref' && what.pick !== 'self')
        throw new CardwrightError(
          'ability-invalid',
          'Only an action that was just played can go elsewhere.',
          {
            ability: b.id,
          },
        );
      const cards = b.keep(b.list(what));
      b.produce({ how: 'each', types: [], list: cards, role: '', data: what });
      const it: CardSelector & { pick: 'ref' } = { pick: 'ref', ref: { to: 'it' } };
      const possible = b.effect({
        do: 'replace',
        event: { on: 'action-finished', card: it },
        instead: [{ do: 'move', player, what: it, to }],
        // Once for each of them: they have new references if played again (CR 7.1.6).
        duration: { lasts: 'this-turn' },
      });
      // What is no action has gone there by now, as whoever waits for that is told of it (CR 6.7.7).
      b.effect({ do: 'move', player, what: { ...it, from: { zone: 'discard' } }, to });
      return possible;
    },
  }),
  defineEffect('play', {
    // "You may play this for free": an alternate cost (CR 1.5.5.3).
    part: (e, b) => {
      if (!e.free)
        throw new CardwrightError('ability-invalid', 'Only playing for free is a way of paying.', {
          ability: b.id,
        });
      return {
        kind: ALTERNATE_COST,
        applies: b.selectorTest(e.what),
        selfOnly: e.what.pick === 'self',
        players: b.playerTest(e.player),
        data: {},
      };
    },
    whilePlayed: (e) => e.what.pick === 'self',
    resolve: (e, b) => {
      const { free } = e;
      const how: Manner = { free, onto: e.onto === undefined ? null : cardsBelow(b, e.onto) };
      const said = known(saidOfCards(b, e.what));
      const who = actingSeat(b.subject);
      const possible = selectorPossible(b, fromHand(e.what, e.player), (s, scope, ref) => {
        const player = who(s, scope);
        if (ref === UNKNOWN) return !isPlayForbiddenByWords(b.kernel, s, player, said);
        const [found] = findable(s, [ref], scope);
        return found !== undefined && wayToPlay(b, s, scope, player, cardOf(found), how) !== undefined;
      });
      const whose: PlayerSelector = e.player.who === 'you' ? e.player : { who: 'that-player' };
      const what = fromHand(e.what, whose);
      const entering = e.entering ?? [];
      const manner = mannerOf(entering.flatMap((said) => said.manner));
      const damage = b.number(manner.damage);
      b.forEachPlayer(e.player, (player) => {
        // Cards that may not be played are not offered (CR 6.7.3).
        const only: CardTest = (s, card, scope) =>
          wayToPlay(b, s, scope, player(s, scope), card, how) !== undefined;
        // Do not ask if everyone knows that no card could be played, whatever the hand contains.
        const thinkable: Test = (s, scope) => !isPlayForbiddenByWords(b.kernel, s, player(s, scope), said);
        const chosen = b.cards(what, (s, scope) => [player(s, scope)], { said: e.what, only, thinkable });
        // In entering effects "they" are the played cards.
        for (const said of entering) {
          if (said.do !== 'enters-with' || said.optional)
            throw new CardwrightError(
              'ability-invalid',
              'How a card that is played enters is said, not chosen.',
              {
                ability: b.id,
              },
            );
          b.list(said.what);
        }
        const cards = b.keep((s, scope) => findable(s, chosen(s, scope), scope));
        const next = b.slot<number>();
        const played = b.slot<readonly CardRef[]>();
        const again = b.label();
        const end = b.label();
        b.step((m) => {
          m.frame.set(next, 0);
          m.frame.set(played, []);
          return m.next();
        });
        // One after the other (CR 4.3.1).
        b.place(again);
        b.step((m) => {
          const { state, frame } = m;
          const ref = cards(state, frame)[frame.get(next)];
          if (ref === undefined) return m.goto(end);
          const who = player(state, frame);
          const way = isCurrent(state, ref) ? wayToPlay(b, state, frame, who, cardOf(ref), how) : undefined;
          if (way === undefined) return m.next();
          const below = how.onto === null ? null : how.onto(state, frame);
          const entered = [manner.exerted, damage(state, frame)];
          const slots = [ref, way, null, null, null, null, ...entered, null, null, below];
          return m.push(playProgram, slots, frame.source, who);
        });
        b.step((m) => {
          const { state, frame } = m;
          const ref = cards(state, frame)[frame.get(next)]!;
          // A played card has a new reference, which is the next antecedent (CR 7.1.6).
          if (!isCurrent(state, ref)) frame.set(played, [...frame.get(played), refOf(state, cardOf(ref))]);
          frame.set(next, frame.get(next) + 1);
          return m.goto(again);
        });
        b.place(end);
        const entered: CardsOf = listIn(played);
        produceResult(b, e, entered);
        b.results.push({
          unit: 'cards',
          number: (s, scope) => entered(s, scope).length,
          cards: (deed) => (deed === playedEvent.name ? entered : null),
          clear({ slots }) {
            slots[played] = [];
          },
        });
        b.done = (s, scope) => {
          const count = entered(s, scope).length;
          return count > 0 && count === cards(s, scope).length;
        };
      });
      return possible;
    },
  }),
];
