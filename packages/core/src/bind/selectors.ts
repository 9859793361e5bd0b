import type { CardFilter } from '../ability/filter.ts';
import type { Reference } from '../ability/reference.ts';
import type { CardSelector, Range, ZoneSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import {
  type CardsOf,
  type CardTest,
  type NumberOf,
  ofRef,
  type PlayersOf,
  type PlayerTest,
  type Test,
} from '../model/ability-part.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { controller, nextInZone, owner, playerCount, previousInZone, zoneOf } from '../model/core-columns.ts';
import { beChosen } from '../model/core-names.ts';
import { leftWith } from '../model/last-known.ts';
import { isCurrent, movedOnce, refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { SHARED, type Zone } from '../model/zone.ts';
import { isForbidden } from '../queries/can.ts';
import { mustBeChosen } from '../queries/must-be-chosen.ts';
import { addedToTotal } from '../run/total-choice.ts';
import { cardsIn, firstIn, isIn, lastIn } from '../table/zone-list.ts';
import type { Binder } from './binder.ts';
import { listDone } from './list-done.ts';
import { actingSeat } from './only-one.ts';
import { resolveReference } from './references.ts';
import { standingTest } from './standing.ts';
import { asLastSeen, whoDid } from './was.ts';

/** The zones of a selector: one, or the two that its cards may be in. */
export const zonesOf = (binder: Binder, { zone, or }: ZoneSelector): readonly Zone[] =>
  or === undefined ? [binder.zone(zone)] : [binder.zone(zone), binder.zone(or)];

interface Source {
  readonly zones: readonly Zone[];
  readonly of: PlayerTest | null;
}

function sourceOf(binder: Binder, from: ZoneSelector | undefined, filters: readonly CardFilter[]): Source {
  if (from !== undefined) {
    return { zones: zonesOf(binder, from), of: from.of === undefined ? null : binder.playerTest(from.of) };
  }
  // "Your characters", "opposing items": scan only those players' zones. A chosen player is chosen once, by the filter.
  const of = filters.find((f) => f.is === 'of' && f.player.who !== 'chosen-player');
  return { zones: binder.kernel.inPlayZones, of: of?.is !== 'of' ? null : binder.playerTest(of.player) };
}

/** The same where some are shared: of those a card is a player's as it is owned. */
function scanShared(source: Source, test: CardTest): CardsOf {
  const { of } = source;
  const shared = source.zones.filter((zone) => zone.shared);
  const others = scan({ of, zones: source.zones.filter((zone) => !zone.shared) }, test);
  return (s, scope) => [
    ...shared.flatMap((zone) =>
      cardsIn(s, SHARED, zone)
        .filter((card) => (of === null || of(s, owner.get(s, card), scope)) && test(s, card, scope))
        .map((card) => refOf(s, card)),
    ),
    ...others(s, scope),
  ];
}

const isDone = (filter: CardFilter) => filter.is === 'done';

/** The cards to which something was done this way, in whichever zone. */
function whereverDone(binder: Binder, filters: readonly CardFilter[]): CardsOf {
  const lists = filters.flatMap((one) => (one.is === 'done' ? [listDone(binder, one.done)] : []));
  const test = ofRef(binder.cardTest(filters));
  return (s, scope) => lists[0]!(s, scope).filter((ref) => isCurrent(s, ref) && test(s, ref, scope));
}

/** Scans zones for cards that pass the test; returns references. */
function scan(source: Source, test: CardTest): CardsOf {
  if (source.zones.some((zone) => zone.shared)) return scanShared(source, test);
  return (s, scope) => {
    const found: CardRef[] = [];
    for (let player = 0; player < playerCount.get(s, 0); player++) {
      if (source.of !== null && !source.of(s, player, scope)) continue;
      for (const zone of source.zones) {
        for (let card = firstIn(s, player, zone); card >= 0; card = nextInZone.get(s, card)) {
          if (test(s, card, scope)) found.push(refOf(s, card));
        }
      }
    }
    return found;
  };
}

/** Those of some cards that are in a zone by now, where they went from where they were. */
function foundIn({ zones, of }: Source, list: CardsOf): CardsOf {
  return (s, scope) =>
    list(s, scope).flatMap((ref) => {
      if (!isCurrent(s, ref) && !movedOnce(s, ref)) return [];
      const card = cardOf(ref);
      const there =
        zones.some((zone) => isIn(s, card, zone)) && (of === null || of(s, owner.get(s, card), scope));
      return there ? [refOf(s, card)] : [];
    });
}

/** "The beasts that were at it": also those that left play at the same time, as they last were. */
function withThoseGone(
  binder: Binder,
  { filter, from }: CardSelector & { pick: 'each' },
  here: CardsOf,
): CardsOf {
  if (from !== undefined) return here;
  const { filters } = binder.kernel;
  const top = filter.map((one) => filters.get(one.is)?.leftWith?.(one)).find((one) => one !== undefined);
  if (top === undefined) return here;
  const tops = binder.list(top);
  const test = ofRef(binder.cardTest(filter));
  return (s, scope) => [
    ...here(s, scope),
    ...leftWith(s.lastKnown, tops(s, scope)).filter((ref) => !isCurrent(s, ref) && test(s, ref, scope)),
  ];
}

export function isReference(from: ZoneSelector | Reference | undefined): from is Reference {
  return from !== undefined && 'to' in from;
}

/** The cards that match a selector without a choice; also the candidates of a choice. */
export function bindList(binder: Binder, selector: CardSelector): CardsOf {
  switch (selector.pick) {
    case 'self': {
      const itself: CardsOf = (_s, scope) => [scope.source];
      if (selector.was) return asLastSeen(binder, itself);
      return selector.from === undefined ? itself : foundIn(sourceOf(binder, selector.from, []), itself);
    }
    case 'ref': {
      const meant = resolveReference(binder, selector.ref, selector.filter ?? []);
      const list = selector.was
        ? asLastSeen(binder, meant)
        : selector.from === undefined
          ? meant
          : foundIn(sourceOf(binder, selector.from, []), meant);
      // As a filter on a reference, "the turned card" finds nothing if the card was not turned; on a group, "the
      // revealed allies" keeps the allies.
      const said = selector.filter ?? [];
      const { to } = selector.ref;
      const ofGroup = to === 'rest' || to === 'under' || meant === binder.group?.list;
      const asked = ofGroup ? said : said.filter(({ is }) => is === 'state');
      if (asked.length === 0) return list;
      const test = ofRef(binder.cardTest(asked));
      return (s, scope) => list(s, scope).filter((ref) => test(s, ref, scope));
    }
    case 'each':
      if (selector.was) return whoDid(binder, selector.filter);
      if (selector.from === undefined && selector.filter.some(isDone))
        return whereverDone(binder, selector.filter);
      return withThoseGone(
        binder,
        selector,
        scan(sourceOf(binder, selector.from, selector.filter), binder.cardTest(selector.filter)),
      );
    case 'chosen':
      return scan(sourceOf(binder, selector.from, selector.filter), binder.cardTest(selector.filter));
    case 'some': {
      const test = binder.cardTest(selector.filter);
      if (!isReference(selector.from)) return scan(sourceOf(binder, selector.from, selector.filter), test);
      const group = resolveReference(binder, selector.from, selector.filter, true);
      return (s, scope) => group(s, scope).filter((ref) => test(s, cardOf(ref), scope));
    }
    case 'top': {
      const count = binder.number(selector.count);
      const players = binder.players(selector.of);
      const zone = binder.zone(selector.zone);
      const [begin, next] = selector.end === undefined ? [firstIn, nextInZone] : [lastIn, previousInZone];
      return (s, scope) => {
        const found: CardRef[] = [];
        for (const player of zone.shared ? [SHARED] : players(s, scope)) {
          let card = begin(s, player, zone);
          for (let n = count(s, scope); n > 0 && card >= 0; n--) {
            found.push(refOf(s, card));
            card = next.get(s, card);
          }
        }
        return found;
      };
    }
    case 'both': {
      const lists = selector.of.map((part) => binder.list(part));
      return (s, scope) => lists.flatMap((list) => [...list(s, scope)]);
    }
    default:
      throw new CardwrightError('unknown-kind', `Unknown selector “${(selector as { pick: string }).pick}”.`);
  }
}

/**
 * Requires that a range is exactly one ("a relic", "choose one"), for texts in which no one chooses how many.
 * @throws CardwrightError `ability-invalid` for any other
 */
export function meansOne(binder: Binder, { min, max }: Range): void {
  if (min === 1 && max === 1) return;
  throw new CardwrightError('ability-invalid', 'Only one can be meant here, and the text says several.', {
    ability: binder.id,
  });
}

/** Predicate of a selector. */
export function bindSelectorTest(binder: Binder, selector: CardSelector): CardTest {
  switch (selector.pick) {
    case 'self':
      if (selector.from !== undefined) return listed(binder, selector);
      return (s, card, scope) => refOf(s, card) === scope.source;
    case 'some':
      meansOne(binder, selector.range);
      return binder.cardTest(selector.filter);
    case 'each':
      return binder.cardTest(selector.filter);
    case 'chosen':
      return binder.cardTest(selector.filter);
    case 'both': {
      const tests = selector.of.map((part) => binder.selectorTest(part));
      return (s, card, scope) => tests.some((test) => test(s, card, scope));
    }
    default:
      return listed(binder, selector);
  }
}

function listed(binder: Binder, selector: CardSelector): CardTest {
  const list = bindList(binder, selector);
  return (s, card, scope) => list(s, scope).includes(refOf(s, card));
}

/**
 * Predicate of a selector in a continuous effect: "your allies" are those in play, or in the zone named, not cards of
 * that kind anywhere.
 */
export function bindStandingTest(binder: Binder, selector: CardSelector): CardTest {
  if (selector.pick === 'both') {
    const tests = selector.of.map((part) => bindStandingTest(binder, part));
    return (s, card, scope) => tests.some((test) => test(s, card, scope));
  }
  const test = standingTest(binder, () => bindSelectorTest(binder, selector));
  if (selector.pick !== 'each') return test;
  if (selector.from === undefined)
    return (s, card, scope) => s.layout.inPlayIndex[zoneOf.get(s, card)] === true && test(s, card, scope);
  const zones = zonesOf(binder, selector.from);
  const of = selector.from.of === undefined ? null : binder.playerTest(selector.from.of);
  return (s, card, scope) =>
    zones.some((zone) => isIn(s, card, zone)) &&
    (of === null || of(s, controller.get(s, card), scope)) &&
    test(s, card, scope);
}

type Total = Extract<CardFilter, { is: 'total' | 'total-cost' }>;

export const addedUp = (total: Total): string => (total.is === 'total' ? total.stat : 'cost');

/**
 * The constraint on the total of the chosen cards. Fewer must be allowed: two cards that fit alone may not fit
 * together.
 */
export function totalOf(
  binder: Binder,
  { filter, range }: CardSelector & { pick: 'chosen' | 'some' },
): Total | undefined {
  const total = filter.find((one): one is Total => one.is === 'total' || one.is === 'total-cost');
  if (total === undefined || range.min === 0) return total;
  throw new CardwrightError(
    'ability-invalid',
    'How many are chosen must be free where their total is limited.',
    {
      ability: binder.id,
      fix: 'Say “any number of” or “up to”.',
    },
  );
}

/** A selector without the constraint on the total. */
export const withoutTotals = <S extends CardSelector & { pick: 'chosen' | 'some' }>(selector: S): S => ({
  ...selector,
  filter: selector.filter.filter(({ is }) => is !== 'total' && is !== 'total-cost'),
});

/** The candidates of a choice, with all constraints. */
export interface Choice {
  readonly candidates: CardsOf;
  readonly possible: Test;
  readonly min: NumberOf;
  readonly max: NumberOf;
}

/**
 * The candidates of a choice, and whether it can be made: existence and listing share one function.
 * @param only further predicate: the effect must be feasible for the card
 */
export function bindChoice(
  binder: Binder,
  selector: CardSelector & { pick: 'chosen' | 'some' },
  chooser: PlayersOf | null,
  only: CardTest | null = null,
): Choice {
  const { kernel } = binder;
  const who = actingSeat(chooser);
  const total = totalOf(binder, selector);
  const any = bindList(binder, withoutTotals(selector));
  const listed: CardsOf =
    only === null ? any : (s, scope) => any(s, scope).filter((ref) => only(s, cardOf(ref), scope));
  if (total?.is === 'total') binder.stat(total.stat);
  const most = total === undefined ? null : binder.number(total.most);
  const all: CardsOf =
    total === undefined || most === null
      ? listed
      : (s, scope) =>
          listed(s, scope).filter(
            (ref) => addedToTotal(kernel, s, cardOf(ref), addedUp(total)) <= most(s, scope),
          );
  const candidates: CardsOf =
    selector.pick === 'some'
      ? all
      : (s, scope) => {
          const player = who(s, scope);
          const source = sourceCard(s, scope);
          const able = all(s, scope).filter(
            (ref) => !isForbidden(kernel, s, beChosen, player, cardOf(ref), source),
          );
          if (max(s, scope) > 1) return able;
          const required = mustBeChosen(kernel, s, able, player);
          return required.length === 0
            ? able
            : able.filter((ref) => required.some(({ cards }) => cards.includes(ref)));
        };
  const min = binder.number(selector.range.min);
  const max = selector.range.max === 'any' ? () => 1023 : binder.number(selector.range.max);
  return {
    candidates,
    min,
    max,
    possible: (s, scope) => candidates(s, scope).length >= Math.max(1, min(s, scope)),
  };
}

function sourceCard(_s: ReadonlyState, scope: Scope): number {
  return scope.source < 0 ? -1 : cardOf(scope.source);
}

/** What other players know about a choice among hidden cards. */
export interface Hidden {
  /** The cards they cannot see: they know only the number. */
  readonly unseen: CardsOf;
  /** Those, and the matching cards of public zones: the candidates as far as they know. */
  readonly known: CardsOf;
}

/**
 * What other players know about a choice among hidden cards (a hand, a searched deck, cards looked at); null if
 * everyone sees the candidates.
 */
export function bindHidden(
  binder: Binder,
  selector: CardSelector & { pick: 'chosen' | 'some' },
): Hidden | null {
  const { from } = selector;
  if (from === undefined) return null;
  if (isReference(from)) {
    const group =
      binder.group?.secret === true ? resolveReference(binder, from, selector.filter, true) : null;
    return group && { unseen: group, known: group };
  }
  const source = sourceOf(binder, from, selector.filter);
  const open = source.zones.filter(({ visibility }) => visibility === 'public');
  if (open.length === source.zones.length) return null;
  const closed = source.zones.filter((zone) => !open.includes(zone));
  const whose = selector.filter.filter(({ is }) => is === 'of');
  const unseen = scan({ ...source, zones: closed }, binder.cardTest(whose));
  if (open.length === 0) return { unseen, known: unseen };
  const seen = scan({ ...source, zones: open }, binder.cardTest(selector.filter));
  return { unseen, known: (s, scope) => [...unseen(s, scope), ...seen(s, scope)] };
}
