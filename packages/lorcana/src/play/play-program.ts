import {
  boardOf,
  cardOf,
  Decision,
  defineProgram,
  type Engine,
  GameEvent,
  type Machine,
  type Part,
  type Program,
  playAction,
  type ReadonlyState,
  refOf,
  type Scope,
  type Signal,
  spentModifiers,
  type Value,
} from '@cardwright/core';
import { actionFinished, modifierSpent, played, sung } from '../events/played.ts';
import { exertedEvent, inkPaid } from '../events/state-changes.ts';
import { shiftCost, shiftTargets, singers, totalCost, waysOf } from './ways.ts';

// Slots of the play program.
const CARD = 0;
const OPTION = 1;
/** The character shifted onto or that sings, as a list of one. */
const PARTNER = 2;
/** Whether the player has it enter play in the optional manner. */
const MANNER = 3;
/** How many events happened (two slots). */
const RESULT = 4;

/** How the effect that plays it has it enter play: exerted, and with so much damage. */
const ENTERS_EXERTED = 6;
const ENTERS_DAMAGED = 7;

/** Played for free: all its costs are ignored (CR 6.1.7). */
export const FREE = -1;

const wayOf = (m: Machine) => {
  const option = m.frame.slots[OPTION] as number;
  return option === FREE ? null : waysOf(m.engine, m.state, cardOf(m.frame.slots[CARD] as number))[option]!;
};

/** Which character it is put on, or which sings (CR 4.3.2.2). */
function choosePartner(m: Machine): Signal {
  const { engine, state, frame } = m;
  const way = wayOf(m);
  frame.slots[PARTNER] = [];
  if (way === null || way.kind === 'ink') return m.next();
  const card = cardOf(frame.slots[CARD] as number);
  const player = frame.controller;
  const candidates =
    way.kind === 'shift'
      ? shiftTargets(engine, state, player, card, way.instance.variant)
      : singers(engine, state, player, card);
  const prompt = way.kind === 'shift' ? 'choose-shift' : 'choose-singer';
  const rule = way.kind === 'shift' ? 'CR 8.10.1' : 'CR 5.4.4.2';
  return m.ask(
    new Decision(
      'choose-cards',
      player,
      prompt,
      candidates,
      1,
      1,
      frame.slots[CARD] as number,
      [],
      false,
      PARTNER,
      rule,
    ),
  );
}

interface EntryData {
  readonly exerted: boolean;
  readonly optional: boolean;
}

interface Entry {
  readonly part: Part;
  readonly scope: Scope;
}

/** The effects that say how a card enters play: its own, its keywords' and those of cards in play (CR 6.7.9). */
function entriesOf(engine: Engine, state: ReadonlyState, ref: number, player: number): Entry[] {
  const found: Entry[] = [];
  const card = cardOf(ref);
  const definition = engine.card(state, card);
  const scope: Scope = { source: ref, controller: player, slots: [], event: null };
  const add = (part: Part, of: Scope): void => {
    if (part.kind !== 'enters-with') return;
    if (part.condition === null || part.condition(state, of)) found.push({ part, scope: of });
  };
  for (const part of definition.whilePlayed) add(part, scope);
  for (const { keyword } of definition.keywords)
    for (const part of engine.partsOfKeyword(keyword)) add(part, scope);
  for (const active of boardOf(engine, state).ofKind('enters-with')) {
    if (!active.part.selfOnly && active.part.applies?.(state, card, active.scope) === true)
      add(active.part, active.scope);
  }
  return found;
}

/** "May enter play exerted" (CR 8.3.2). */
function askManner(m: Machine): Signal {
  const { engine, state, frame } = m;
  frame.slots[MANNER] = false;
  const entries = entriesOf(engine, state, frame.slots[CARD] as number, frame.controller);
  const optional = entries.some(({ part }) => (part.data as EntryData).optional);
  if (!optional) return m.next();
  return m.ask(
    new Decision(
      'confirm',
      frame.controller,
      'enter-exerted',
      [],
      0,
      1,
      frame.slots[CARD] as number,
      [],
      false,
      MANNER,
      'CR 8.3.2',
    ),
  );
}

