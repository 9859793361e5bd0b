import type { ReadonlyState } from '@cardwright/core';
import {
  type AbilityPart,
  abilityIndexOf,
  actionCard,
  actionOption,
  actionSlots,
  ask,
  type CardRef,
  type ChoiceTest,
  cardOf,
  controller,
  defineProgram,
  type Frame,
  type GameEvent,
  isWatched,
  type Kernel,
  label,
  type Machine,
  NO_CARD,
  type Program,
  partsWhilePlayed,
  playAction,
  refOf,
  type Scope,
  type Signal,
  settlePayment,
  spentModifiers,
  type Value,
  zoneNameOf,
} from '@cardwright/core/game';
import { modifierSpent, played, playedOn, sung } from '../events/played.ts';
import { exertedEvent, inkPaid } from '../events/state-changes.ts';
import { shiftAction } from '../table/names.ts';
import type { Way } from '../table/way.ts';
import { resolveAction } from './action-program.ts';
import { shiftInk, shiftTargets, singers, singersTogether, totalSung, wayOf } from './ways.ts';

const layout = actionSlots();
const CARD = actionCard;
/** The way in which it is played. */
const OPTION = actionOption;
/** The character shifted onto or that sings, as a list of one; those that sing together. */
const PARTNER = layout.add<readonly CardRef[]>();
/** Whether the player uses the optional manner of entering that was asked for last. */
const MANNER = layout.add<boolean>();
const RESULT = layout.addResult();
/** How the effect that plays it makes it enter: exerted, and with damage. */
const ENTERS_EXERTED = layout.add<boolean | null>();
const ENTERS_DAMAGED = layout.add<number | null>();
/** The kind of way; stored, since paying may end the ability that gave it. */
const KIND = layout.add<Way['kind'] | ''>();
/** What it costs in ink in all (CR 4.3.2.3). */
const TOTAL = layout.add<number>();
/** The cards that an effect lets it be put on; null for all that its ability allows. */
const ONTO = layout.add<readonly CardRef[] | null>();
/** The optional manners of entering that were asked for, and those that are used. */
const OFFERED = layout.add<readonly string[]>();
const TAKEN = layout.add<readonly string[]>();
/** Those of them for which something is done that has been done. */
const REWARDED = layout.add<readonly string[]>();

const offers = label();
const offered = label();
const rewards = label();
const rewarded = label();

/** Name of the test of a choice of singers. */
export const ENOUGH_SINGERS = 'enough-singers';

/** Played for free: all its costs are ignored (CR 6.1.7). */
export const FREE = -1;

/** The option of playing a card in a way of its own, and for free. */
export const freeIn = (way: number): number => FREE - 1 - way;

const isFree = (frame: Frame): boolean => frame.get(OPTION) <= FREE;

const wayChosen = (m: Machine) => {
  const option = m.frame.get(OPTION);
  if (option === FREE) return null;
  return wayOf(m.kernel, m.state, cardOf(m.frame.get(CARD)), option < FREE ? FREE - 1 - option : option);
};

/** The partners that a way requires: a prompt, the candidates, and the rule. */
function partnersOf(m: Machine, way: Way): { prompt: string; candidates: CardRef[]; rule: string } | null {
  const { kernel, state, frame } = m;
  const card = cardOf(frame.get(CARD));
  const player = frame.controller;
  switch (way.kind) {
    case 'shift': {
      const allowed = frame.get(ONTO) ?? null;
      const fitting = shiftTargets(kernel, state, player, card, way.instance.variant);
      const candidates = allowed === null ? fitting : fitting.filter((ref) => allowed.includes(ref));
      return { prompt: 'choose-shift', candidates, rule: 'CR 8.10.1' };
    }
    case 'sing':
      return {
        prompt: 'choose-singer',
        candidates: singers(kernel, state, player, card),
        rule: 'CR 5.4.4.2',
      };
    case 'sing-together':
      return {
        prompt: 'choose-singers',
        candidates: singersTogether(kernel, state, player),
        rule: 'CR 8.12.2',
      };
    default:
      return null;
  }
}

/** Which character it is put on, or who sings (CR 4.3.2.2). */
function choosePartner(m: Machine): Signal {
  const { frame } = m;
  const player = frame.controller;
  const way = wayChosen(m);
  frame.set(PARTNER, []);
  frame.set(KIND, way?.kind ?? '');
  const partners = way === null ? null : partnersOf(m, way);
  if (way === null || partners === null) return m.next();
  const { prompt, candidates, rule } = partners;
  const source = frame.get(CARD);
  if (way.kind !== 'sing-together')
    return m.ask(ask.cards(player, { prompt, from: candidates, into: PARTNER, source, rule }));
  const { least } = way;
  const most = candidates.length;
  return m.ask(
    ask.cards(player, {
      prompt,
      from: candidates,
      max: most,
      into: PARTNER,
      source,
      data: [least],
      test: ENOUGH_SINGERS,
      rule,
    }),
  );
}

