import type { CardwrightError } from '../errors/cardwright-error.ts';
import { codeOf, pluginFailed, said } from '../faults/plugin-failed.ts';
import { cardOf } from '../model/card-ref.ts';
import {
  cardCount,
  checksMade,
  playerCount,
  random0,
  random1,
  random2,
  random3,
  serial,
  unchecked,
} from '../model/core-columns.ts';
import { GameEvent } from '../model/game-event.ts';
import type { Machine, Signal } from '../model/machine.ts';
import type { Step } from '../model/program.ts';
import { ASK } from './signals.ts';

/** The error for a failed step, with its effect; for a failed commit, with its event. */
export function stepFailed(machine: Machine, events: readonly GameEvent[], error: unknown): CardwrightError {
  const { kernel, frame } = machine;
  const name = events[0]?.kind?.name;
  if (name !== undefined)
    return pluginFailed(
      kernel,
      { field: 'events', hook: 'commit', name, ability: codeOf(kernel, frame, true).ability },
      `or who watches for it threw: ${said(error)}`,
      error,
    );
  return pluginFailed(kernel, codeOf(kernel, frame, events.length > 0), `threw: ${said(error)}`, error);
}

/** Why a proposed event is invalid; null if it is valid. */
function faultOf({ kernel, state }: Machine, event: unknown): string | null {
  if (!(event instanceof GameEvent)) return 'emitted what is no `GameEvent`';
  const { kind, player, card, other, amount } = event;
  if (kernel.eventKinds.get(kind?.name) !== kind)
    return `emitted the event “${kind?.name}”, which no plugin declares under \`events\``;
  const isPlayer = Number.isInteger(player) && player >= -1 && player < playerCount.get(state, 0);
  if (!isPlayer) return `emitted “${kind.name}” with the player ${player}`;
  for (const ref of [card, other])
    if (!Number.isInteger(ref) || (ref >= 0 && cardOf(ref) >= cardCount.get(state, 0)))
      return `emitted “${kind.name}” with the card ${ref}`;
  return Number.isInteger(amount) ? null : `emitted “${kind.name}” with the amount ${amount}`;
}

/** The column of a number in a state, for a message. */
function columnAt({ kernel }: Machine, at: number): string {
  const { layout } = kernel;
  const found = kernel.columns.findLast(({ id, scope }) => {
    const base = layout.base[id]!;
    if (scope === 'game') return at === base;
    const end = scope === 'player' ? layout.zonesAt : Number.POSITIVE_INFINITY;
    return at >= base && at < end && (at - base) % layout.stride[id]! === 0;
  });
  return found === undefined ? 'a zone' : `“${found.name}”`;
}

/** The kernel's numbers that steps may change: random words and bookkeeping, no part of the table. */
const FREE = [serial, unchecked, checksMade, random0, random1, random2, random3];

function isFree(base: readonly number[], at: number): boolean {
  for (const { id } of FREE) if (base[id] === at) return true;
  return false;
}

/** The index of the first number that changed; -1 for none. */
function firstWritten({ kernel, state }: Machine, before: Int32Array): number {
  const { base } = kernel.layout;
  for (let i = 0; i < before.length; i++) if (state.n[i] !== before[i] && !isFree(base, i)) return i;
  return -1;
}

/**
 * Whether a step that asks does the same when it runs again: a game that is loaded runs it on the slots that it left.
 */
function asksAgain(machine: Machine, step: Step): boolean {
  const asked = JSON.stringify([machine.asked, machine.frame.slots]);
  return step(machine) === ASK && JSON.stringify([machine.asked, machine.frame.slots]) === asked;
}

/**
 * Runs a step with the option `strict`: it may propose events but write nothing itself, and asks the same when it runs
 * again. @throws CardwrightError `plugin-failed`
 */
export function watchStep(machine: Machine, step: Step): Signal {
  const { kernel, state, frame } = machine;
  // Suspended events are committed by a step of the pipe itself.
  if (frame.program.id === 'core/event') return step(machine);
  const before = state.n.slice();
  const signal = step(machine);
  const at = firstWritten(machine, before);
  let fault = at < 0 ? null : `wrote to ${columnAt(machine, at)} outside of a commit; emit an event`;
  for (const event of machine.proposed) fault ??= faultOf(machine, event);
  if (signal === ASK && fault === null && !asksAgain(machine, step))
    fault = 'asks something else when it runs again; a step that asks writes nothing before that it reads';
  if (fault === null) return signal;
  throw pluginFailed(kernel, codeOf(kernel, frame), fault);
}
