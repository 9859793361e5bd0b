import type { EventPattern, PartyPattern, TurnPattern } from '../ability/event-pattern.ts';
import type { StateName } from '../ability/names.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { isOneOf } from '../events/counted-as.ts';
import { doerOf } from '../events/zone-changes.ts';
import { type EventTest, ofRef, type RefTest } from '../model/ability-part.ts';
import { nextLife } from '../model/card-ref.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { CircumstanceRow } from '../model/state-rows.ts';
import { saidBy } from '../reference/meaning.ts';
import { partiesInOrder, placeOf, saidOf } from '../reference/spoken.ts';
import { theirOwn } from '../reference/their-own.ts';
import type { Binder } from './binder.ts';
import { compare } from './compared.ts';
import { bindCrossing, kindOf } from './crossing.ts';
import { bindDuring } from './during.ts';
import { producePlace } from './produce-place.ts';

const NO_KINDS: readonly EventKind[] = [];

/** "A beast attacks another": which party is mentioned second and must differ from the first. */
function anotherThanFirst({ card, by, about }: EventPattern): 'card' | 'by' | null {
  if (card?.pick !== 'any' || by?.pick !== 'any') return null;
  const second = about === 'card' ? 'by' : 'card';
  return { card, by }[second].filter.some(({ is }) => is === 'other') ? second : null;
}

function bindParty(binder: Binder, party: PartyPattern, other: 'than-source' | 'than-first'): RefTest {
  switch (party.pick) {
    case 'self':
      return (_s, ref, scope) => ref === scope.source;
    case 'ref': {
      const { ref: meant, filter } = party;
      const list = binder.list({ pick: 'ref', ref: meant, ...(filter && { filter }) });
      return (s, ref, scope) => list(s, scope).includes(ref);
    }
    case 'chosen': {
      const made = binder.producers.findLast(({ data }) => data === party);
      if (made === undefined) return refuseChosen(binder);
      const { list } = made;
      return (s, ref, scope) => list(s, scope).includes(ref);
    }
    case 'any': {
      const { filter } = party;
      return ofRef(
        binder.cardTest(other === 'than-source' ? filter : filter.filter(({ is }) => is !== 'other')),
      );
    }
  }
}

function refuseChosen({ id }: Binder): never {
  const message = 'Only what an effect waits for can be about a card that is chosen.';
  const fix = 'Say “one of your …”, or “choose …” in an effect and speak of it afterwards.';
  throw new CardwrightError('ability-invalid', message, { ability: id, fix });
}

/** Chooses the cards that an effect begins to wait for: "the next time chosen beast would be hurt". */
export function chooseParties(binder: Binder, pattern: EventPattern | TurnPattern): void {
  const { by, card } = pattern as EventPattern;
  for (const party of [by, card]) if (party?.pick === 'chosen') binder.cards(party);
}

/** Whether a pattern is about something of one player: "an opponent discards", "are put into a player's discard". */
function namesPlayer({ player, from, to }: EventPattern): boolean {
  return [player, from?.of, to?.of].some((one) => one !== undefined && one.who !== 'you');
}

/** Compiles the event pattern of a trigger or replacement. */
export function bindPattern(binder: Binder, pattern: EventPattern | TurnPattern): EventTest {
  const full = pattern as EventPattern;
  const kind = kindOf(binder, full);
  const crossing = bindCrossing(binder, full);
  const player = pattern.player === undefined ? null : binder.playerTest(pattern.player);
  const another = anotherThanFirst(full);
  const bind = (role: 'card' | 'by'): RefTest | null =>
    full[role] === undefined
      ? null
      : bindParty(binder, full[role], role === another ? 'than-first' : 'than-source');
  const card = bindDuring(binder, kind.options.action, () => bind('card'));
  const by = bind('by');
  const { kernel } = binder;
  const { cmp, value } = full.amount ?? { cmp: null, value: 0 };
  const keyword = full.keyword === undefined ? null : binder.keywordNamed(full.keyword).name;
  const given: { row: CircumstanceRow; such: EventTest }[] = [];
  const meets = (s: ReadonlyState, event: GameEvent, scope: Scope, but: CircumstanceRow | null): boolean => {
    if (player !== null && !player(s, doerOf(event), scope)) return false;
    if (card !== null && !card(s, event.card, scope)) return false;
    if (by !== null && !by(s, event.other, scope)) return false;
    if (cmp !== null && !compare(event.amount, cmp, value)) return false;
    if (keyword !== null && event.data?.['keyword'] !== keyword) return false;
    if (crossing !== null && !crossing(s, event, scope)) return false;
    if (another !== null && event.card === event.other) return false;
    for (const { row, such } of given)
      if (row !== but && !row.test(kernel, s, event, scope, such)) return false;
    return true;
  };
  const kinds = [kind];
  const self = full.card?.pick === 'self';
  const ofKnown = full.card === undefined || full.card.pick === 'any' ? NO_KINDS : kinds;
  for (const name of full.given ?? []) {
    const row = binder.named('circumstance', kernel.circumstances, name);
    given.push({
      row,
      such: new BoundPattern(kernel, {
        kinds,
        self,
        ofKnown,
        together: null,
        test: (s, event, scope) => meets(s, event, scope, row),
      }),
    });
  }
  return new BoundPattern(kernel, {
    kinds,
    self,
    ofKnown,
    together: !full.together ? null : namesPlayer(full) ? 'of-a-player' : 'all',
    test: (s, event, scope) => meets(s, event, scope, null),
  });
}

