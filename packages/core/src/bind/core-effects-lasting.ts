import type { EffectKinds } from '../ability/effect.ts';
import type { EventPattern } from '../ability/event-pattern.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { ActionName } from '../ability/names.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { unnoted } from '../ability/unnoted.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import {
  type AbilityPart,
  type CardTest,
  makePart,
  type NumberOf,
  type PlayerTest,
  type Test,
} from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { isAmong } from '../model/places.ts';
import { MUST_BE_CHOSEN } from '../queries/must-be-chosen.ts';
import { USE_FOR_FREE } from '../queries/uses.ts';
import { bindTrigger } from './ability.ts';
import { actedWith } from './acted-with.ts';
import { askedOfEachCard, theyIn } from './asked-of-card.ts';
import type { Binder } from './binder.ts';
import { bindDuring } from './during.ts';
import { eachStat } from './each-stat.ts';
import { bindLater, keepCards, keepSpoken } from './kept-cards.ts';
import { appliedPart, beginLasting, beginRule, isTheirs } from './lasting-effects.ts';
import { bindPatterns, chooseParties, produceParties } from './patterns.ts';
import { isAlwaysMeant } from './players.ts';
import { meantBefore } from './references.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { replacedBy } from './replaced-by.ts';
import { bindInstead } from './replacing.ts';
import { bindWhile } from './static-condition.ts';

type NewPart = Partial<AbilityPart> & Pick<AbilityPart, 'kind'>;

/** The cards that a prohibition or cost modifier applies to. */
function costSubject(
  binder: Binder,
  action: ActionName,
  cards: readonly CardFilter[] | { readonly pick: 'self' },
  player: PlayerSelector,
): CardTest {
  const subject = actedWith(binder, cards, player);
  return bindDuring(binder, binder.action(action), () =>
    'pick' in subject ? binder.selectorTest(subject) : binder.cardTest(subject),
  );
}