/** Those who sing together must have the total cost that the song asks for (CR 8.12.2). */
export const enoughSingers: ChoiceTest = (kernel, state, decision, chosen) =>
  totalSung(kernel, state, chosen) >= (decision.data[0] as number)
    ? null
    : { reason: 'not-enough-singers', rule: 'CR 8.12.2' };

/** The kind of part that says how a card enters play. */
const ENTERS_WITH = 'enters-with';

interface EntryData {
  readonly exerted: boolean;
}

interface Entry {
  readonly part: AbilityPart;
  readonly scope: Scope;
}

const NO_ENTRIES: readonly Entry[] = [];

/** The effects that say how a card enters play: its own, its keywords' and those of cards in play (CR 6.7.9). */
function entriesOf(kernel: Kernel, state: ReadonlyState, ref: CardRef, player: number): readonly Entry[] {
  const card = cardOf(ref);
  const own = partsWhilePlayed(kernel, state, card);
  const given = abilityIndexOf(kernel, state).ofKind(ENTERS_WITH);
  // Most cards simply enter.
  if (own.length + given.length === 0) return NO_ENTRIES;
  const found: Entry[] = [];
  const scope: Scope = { source: ref, controller: player, slots: [], event: null };
  const add = (part: AbilityPart, of: Scope): void => {
    if (part.condition === null || part.condition(state, of)) found.push({ part, scope: of });
  };
  // What its text says comes before its keywords.
  for (const part of own) if (part.kind === ENTERS_WITH && part.keyword === null) add(part, scope);
  for (const part of own) if (part.kind === ENTERS_WITH && part.keyword !== null) add(part, scope);
  for (const active of given) {
    if (!active.part.selfOnly && active.part.applies?.(state, card, active.scope) === true)
      add(active.part, active.scope);
  }
  return found;
}

/** What an optional entry is called: those that only exert the card are one offer. */
function offerOf({ part, scope }: Entry, state: ReadonlyState, ref: CardRef): string {
  const plain = (part.data as EntryData).exerted && part.program === null;
  return plain && (part.amount?.(state, scope) ?? 0) === 0
    ? 'exerted'
    : `${part.id} ${scope.source === ref ? 'itself' : scope.source}`;
}

/** The optional manner of entering that is asked for next; undefined when all have been. */
function nextManner({ kernel, state, frame }: Machine): { offer: string; part: AbilityPart } | undefined {
  const ref = frame.get(CARD);
  const known = frame.get(OFFERED) ?? [];
  for (const entry of entriesOf(kernel, state, ref, frame.controller)) {
    const offer = offerOf(entry, state, ref);
    if (entry.part.optional && !known.includes(offer)) return { offer, part: entry.part };
  }
  return undefined;
}

/** "May enter play exerted" (CR 8.3.2); each manner is offered by itself. */
function offerManner(m: Machine): Signal {
  const { frame } = m;
  const next = nextManner(m);
  if (next === undefined) return m.goto(offered);
  return m.ask(
    ask.confirm(frame.controller, {
      prompt: 'enter-exerted',
      into: MANNER,
      source: frame.get(CARD),
      // Which of several it is.
      data: next.offer === 'exerted' ? [] : [next.part.id],
      rule: 'CR 8.3.2',
    }),
  );
}

function takeManner(m: Machine): Signal {
  const { frame } = m;
  const { offer } = nextManner(m)!;
  frame.set(OFFERED, [...(frame.get(OFFERED) ?? []), offer]);
  if (frame.get(MANNER)) frame.set(TAKEN, [...(frame.get(TAKEN) ?? []), offer]);
  return m.goto(offers);
}

/** Whether the card enters in this manner. */
const isUsed = ({ frame, state }: Machine, entry: Entry): boolean =>
  !entry.part.optional || (frame.get(TAKEN) ?? []).includes(offerOf(entry, state, frame.get(CARD)));

const isSung = (frame: Frame): boolean => frame.get(KIND) === 'sing' || frame.get(KIND) === 'sing-together';

const PLAY = [playAction];
const SHIFT = [shiftAction, playAction];

/** The total cost, before any of it is paid (CR 4.3.2.3). */
function settleTotal(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const player = frame.controller;
  const card = cardOf(frame.get(CARD));
  const way = frame.get(KIND) === 'shift' && !isFree(frame) ? wayChosen(m) : null;
  const isShift = way?.kind === 'shift';
  const actions = isShift ? SHIFT : PLAY;
  const base = isShift
    ? shiftInk(state, player, card, way.instance)
    : frame.get(KIND) === 'ink'
      ? kernel.card(state, card).definition.cost
      : 'nothing';
  return settlePayment(m, { actions, player, card, base }, TOTAL);
}

