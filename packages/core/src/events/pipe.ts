import type { CardwrightError } from '../errors/cardwright-error.ts';
import { codeOf, pluginFailed } from '../faults/plugin-failed.ts';
import { ask } from '../model/ask.ts';
import { cardOf } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { controller, outcome } from '../model/core-columns.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { label } from '../model/label.ts';
import { leftAtOnce } from '../model/last-known.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { defineProgram, type Program } from '../model/program.ts';
import { isCurrent } from '../model/reference.ts';
import { Slots } from '../model/slots.ts';
import type { State } from '../model/state.ts';
import { noteEvent } from '../model/unchecked.ts';
import { abilityIndexOf } from '../queries/ability-index.ts';
import { eventForbidden } from '../queries/can.ts';
import { lookBack, observe } from './observe.ts';
import { partsOf, withParts } from './parts.ts';
import { record } from './record.ts';
import { applicableReplacements, isPrevention } from './replacements.ts';
import { spendUse } from './spend.ts';
import { isUndone } from './undone.ts';

/** A proposal with the marks of what it replaces; `null` if it is prohibited. */
function permitted(machine: Machine, proposed: GameEvent): GameEvent | null {
  const { kernel, state, frame } = machine;
  if (!Number.isInteger(proposed.amount) && proposed.kind?.name !== undefined)
    throw wrongAmount(machine, proposed);
  const replaced = frame.event;
  const event =
    replaced !== null && replaced.applied.length > 0 && proposed.applied.length === 0
      ? proposed.withApplied(replaced.applied)
      : proposed;
  if (!eventForbidden(kernel, state, event)) return event;
  kernel.observer?.forbidden(state, event);
  return null;
}

/** Guards against NaN, which would be stored and compared without an error. */
function wrongAmount({ kernel, frame }: Machine, { kind, amount }: GameEvent): CardwrightError {
  return pluginFailed(
    kernel,
    codeOf(kernel, frame, true),
    `emitted “${kind.name}” with the amount ${String(amount)}`,
  );
}

/** An event after its modifiers; `null` if nothing is left. */
function measured(machine: Machine, event: GameEvent): GameEvent | null {
  const { measure } = event.kind.options;
  // A replacement of the event on the same card states its own amount: do not modify it again.
  if (measure === undefined || (event.applied.length > 0 && isAgain(machine.frame.event, event)))
    return event;
  return measure(machine.kernel, machine.state, event);
}

function isAgain(replaced: GameEvent | null, event: GameEvent): boolean {
  return replaced?.kind === event.kind && replaced.card === event.card;
}

/**
 * The one pipe: propose → prohibit → measure → replace → look back → commit → observe. Runs in place unless a
 * replacement fits, in which case the batch waits in a frame of its own.
 */
export function emitEvents(
  machine: Machine,
  proposed: readonly GameEvent[],
  returns: number,
  undone: number,
): void {
  const { kernel, state } = machine;
  if (proposed.length === 1 && abilityIndexOf(kernel, state).replacing[proposed[0]!.kind.id] === undefined) {
    emitOne(machine, proposed[0]!, returns, undone);
    return;
  }
  const events: GameEvent[] = [];
  let replaceable = false;
  let lacking = 0;
  for (let i = 0; i < proposed.length; i++) {
    const allowed = permitted(machine, proposed[i]!);
    const event = allowed === null ? null : measured(machine, allowed);
    if (event === null) {
      if (isUndone(allowed, null, null)) lacking++;
      continue;
    }
    if (abilityIndexOf(kernel, state).replacing[event.kind.id] !== undefined) {
      replaceable ||= applicableReplacements(kernel, state, event).length > 0;
    }
    events.push(event);
  }
  if (replaceable) {
    machine.pushFrame(
      machine.makeFrame(
        eventProgram,
        [0, 0, lacking, undone],
        machine.frame.source,
        machine.frame.controller,
        machine.frame.event,
        returns,
        events,
      ),
    );
    return;
  }
  const amount = commitBatch(kernel, state, events);
  if (returns >= 0) {
    machine.frame.slots[returns] = happened;
    machine.frame.slots[returns + 1] = amount;
  }
  if (undone >= 0) machine.frame.slots[undone] = lacking + cutShort;
}

/** Fast path for a single event that nothing can replace, the most common case. */
function emitOne(machine: Machine, proposed: GameEvent, returns: number, undone: number): void {
  const { kernel, state, frame } = machine;
  const kind = proposed.kind.options;
  const allowed = permitted(machine, proposed);
  const left = allowed === null ? null : measured(machine, allowed);
  const event = left === null || kind.reduce === undefined ? left : kind.reduce(kernel, state, left);
  if (event !== null) {
    const parts = partsOf(kernel, state, event);
    const since = state.pendingTriggers.length;
    lookBack(kernel, state, event, since);
    for (let i = 0; i < parts.length; i++) lookBack(kernel, state, parts[i]!, since);
    kind.commit(kernel, state as never, event);
    record(state, event);
    for (let i = 0; i < parts.length; i++) record(state, parts[i]!);
    noteEvent(state as never);
    kernel.observer?.event(state, event);
    observe(kernel, state, event, since);
    for (let i = 0; i < parts.length; i++) observe(kernel, state, parts[i]!, since);
  }
  if (returns >= 0) {
    frame.slots[returns] = event === null ? 0 : 1;
    frame.slots[returns + 1] = event === null ? 0 : event.amount;
  }
  if (undone >= 0) frame.slots[undone] = isUndone(allowed, left, event) ? 1 : 0;
}