/** Effects with a duration: the same data makes a part of a static ability or a duration effect. */
export const coreLastingEffects: readonly EffectRow[] = [
  defineEffect('modify', {
    part: (e, b): NewPart => {
      if (e.and !== undefined)
        throw new CardwrightError('ability-invalid', 'Several stats cannot be changed on demand.', {
          ability: b.id,
        });
      return {
        kind: 'modify',
        stat: b.stat(e.stat),
        amount: b.number(e.by),
        applies: b.standingTest(e.what),
        selfOnly: e.what.pick === 'self',
      };
    },
    resolve: (e, b) => {
      const { what: to, duration } = e;
      const changes = eachStat(e) as (typeof e)[];
      const part = (change: typeof e, amount: NumberOf) =>
        appliedPart(b, { kind: 'modify', stat: b.stat(change.stat), amount });
      const all = (): AbilityPart[] => changes.map((change) => part(change, b.number(change.by)));
      // "Add its strength to another chosen beast's": its antecedent comes before that choice, if there is one.
      if (b.producers.some(({ counted }) => !counted)) {
        const parts = all();
        return beginLasting(b, { part: () => parts, to, duration });
      }
      // "Your beasts each get +{P} equal to their {P}": each its own.
      let ofEach: ((ref: CardRef) => void) | undefined;
      const measured = () => {
        const [own, more] = b.producers;
        const they = more === undefined ? changes.map(({ by }) => theyIn(by)).find(Boolean) : undefined;
        if (own === undefined || they === undefined || meantBefore(b, they, []) !== own) return all();
        const { asked, look } = askedOfEachCard(b, own, () => changes.map(({ by }) => b.number(by)));
        ofEach = look;
        return changes.map((change, i) => part(change, asked[i]!));
      };
      return beginLasting(b, { part: measured, to, duration, ofEach: () => ofEach });
    },
  }),
  defineEffect('keep-stat', {
    part: (e, b): NewPart => ({
      ...keepPart(b, e),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) =>
      beginLasting(b, { part: appliedPart(b, keepPart(b, e)), to: e.what, duration: e.duration }),
  }),
  defineEffect('forbid', {
    part: (e, b): NewPart => ({
      ...forbidPart(b, e),
      applies: forbiddenCards(b, e),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) => beginRule(b, e, forbidPart(b, e), () => forbiddenCards(b, e)),
  }),
  defineEffect('must-be-chosen', {
    part: (e, b): NewPart => ({
      kind: MUST_BE_CHOSEN,
      players: b.playerTest(e.by),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) => beginRule(b, e, { kind: MUST_BE_CHOSEN, players: b.playerTest(e.by) }),
  }),
  defineEffect('permit', {
    part: (e, b): NewPart => ({
      ...permitPart(b, e),
      applies: permittedCards(b, e),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) => beginRule(b, e, permitPart(b, e), () => permittedCards(b, e)),
  }),
  defineEffect('forbid-player', {
    whilePlayed: (e) => e.cards !== undefined && 'pick' in e.cards,
    part: (e, b): NewPart => forbidPlayerPart(b, e, b.playerTest(e.player)),
    resolve: (e, b) => {
      // A chosen player is stored with the effect; “opponents” and the like are evaluated as long as it lasts.
      const found = !isAlwaysMeant(e.player);
      const part = forbidPlayerPart(b, e, found ? null : b.playerTest(e.player));
      return beginLasting(b, {
        part: b.kernel.registerPart(makePart({ id: b.nextId(), ...part })),
        // "During their next turn": it applies to each player in that player's own turn.
        ...((found || isTheirs(e.duration)) && { players: b.players(e.player) }),
        duration: e.duration,
      });
    },
  }),
  defineEffect('change-cost', {
    whilePlayed: (e) => 'pick' in e.for,
    part: (e, b): NewPart => {
      if (e.uses !== undefined) askedOnce(b, e.uses);
      return {
        kind: 'change-cost',
        action: b.action(e.action),
        players: b.playerTest(e.player),
        amount: b.number(e.by),
        applies: costSubject(b, e.action, e.for, e.player),
        condition: e.first || e.nth !== undefined ? nthEachTurn(b, e) : null,
      };
    },
    resolve: (e, b) =>
      beginLasting(b, {
        part: b.kernel.registerPart(
          makePart({
            id: b.nextId(),
            kind: 'change-cost',
            action: b.action(e.action),
            amount: b.number(e.by),
            applies: costSubject(b, e.action, e.for, e.player),
          }),
        ),
        players: b.players(e.player),
        duration: e.duration,
        ...(e.uses === undefined ? {} : { uses: e.uses }),
      }),
  }),
  defineEffect('use-for-free', {
    part: (e, b): NewPart => ({ ...freePart(b, e), applies: b.standingTest(e.what) }),
    resolve: (e, b) => beginRule(b, e, freePart(b, e)),
  }),
  defineEffect('additional-action', {
    part: (e, b): NewPart => ({
      kind: 'additional-action',
      action: b.action(e.action),
      players: b.playerTest(e.player),
      amount: b.number(e.count),
    }),
    resolve: (e, b) =>
      beginLasting(b, {
        part: b.kernel.registerPart(
          makePart({
            id: b.nextId(),
            kind: 'additional-action',
            action: b.action(e.action),
            amount: b.number(e.count),
          }),
        ),
        players: b.players(e.player),
        duration: e.duration ?? { lasts: 'this-turn' },
      }),
  }),
  defineEffect('while', {
    resolve: (e, b) => {
      const around = b.wrapPart;
      const { bound: limited, cardSlots } = keepSpoken(b, () => bindWhile(b, e.condition, e.effects, true));
      const kept = (part: AbilityPart): AbilityPart => ({
        ...limited(part),
        cardSlots: [...part.cardSlots, ...cardSlots],
      });
      b.wrapPart = around === null ? kept : (part) => kept(around(part));
      const possible = b.effects(e.effects);
      b.wrapPart = around;
      return possible;
    },
  }),
  defineEffect('trigger', {
    resolve: (e, b) => {
      if (e.ability.kind !== 'triggered') {
        const message = `A trigger that an effect makes is a triggered ability, not a ${e.ability.kind} one.`;
        throw new CardwrightError('ability-invalid', message, { ability: b.id });
      }
      const inner = e.ability;
      // Delayed: waits for one moment of a turn. Floating: the text says for how long.
      const delayed = inner.on.every(({ on }) => on === 'turn-started' || on === 'turn-ended');
      if (e.duration === undefined && e.uses === undefined && !delayed) {
        throw new CardwrightError(
          'ability-invalid',
          'A trigger that an effect makes must say how long it watches.',
          {
            ability: b.id,
            rule: cite(b.kernel, 'made-trigger'),
            fix: 'Say “this turn”, or begin an ability of its own.',
          },
        );
      }
      for (const on of inner.on) chooseParties(b, on);
      // Bound inside this program, so that it can refer to what was chosen here.
      const part = bindLater(b, inner, () => bindTrigger(b, inner));
      const uses = e.uses ?? (e.duration === undefined ? 1 : undefined);
      return beginLasting(b, { part, duration: e.duration, ...(uses === undefined ? {} : { uses }) });
    },
  }),
  defineEffect('replace', {
    resolve: (e, b) => {
      if (e.duration === undefined && e.uses === undefined)
        throw new CardwrightError(
          'ability-invalid',
          'A replacement that an effect makes must say how long it lasts.',
          {
            ability: b.id,
            fix: 'Say “this turn”, or “the next time”.',
          },
        );
      chooseParties(b, e.event);
      const part = bindLater(b, e, () => {
        const { event, meant } = keptParties(b, e.event);
        const pattern = bindPatterns(b, [event]);
        const program = b.program((inner) => {
          produceParties(inner, event);
          const party = inner.producers.at(-1);
          if (meant !== undefined && party !== undefined) inner.produce({ ...party, data: meant });
          bindInstead(inner, e.instead, null);
        });
        return b.kernel.registerPart(
          makePart({ id: b.nextId(), kind: 'replace', pattern, program, data: replacedBy(e.instead) }),
        );
      });
      return beginLasting(b, {
        part,
        duration: e.duration,
        ...(e.uses === undefined ? {} : { uses: e.uses }),
        captures: true,
      });
    },
  }),
];

/** The cards that may do something: those that match, in whatever zone, or in the zone named. */
function permittedCards(b: Binder, { what, action }: Readonly<EffectKinds['permit']>): CardTest {
  const inZone = what.pick === 'each' && what.from !== undefined;
  return bindDuring(b, b.action(action), () => (inZone ? b.standingTest(what) : b.selectorTest(what)));
}

/** "For the next …" of a continuous effect equals a limit of once a turn: nothing else could use it up. */
function askedOnce({ options: { ability }, id }: Binder, uses: number): void {
  if (uses === 1 && ability?.kind === 'static' && ability.limit !== undefined) return;
  throw new CardwrightError(
    'ability-invalid',
    'What applies all the time is not used up by “the next” ones.',
    {
      ability: id,
      fix: 'Say “once during your turn”, or have something that resolves do it.',
    },
  );
}

/** Whether the next of these cards that the player plays this turn is the first, or the nth. */
function nthEachTurn(b: Binder, e: Readonly<EffectKinds['change-cost']>): Test {
  const filter = 'pick' in e.for ? [] : e.for;
  const event: EventPattern = { on: 'played', card: { pick: 'any', filter }, player: e.player };
  return b.condition(
    e.nth === undefined
      ? { if: 'not', condition: { if: 'happened', event } }
      : { if: 'compare', left: { amount: 'events', of: event }, cmp: '=', right: e.nth - 1 },
  );
}

/**
 * The event pattern with its references resolved now: later, "they" would mean parties of another event. `meant` is the
 * data of the antecedent.
 */
function keptParties(b: Binder, event: EventPattern): { event: EventPattern; meant?: object | undefined } {
  const { card } = event;
  if (card?.pick !== 'ref' || card.ref.to === 'party') return { event };
  const meant = meantBefore(b, card.ref, []);
  b.produce({ how: 'each', types: [], list: keepCards(b, b.list(card)), role: '', data: card });
  return {
    event: { ...event, card: { pick: 'ref', ref: { to: 'it' } } },
    meant: meant === 'self' ? undefined : meant?.data,
  };
}

function keepPart(b: Binder, { stat, least }: Readonly<EffectKinds['keep-stat']>): NewPart {
  return { kind: 'keep-stat', stat: b.stat(stat), amount: least === 'printed' ? null : b.number(least) };
}

function freePart(b: Binder, { player, ability, what }: Readonly<EffectKinds['use-for-free']>): NewPart {
  const data = ability ?? null;
  return { kind: USE_FOR_FREE, players: b.playerTest(player), data, selfOnly: what.pick === 'self' };
}

function permitPart(b: Binder, { action, other, by }: Readonly<EffectKinds['permit']>): NewPart {
  return {
    kind: 'permit',
    action: b.action(action),
    other: other === undefined ? null : b.selectorTest(other),
    players: by === undefined ? null : b.playerTest(by),
  };
}

/**
 * The cards that a prohibition is about. They are in play where the text names no zone, also where the action
 * is asked of cards out of play as well: what is said of a type is said of none that lies face down somewhere.
 */
function forbiddenCards(b: Binder, { action: name, what }: Readonly<EffectKinds['forbid']>): CardTest {
  const action = b.action(name);
  const inPlay = action.asked?.forbidden !== undefined && isAmong(null, action.asked.forbidden);
  return bindDuring(b, action, () => (inPlay ? b.standingTest(what) : b.selectorTest(what)));
}

function forbidPart(b: Binder, e: Readonly<EffectKinds['forbid']>): NewPart {
  const { other, by, except } = e;
  return {
    kind: 'forbid',
    action: b.action(e.action),
    other: other === undefined ? null : b.selectorTest(other),
    players: by === undefined ? null : b.playerTest(by),
    except: except === undefined ? null : b.cardTest(except),
  };
}

function forbidPlayerPart(
  b: Binder,
  { action, cards, player }: Readonly<EffectKinds['forbid-player']>,
  players: PlayerTest | null,
): NewPart {
  const said = cards === undefined || 'pick' in cards ? null : (unnoted(cards) as typeof cards);
  return {
    kind: 'forbid',
    action: b.action(action),
    players,
    applies: cards === undefined ? null : costSubject(b, action, cards, player),
    data: said,
  };
}
