import {
  type Binder,
  type CardSelector,
  CardwrightError,
  cardOf,
  defineEffect,
  type EffectRow,
  findable,
  isCurrent,
  isForbidden,
  type PlayerSelector,
  playAction,
  produceResult,
  refOf,
  selectorPossible,
  type Test,
} from '@cardwright/core';
import { FREE, playProgram } from '../play/play-program.ts';
import { ALTERNATE_COST } from '../play/way.ts';
import { canPay, waysOf } from '../play/ways.ts';
import { mannerOf } from './rules.ts';

/** Cards are played from their player's hand unless the text says from where (CR 4.3.2). */
function fromHand(what: CardSelector, player: PlayerSelector): CardSelector {
  if (what.pick !== 'some' || what.from !== undefined) return what;
  return { ...what, from: { zone: 'hand', of: player } };
}

/** Whether a player could pay for one of the cards now: what cannot be paid is not offered (CR 1.5.3). */
function payable(b: Binder, what: CardSelector): Test | null {
  return b.suppose((inner) => {
    const cards = inner.list(what);
    return (s, scope) =>
      cards(s, scope).some((ref) => {
        if (!isCurrent(s, ref)) return false;
        const card = cardOf(ref);
        return canPay(b.engine, s, scope.controller, card, waysOf(b.engine, s, card)[0]!);
      });
  });
}

/** Playing a card as part of an effect (CR 6.1.7, 6.7.8). */
export const playEffects: readonly EffectRow[] = [
  // The action resolves when this has: what becomes of it then is said beforehand.
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
        duration: { lasts: 'this-turn' },
        uses: 1,
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
      const possible = e.free
        ? selectorPossible(b, fromHand(e.what, e.player))
        : payable(b, fromHand(e.what, e.player));
      const whose: PlayerSelector = e.player.who === 'you' ? e.player : { who: 'that-player' };
      const what = fromHand(e.what, whose);
      const way = e.free ? FREE : 0;
      const entering = e.entering ?? [];
      const manner = mannerOf(entering.flatMap((said) => said.manner));
      const damage = b.number(manner.damage);
      b.forEachPlayer(e.player, (player) => {
        const cards = b.cards(what, (s, scope) => [player(s, scope)], e.what);
        // "They" of what is said of entering play are the cards that are played.
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
        const done = b.slot();
        const entered = b.slot();
        b.step((m) => {
          m.frame.slots[done] = false;
          m.frame.slots[entered] = [];
          const [ref] = findable(m.state, cards(m.state, m.frame), m.frame);
          const who = player(m.state, m.frame);
          if (ref === undefined || isForbidden(b.engine, m.state, playAction, who, cardOf(ref), -1))
            return m.next();
          const card = cardOf(ref);
          if (way !== FREE && !canPay(b.engine, m.state, who, card, waysOf(b.engine, m.state, card)[way]!))
            return m.next();
          m.frame.slots[done] = true;
          m.frame.slots[entered] = [ref];
          const slots = [ref, way, null, null, null, null, manner.exerted, damage(m.state, m.frame)];
          return m.push(playProgram, slots, m.frame.source, who);
        });
        // What was played is a new card; that is what the next words speak of (CR 7.1.6).
        b.step((m) => {
          const [ref] = m.frame.slots[entered] as readonly number[];
          if (ref !== undefined) m.frame.slots[entered] = [refOf(m.state, cardOf(ref))];
          return m.next();
        });
        produceResult(b, e, (_s, scope) => (scope.slots[entered] ?? []) as readonly number[]);
        b.done = (_s, scope) => scope.slots[done] === true;
      });
      return possible;
    },
  }),
];
