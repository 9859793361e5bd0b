import { CardwrightError, type ReadonlyState } from '@cardwright/core';
import {
  actingSeat,
  type Binder,
  defineEffect,
  type EffectRow,
  findable,
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
  type Test,
} from '@cardwright/core/game';
import { played as playedEvent } from '../events/played.ts';
import { FREE, playProgram } from '../play/play-program.ts';
import { canPay, wayOf } from '../play/ways.ts';
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

/** Whether a player may play a card, and can pay for it where they must (CR 1.2.2, 1.5.3). */
function canPlay(
  { kernel }: Binder,
  state: ReadonlyState,
  player: number,
  card: number,
  free: boolean,
): boolean {
  if (isForbidden(kernel, state, playAction, player, card, -1)) return false;
  return free || canPay(kernel, state, player, card, wayOf(kernel, state, card, 0), readyInk(state, player));
}

/** Playing a card as part of an effect (CR 6.1.7, 6.7.8). */
export const playEffects: readonly EffectRow[] = [
  // The action resolves after this effect, so its destination is set in advance.
  defineEffect('finish-into', {
    resolve: (e, b) => {
      const { player, what, to } = e;
      if (what.pick !== 'ref')
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
      return b.effect({
        do: 'replace',
        event: { on: 'action-finished', card: it },
        instead: [{ do: 'move', player, what: it, to }],
        // Once for each of them: they have new references if played again (CR 7.1.6).
        duration: { lasts: 'this-turn' },
      });
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
      const said = known(saidOfCards(b, e.what));
      const who = actingSeat(b.subject);
      const possible = selectorPossible(b, fromHand(e.what, e.player), (s, scope, ref) => {
        const player = who(s, scope);
        if (ref === UNKNOWN) return !isPlayForbiddenByWords(b.kernel, s, player, said);
        const [found] = findable(s, [ref], scope);
        return found !== undefined && canPlay(b, s, player, cardOf(found), free);
      });
      const whose: PlayerSelector = e.player.who === 'you' ? e.player : { who: 'that-player' };
      const what = fromHand(e.what, whose);
      const entering = e.entering ?? [];
      const manner = mannerOf(entering.flatMap((said) => said.manner));
      const damage = b.number(manner.damage);
      b.forEachPlayer(e.player, (player) => {
        // Cards that may not be played are not offered (CR 6.7.3).
        const only: CardTest = (s, card, scope) => canPlay(b, s, player(s, scope), card, free);
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
        const next = b.slot();
        const played = b.slot();
        const again = b.label();
        const end = b.label();
        b.step((m) => {
          m.frame.slots[next] = 0;
          m.frame.slots[played] = [];
          return m.next();
        });
        // One after the other (CR 4.3.1).
        b.place(again);
        b.step((m) => {
          const { state, frame } = m;
          const ref = cards(state, frame)[frame.slots[next] as number];
          if (ref === undefined) return m.goto(end);
          const who = player(state, frame);
          if (!isCurrent(state, ref) || !canPlay(b, state, who, cardOf(ref), free)) return m.next();
          const way = free ? FREE : 0;
          const slots = [ref, way, null, null, null, null, manner.exerted, damage(state, frame)];
          return m.push(playProgram, slots, frame.source, who);
        });
        b.step((m) => {
          const { state, frame } = m;
          const ref = cards(state, frame)[frame.slots[next] as number]!;
          // A played card has a new reference, which is the next antecedent (CR 7.1.6).
          if (!isCurrent(state, ref))
            frame.slots[played] = [...(frame.slots[played] as readonly CardRef[]), refOf(state, cardOf(ref))];
          frame.slots[next] = (frame.slots[next] as number) + 1;
          return m.goto(again);
        });
        b.place(end);
        const entered: CardsOf = (_s, scope) => (scope.slots[played] ?? []) as readonly CardRef[];
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