/** How many events of the last batch happened, and how many of them not in full; read right after `commitBatch`. */
let happened = 0;
let cutShort = 0;

/** Looks back, commits and observes events that are final. Returns the sum of their amounts. */
function commitBatch(kernel: Kernel, state: State, events: readonly GameEvent[]): number {
  const final: GameEvent[] = [];
  cutShort = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const reduce = event.kind.options.reduce;
    const reduced = reduce === undefined ? event : reduce(kernel, state, event);
    if (reduced !== null) final.push(reduced);
    if (isUndone(event, event, reduced)) cutShort++;
  }
  const all = withParts(kernel, state, final);
  const since = state.pendingTriggers.length;
  for (let i = 0; i < all.length; i++) lookBack(kernel, state, all[i]!, since);
  const { lastKnown } = state;
  let amount = 0;
  for (let i = 0; i < final.length; i++) {
    const event = final[i]!;
    event.kind.options.commit(kernel, state as never, event);
    amount += event.amount;
    record(state, event);
  }
  if (state.lastKnown !== lastKnown)
    state.lastKnown = leftAtOnce(state.lastKnown, lastKnown, state.history?.count ?? 0);
  for (let i = final.length; i < all.length; i++) record(state, all[i]!);
  if (final.length > 0) noteEvent(state as never);
  for (let i = 0; i < all.length; i++) {
    if (i < final.length) kernel.observer?.event(state, all[i]!);
    observe(kernel, state, all[i]!, since);
  }
  happened = final.length;
  return amount;
}

const slots = new Slots();
/** The position in the batch. */
const POSITION = slots.add<number>();
/** The chosen replacement, as a position among those that fit. */
const CHOICE = slots.add<number>();
/** How many of the events were not done in full. */
const UNDONE = slots.add<number>();
/** The slot of the frame below that is told so, or -1. */
const UNDONE_BELOW = slots.add<number>();

const search = label();
const commit = label();

function findReplacement(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const events = frame.events!;
  const position = frame.get(POSITION);
  if (position >= events.length) return m.goto(commit);
  const event = events[position]!;
  const fitting = applicableReplacements(kernel, state, event);
  if (fitting.length === 0) {
    frame.set(POSITION, position + 1);
    return m.goto(search);
  }
  frame.set(CHOICE, 0);
  if (fitting.length === 1) return m.next();
  const affected =
    event.kind.options.affects === 'card' && event.card >= 0
      ? controller.get(state, cardOf(event.card))
      : event.player;
  const options = fitting.map((r) => r.part.id);
  return m.ask(
    ask.option(affected, {
      prompt: 'choose-replacement',
      from: options.map((_, i) => i),
      into: CHOICE,
      source: event.card,
      data: options,
      rule: cite(m.kernel, 'choose-replacement'),
    }),
  );
}

function applyReplacement(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const events = frame.events!.slice();
  const position = frame.get(POSITION);
  const event = events[position]!;
  const chosen = applicableReplacements(kernel, state, event)[frame.get(CHOICE)]!;
  // Same instances cannot apply to the same event; those with a single use cease to exist.
  const marks = applicableReplacements(kernel, state, event)
    .filter((r) => r === chosen || r.part.id === chosen.part.id)
    .map((r) => r.mark);
  for (const other of applicableReplacements(kernel, state, event)) {
    if (other.part.id === chosen.part.id && other.lasting !== null) spendUse(state as never, other.lasting);
  }
  if (isPrevention(chosen.part)) frame.set(UNDONE, frame.get(UNDONE) + 1);
  events.splice(position, 1);
  frame.events = events;
  frame.step = search.at;
  const replaced = event.withApplied([...event.applied, ...marks]);
  kernel.observer?.replaced(state, event, chosen.scope.source);
  m.pushFrame(
    m.makeFrame(
      chosen.part.program!,
      chosen.lasting?.slots ?? [],
      chosen.scope.source,
      chosen.scope.controller,
      replaced,
    ),
  );
  return m.goto(search);
}

function commitRest(m: Machine): Signal {
  const { kernel, state, frame } = m;
  // A replacement may have moved the card of another event of the batch; that event is dropped.
  const events: GameEvent[] = [];
  for (const event of frame.events!) if (event.card < 0 || isCurrent(state, event.card)) events.push(event);
  const gone = frame.events!.length - events.length;
  const amount = commitBatch(kernel, state, events);
  const below = frame.get(UNDONE_BELOW);
  if (frame.returns >= 0) m.below()!.slots[frame.returns + 1] = amount;
  if (below >= 0) m.below()!.slots[below] = frame.get(UNDONE) + gone + cutShort;
  // The batch ended the game: the agenda is empty, so halt.
  return outcome.get(state, 0) === 0 ? m.pop(happened) : m.halt();
}

/** Processes a batch of events in which something may be replaced. */
export const eventProgram: Program = defineProgram('core/event', slots.count, [
  search,
  findReplacement,
  applyReplacement,
  commit,
  commitRest,
]);

/** Commits one event immediately, outside any program, for what players can do at any time (conceding). */
export function commitNow(kernel: Kernel, state: State, event: GameEvent): void {
  kernel.listing.forget();
  commitBatch(kernel, state, [event]);
}
