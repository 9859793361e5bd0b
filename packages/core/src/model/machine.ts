import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { Label } from './label.ts';
import type { Program } from './program.ts';
import type { CardRef } from './reference.ts';
import type { State, WritableState } from './state.ts';
import type { Value } from './value.ts';

/** What a step returns; made by the machine's methods only. */
export type Signal = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Runs the agenda of a state until somebody must decide or the game is over. One per kernel. */
export interface Machine {
  readonly kernel: Kernel;
  readonly state: State;
  /** The frame whose step runs; owned, so its slots may be written. */
  readonly frame: Frame;
  /** The events that the step which has just been taken proposed. */
  readonly proposed: readonly GameEvent[];

  // ── what a step may return ─────────────────────────────────────────────────────────────────────────────

  next(): Signal;
  /** Go on at another step of the same program. */
  goto(label: Label): Signal;
  /** Ask; the answer fills the decision's slot and the program goes on with the next step. */
  ask(decision: Decision): Signal;
  /**
   * Propose one event or one batch of simultaneous ones, as the last thing a step does.
   * @param returns slot for how many happened; the next slot gets the sum of their amounts. -1 for neither.
   * @param undone slot for how many were not completely performed; 1 where there was nothing to propose. -1 for none.
   */
  emit(events: readonly GameEvent[], returns?: number, undone?: number): Signal;
  /** Run another program first. */
  push(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event?: GameEvent | null,
    returns?: number,
  ): Signal;
  /** End this program; `value` goes to the slot that the frame below named. */
  pop(value?: Value): Signal;
  /** End everything: the game is over. */
  halt(): Signal;

  // ── running ────────────────────────────────────────────────────────────────────────────────────────────

  /** A new frame with room for all slots of its program. */
  makeFrame(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event?: GameEvent | null,
    returns?: number,
    events?: readonly GameEvent[] | null,
  ): Frame;
  /** Puts a frame on top of the agenda. */
  pushFrame(frame: Frame): void;
  /** Puts a frame right below another one of the agenda, to run when that has finished. */
  insertBelow(above: Frame, frame: Frame): void;
  /** The frame below, made writable. */
  below(): Frame | null;
  /** The state as something that may be written: only for commits. */
  draft(): WritableState;
  /** The next serial number of this game. */
  takeSerial(): number;
  /**
   * Runs until a decision is asked or nothing is left.
   * @throws CardwrightError `loop-endless`, or `plugin-failed` for what a plugin's code threw
   */
  run(state: State): void;
}