/** Pays the total cost and spends the modifiers that apply to this card (CR 4.3.2.4, 4.3.6). */
function pay(m: Machine): Signal {
  const { engine, state, frame } = m;
  const card = cardOf(frame.slots[CARD] as number);
  const player = frame.controller;
  const way = wayOf(m);
  const events: GameEvent[] = [];
  let ink = 0;
  if (way?.kind === 'ink')
    ink = totalCost(engine, state, player, card, engine.card(state, card).definition.cost);
  else if (way?.kind === 'shift') ink = shiftCost(engine, state, player, card, way.instance);
  if (ink > 0) events.push(new GameEvent(inkPaid, player, frame.slots[CARD] as number, -1, ink));
  if (way?.kind === 'sing') {
    for (const singer of frame.slots[PARTNER] as readonly number[])
      events.push(new GameEvent(exertedEvent, player, singer, -1, 1));
  }
  for (const active of spentModifiers(engine, state, playAction, player, card)) {
    events.push(new GameEvent(modifierSpent, player, -1, -1, active.lasting!.id));
  }
  return m.emit(events, RESULT);
}

/** The card enters play (CR 4.3.3). */
function enter(m: Machine): Signal {
  const { engine, state, frame } = m;
  const ref = frame.slots[CARD] as number;
  const way = wayOf(m);
  let exerted = frame.slots[MANNER] === true || frame.slots[ENTERS_EXERTED] === true;
  let damage = (frame.slots[ENTERS_DAMAGED] ?? 0) as number;
  for (const { part, scope } of entriesOf(engine, state, ref, frame.controller)) {
    const data = part.data as EntryData;
    if (data.exerted && !data.optional) exerted = true;
    damage += part.amount?.(state, scope) ?? 0;
  }
  const below = way?.kind === 'shift' ? ((frame.slots[PARTNER] as readonly number[])[0] ?? -1) : -1;
  const data: Record<string, Value> = {};
  if (exerted) data['exerted'] = true;
  if (damage > 0) data['damage'] = damage;
  if (way === null) data['free'] = true;
  else if (way.kind === 'shift') data['shifted'] = true;
  else if (way.kind === 'sing') data['sung'] = true;
  return m.emit([new GameEvent(played, frame.controller, ref, below, 1, frame.source, data)], RESULT);
}

/** What follows once it is played: singing has happened, an action's effect resolves (CR 4.3.3.2). */
function afterPlaying(m: Machine): Signal {
  const { state, frame } = m;
  if ((frame.slots[RESULT] as number) === 0) return m.pop();
  const card = cardOf(frame.slots[CARD] as number);
  const ref = refOf(state, card);
  frame.slots[CARD] = ref;
  const songs =
    wayOf(m)?.kind === 'sing'
      ? (frame.slots[PARTNER] as readonly number[]).map(
          (s) => new GameEvent(sung, frame.controller, ref, s, 1),
        )
      : [];
  return m.emit(songs);
}

function resolveAction(m: Machine): Signal {
  const { engine, state, frame } = m;
  const ref = frame.slots[CARD] as number;
  const { definition } = engine.card(state, cardOf(ref));
  if (definition.type !== 'action') return m.pop();
  if (frame.slots[OPTION] === FREE && frame.next !== null) {
    // The effect of an action played by another effect resolves after that one has finished (CR 6.7.8.1).
    m.insertBelow(frame.next, m.makeFrame(actionProgram, [ref, 0], ref, frame.controller));
    return m.pop();
  }
  return m.push(actionProgram, [ref, 0], ref, frame.controller);
}

/** Plays the card in slot 0 in the way in slot 1. */
export const playProgram: Program = defineProgram(
  'lorcana/play',
  8,
  [choosePartner, askManner, pay, enter, afterPlaying, resolveAction],
  'CR 4.3.2',
);

/** Each ability of an action in the order written, then the card goes to the discard (CR 6.7.1.2). */
export const actionProgram: Program = defineProgram(
  'lorcana/action',
  2,
  [
    (m) => {
      const { engine, state, frame } = m;
      const index = frame.slots[1] as number;
      const ref = frame.slots[0] as number;
      const spells = engine.card(state, cardOf(ref)).abilities.filter((a) => a.data.kind === 'spell');
      const spell = spells[index];
      if (spell === undefined) return m.next();
      frame.slots[1] = index + 1;
      m.pushFrame(m.makeFrame(spell.program!, [], ref, frame.controller));
      return m.goto(0);
    },
    (m) => {
      const ref = m.frame.slots[0] as number;
      return m.emit([new GameEvent(actionFinished, m.frame.controller, ref, -1, 1, ref)]);
    },
  ],
  'CR 6.7.1.2',
);
