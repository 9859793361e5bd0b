import type { CardRef } from './card-ref.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { Label } from './label.ts';
import type { Program } from './program.ts';
import type { State, WritableState } from './state.ts';
import type { Value } from './value.ts';

/** What a step returns; only the machine's methods create it. */
export type Signal = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The machine: runs a state's agenda until a decision is asked or the game is over. One per kernel. */
export interface Machine {
  readonly kernel: Kernel;
  readonly state: State;
  /** The current frame; owned by this run, so its slots may be written. */
  readonly frame: Frame;
  /** The events that the step just taken proposed. */
  readonly proposed: readonly GameEvent[];
  /** The decision that a step asked last. */
  readonly asked: Decision | null;

  // ── what a step may return ─────────────────────────────────────────────────────────────────────────────

  next(): Signal;
  /** Jump to another step of the same program. */
  goto(label: Label): Signal;
  /** Ask; the answer fills the decision's slot, then the next step runs. */
  ask(decision: Decision): Signal;
  /**
   * Propose one event or a batch of simultaneous ones; must be a step's last act.
   * @param returns slot for how many happened; the next slot gets the sum of their amounts. -1 for neither.
   * @param undone slot for how many were not done in full; 1 if there was nothing to propose. -1 for none.
   */
  emit(events: readonly GameEvent[], returns?: number, undone?: number): Signal;
  /** Run another program first (a call). */
  push(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event?: GameEvent | null,
    returns?: number,
  ): Signal;
  /** End this program; `value` goes to the slot that the caller named. */
  pop(value?: Value): Signal;
  /** Clear the agenda: the game is over. */
  halt(): Signal;

  // ── running ────────────────────────────────────────────────────────────────────────────────────────────

  /** Allocates a frame with all slots of its program. */
  makeFrame(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event?: GameEvent | null,
    returns?: number,
    events?: readonly GameEvent[] | null,
  ): Frame;
  /** Pushes a frame onto the agenda. */
  pushFrame(frame: Frame): void;
  /** Inserts a frame right below another, to run when that has finished. */
  insertBelow(above: Frame, frame: Frame): void;
  /** The calling frame, made writable. */
  below(): Frame | null;
  /** The state as writable: for commits only. */
  draft(): WritableState;
  /** The next serial number of this game. */
  takeSerial(): number;
  /**
   * Runs until a decision is asked or nothing is left.
   * @throws CardwrightError `loop-endless`, or `plugin-failed` for what a plugin's code threw
   */
  run(state: State): void;
}