/** Disjunction of event patterns. */
export function bindPatterns(binder: Binder, patterns: readonly (EventPattern | TurnPattern)[]): EventTest {
  const tests = patterns.map((p) => bindPattern(binder, p));
  if (tests.length === 1) return tests[0]!;
  return new BoundPattern(binder.kernel, {
    kinds: [...new Set(tests.flatMap((t) => t.kinds))],
    self: tests.every((t) => t.self),
    ofKnown: tests.flatMap((t) => t.ofKnown),
    // Each of the patterns says by itself whether what is simultaneous is one.
    together: tests.some((t) => t.together === null) ? null : tests[0]!.together,
    test: (s, event, scope) => tests.some((t) => t.matches(s, event, scope)),
  });
}

/** Whether a history entry is the event that the listeners saw: about the card in its old or in its new zone. */
function isRecordOf(kernel: Kernel, state: ReadonlyState, recorded: GameEvent, seen: GameEvent): boolean {
  const { card, player, other } = recorded;
  if (player !== seen.player || other !== seen.other) return false;
  if (card !== seen.card && (card < 0 || nextLife(card) !== seen.card)) return false;
  return isOneOf(kernel, state, recorded, [seen.kind]);
}

/** What an event pattern tests, by itself. */
type Pattern = Pick<EventTest, 'kinds' | 'test' | 'self' | 'ofKnown' | 'together'>;

/** A pattern with what follows from it. A class: the pipe reads many patterns, and they share one shape. */
class BoundPattern implements EventTest {
  readonly kinds: EventTest['kinds'];
  readonly test: EventTest['test'];
  readonly self: boolean;
  readonly ofKnown: EventTest['ofKnown'];
  readonly together: EventTest['together'];
  constructor(
    private readonly kernel: Kernel,
    { kinds, test, self, ofKnown, together }: Pattern,
  ) {
    this.kinds = kinds;
    this.test = test;
    this.self = self;
    this.ofKnown = ofKnown;
    this.together = together;
  }

  matches(state: ReadonlyState, event: GameEvent, scope: Scope): boolean {
    return isOneOf(this.kernel, state, event, this.kinds) && this.test(state, event, scope);
  }

  ordinalOf(state: ReadonlyState, event: GameEvent, scope: Scope, ofItsPlayer = false): number {
    let count = 0;
    let found = false;
    for (let entry = state.history; entry !== null; entry = entry.earlier) {
      if (ofItsPlayer && entry.event.player !== event.player) continue;
      if (!this.matches(state, entry.event, scope)) continue;
      if (!found && isRecordOf(this.kernel, state, entry.event, event)) {
        found = true;
        count = 0;
      }
      count++;
    }
    return found ? count : count + 1;
  }
}

/** Registers the parties of the pattern's event as antecedents. */
export function produceParties(binder: Binder, pattern: EventPattern | TurnPattern): void {
  binder.hasEvent = true;
  const full = pattern as EventPattern;
  const { unit } = binder.named('event', binder.kernel.eventKinds, pattern.on).options;
  if (full.together) binder.results.push({ unit: 'cards', number: (_s, scope) => scope.event?.amount ?? 0 });
  if (unit !== undefined) binder.results.push({ unit, number: (_s, scope) => scope.event?.amount ?? 0 });
  if (pattern.player !== undefined && pattern.player.who !== 'you') {
    const list = binder.players({ who: 'party', role: 'player' });
    binder.knownPlayers.push({ list, data: pattern.player });
  }
  // “Whenever a card is put into an opponent’s discard, they …”: the player whose card it is.
  for (const { of } of [full.from ?? {}, full.to ?? {}] as { of?: PlayerSelector }[]) {
    if (of === undefined || of.who === 'you' || theirOwn(full, of, false)) continue;
    binder.knownPlayers.push({ list: binder.players({ who: 'party', role: 'card' }), data: of });
  }
  for (const state of full.with === undefined ? [] : (full.given ?? [])) {
    const place = { state: state as StateName, spoken: { how: 'party', types: [full.with!] } } as const;
    if (binder.kernel.states.has(state)) producePlace(binder, place, (_s, scope) => [scope.source], full);
  }
  for (const role of partiesInOrder(full)) {
    const party = full[role]!;
    const list = binder.list({ pick: 'ref', ref: { to: 'party', role } });
    producePlace(binder, placeOf(saidOf(party)), list, party);
    binder.produce({
      how: party.pick === 'self' ? 'self' : 'party',
      ...saidBy(saidOf(party)),
      list,
      role,
      by: pattern.on,
      ...(full.about === role && { subject: true }),
      data: party,
    });
  }
}