/** Pays what is not ink: what a Shift ability or another alternate cost asks for (CR 4.3.2.4). */
function payOtherwise(m: Machine): Signal {
  const { frame } = m;
  if (isFree(frame)) return m.next();
  const kind = frame.get(KIND);
  const way = kind === 'shift' || kind === 'alternate' ? wayChosen(m) : null;
  const program =
    way?.kind === 'shift' ? way.instance.payment : way?.kind === 'alternate' ? way.part.program : null;
  if (program === null) return m.next();
  const source = way?.kind === 'alternate' && way.of !== null ? way.of.scope.source : frame.get(CARD);
  return m.push(program, [], source, frame.controller);
}

/** What ink is paid for. */
const TO_PLAY = { for: 'play' };

/** Pays the total cost in ink and spends the modifiers that apply to this card (CR 4.3.2.4, 4.3.6). */
function pay(m: Machine): Signal {
  const { state, frame } = m;
  const card = cardOf(frame.get(CARD));
  const player = frame.controller;
  const events: GameEvent[] = [];
  const ink = frame.get(TOTAL);
  // That nothing is paid is told only to those who wait for it.
  if (ink > 0 || isWatched(m.kernel, state, inkPaid))
    events.push(inkPaid.of(player, { card: frame.get(CARD), amount: ink, data: TO_PLAY }));
  if (isSung(frame)) {
    for (const singer of frame.get(PARTNER))
      events.push(exertedEvent.of(controller.get(state, cardOf(singer)), { card: singer }));
  }
  for (const active of spentModifiers(m, playAction, card)) {
    events.push(modifierSpent.of(player, { amount: active.lasting!.id }));
  }
  return m.emit(events, RESULT);
}

/** The card enters play (CR 4.3.3). */
function enter(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const ref = frame.get(CARD);
  const kind = frame.get(KIND);
  const partners = frame.get(PARTNER);
  let exerted = frame.get(ENTERS_EXERTED) === true;
  let damage = frame.get(ENTERS_DAMAGED) ?? 0;
  for (const entry of entriesOf(kernel, state, ref, frame.controller)) {
    if (!isUsed(m, entry)) continue;
    const { part, scope } = entry;
    if ((part.data as EntryData).exerted) exerted = true;
    damage += part.amount?.(state, scope) ?? 0;
  }
  const below = kind === 'shift' ? (partners[0] ?? NO_CARD) : NO_CARD;
  const data: Record<string, Value> = { from: zoneNameOf(kernel, state, ref) };
  if (exerted) data['exerted'] = true;
  if (damage > 0) data['damage'] = damage;
  if (isFree(frame)) data['free'] = true;
  if (kind === 'shift') data['shifted'] = true;
  if (isSung(frame)) data['sung'] = true;
  if (isSung(frame) && partners.length > 1) data['together'] = true;
  const events = [played.of(frame.controller, { card: ref, other: below, source: frame.source, data })];
  if (below >= 0 && isWatched(kernel, state, playedOn))
    events.unshift(playedOn.of(frame.controller, { card: ref, other: below, amount: 0 }));
  return m.emit(events, RESULT);
}

/** What follows once it is played: singing has happened, an action's effect resolves (CR 4.3.3.2). */
function afterPlaying(m: Machine): Signal {
  const { state, frame } = m;
  if (frame.get(RESULT) === 0) return m.pop();
  const card = cardOf(frame.get(CARD));
  const ref = refOf(state, card);
  frame.set(CARD, ref);
  if (!isSung(frame)) return m.next();
  const singing = frame.get(PARTNER);
  const data = singing.length > 1 ? { together: true } : null;
  return m.emit(singing.map((s) => sung.of(frame.controller, { card: ref, other: s, data })));
}

/** What is done for the manner in which it entered, now that it has (CR 6.1.5.1). */
function reward(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const before = frame.get(REWARDED) ?? [];
  const ref = frame.get(CARD);
  if (!kernel.isHere(state, ref)) return m.goto(rewarded);
  for (const entry of entriesOf(kernel, state, ref, frame.controller)) {
    const { part, scope } = entry;
    const offer = offerOf(entry, state, ref);
    if (part.program === null || before.includes(offer) || !isUsed(m, entry)) continue;
    frame.set(REWARDED, [...before, offer]);
    return m.push(part.program, [], scope.source, frame.controller);
  }
  return m.goto(rewarded);
}

/** Plays the card in slot 0 in the way in slot 1. */
export const playProgram: Program = defineProgram(
  'lorcana/play',
  layout.count,
  [
    choosePartner,
    offers,
    offerManner,
    takeManner,
    offered,
    settleTotal,
    payOtherwise,
    pay,
    enter,
    afterPlaying,
    rewards,
    reward,
    (m) => m.goto(rewards),
    rewarded,
    (m) => resolveAction(m, m.frame.get(CARD)),
  ],
  { rule: 'CR 4.3.2' },
);
