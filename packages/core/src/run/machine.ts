import { CardwrightError } from '../errors/cardwright-error.ts';
import { emitEvents } from '../events/pipe.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { hasLeft, outcome, serial } from '../model/core-columns.ts';
import type { Decision } from '../model/decision.ts';
import { Frame } from '../model/frame.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { NONE } from '../model/none.ts';
import type { Program } from '../model/program.ts';
import type { State, WritableState } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import { passOverDecision } from './leave-game.ts';
import { answerInLoop } from './repeat.ts';
import { ASK, EMIT, GOTO, HALT, NEXT, POP, PUSH } from './signals.ts';
import { stepFailed, watchStep } from './watch-step.ts';

/** Steps without a decision after which a game counts as an endless loop. */
const MAX_STEPS = 1_000_000;

/** The machine: runs a state's agenda until a decision is asked or the game is over. One per engine. */
export class AgendaMachine implements Machine {
  state!: State;
  /** The current frame; owned by this run, so its slots may be written. */
  frame!: Frame;
  private target = 0;
  private decision: Decision | null = null;
  private events: readonly GameEvent[] = NONE;
  private returns = -1;
  private undone = -1;
  private pushed: Frame | null = null;

  constructor(readonly kernel: Kernel) {}

  /** The events that the step just taken proposed. */
  get proposed(): readonly GameEvent[] {
    return this.events;
  }

  /** The decision that a step asked last. */
  get asked(): Decision | null {
    return this.decision;
  }

  // ── what a step may return ─────────────────────────────────────────────────────────────────────────────

  next(): Signal {
    return NEXT;
  }

  /** Jump to another step of the same program. */
  goto(label: Label): Signal {
    this.target = label.at;
    return GOTO;
  }

  /** Ask; the answer fills the decision's slot, then the next step runs. */
  ask(decision: Decision): Signal {
    this.decision = decision;
    return ASK;
  }

  /**
   * Propose one event or a batch of simultaneous ones; must be a step's last act.
   * @param returns slot for how many happened; the next slot gets the sum of their amounts. -1 for neither.
   * @param undone slot for how many were not done in full; 1 if there was nothing to propose. -1 for none.
   */
  emit(events: readonly GameEvent[], returns = -1, undone = -1): Signal {
    if (!(events.length > 0)) {
      if (!Array.isArray(events)) throw new TypeError('what is emitted is no list of events');
      if (returns >= 0) {
        this.frame.slots[returns] = 0;
        this.frame.slots[returns + 1] = 0;
      }
      if (undone >= 0) this.frame.slots[undone] = 1;
      return NEXT;
    }
    this.events = events;
    this.returns = returns;
    this.undone = undone;
    return EMIT;
  }

  /** Run another program first (a call). */
  push(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event: GameEvent | null = null,
    returns = -1,
  ): Signal {
    this.pushed = this.makeFrame(program, slots, source, controller, event, returns);
    return PUSH;
  }

  /** End this program; `value` goes to the slot that the caller named. */
  pop(value: Value = null): Signal {
    const { frame, state } = this;
    if (frame.returns >= 0 && frame.next !== null)
      this.own(state, frame.next, frame).slots[frame.returns] = value;
    return POP;
  }

  /** Clear the agenda: the game is over. */
  halt(): Signal {
    return HALT;
  }

  // ── running ────────────────────────────────────────────────────────────────────────────────────────────

  /** Allocates a frame with all slots of its program. */
  makeFrame(
    program: Program,
    slots: readonly Value[],
    source: CardRef,
    controller: number,
    event: GameEvent | null = null,
    returns = -1,
    events: readonly GameEvent[] | null = null,
  ): Frame {
    const room: Value[] = new Array(program.slotCount);
    for (let i = 0; i < program.slotCount; i++) room[i] = i < slots.length ? slots[i]! : null;
    return new Frame(program, 0, room, source, controller, event, null, this.state.run, returns, events);
  }

  /** Pushes a frame onto the agenda. */
  pushFrame(frame: Frame): void {
    frame.next = this.state.agenda;
    this.state.agenda = frame;
  }

  /** Inserts a frame right below another, to run when that has finished. */
  insertBelow(above: Frame, frame: Frame): void {
    let previous = this.state.agenda!;
    if (previous === above) {
      frame.next = above.next;
      above.next = frame;
      return;
    }
    // Take ownership of every frame from the top to the one above.
    while (previous.next !== null && previous.next !== above)
      previous = this.own(this.state, previous.next, previous);
    const owned = this.own(this.state, above, previous);
    frame.next = owned.next;
    owned.next = frame;
  }

  /** The calling frame, made writable. */
  below(): Frame | null {
    const { frame, state } = this;
    return frame.next === null ? null : this.own(state, frame.next, frame);
  }

  private own(state: State, frame: Frame, above: Frame): Frame {
    if (frame.run === state.run) return frame;
    const copy = frame.copy(state.run);
    above.next = copy;
    return copy;
  }

  /** The state as writable: for commits only. */
  draft(): WritableState {
    return this.state as unknown as WritableState;
  }

  /** The next serial number of this game. */
  takeSerial(): number {
    const draft = this.draft();
    const next = serial.get(draft, 0) + 1;
    serial.put(draft, 0, next);
    return next;
  }

  /**
   * Runs until a decision is asked or nothing is left.
   * @throws CardwrightError `loop-endless`, or `plugin-failed` for what a plugin's code threw
   */
  run(state: State): void {
    this.state = state;
    this.kernel.listing.forget();
    try {
      this.runOn(state);
    } catch (error) {
      const { events } = this;
      this.events = NONE;
      throw error instanceof CardwrightError ? error : stepFailed(this, events, error);
    }
  }

  private runOn(state: State): void {
    let budget = MAX_STEPS;
    const watched = this.kernel.options.strict === true;
    while (state.decision === null && state.agenda !== null) {
      let frame = state.agenda;
      if (frame.run !== state.run) {
        frame = frame.copy(state.run);
        state.agenda = frame;
      }
      const { steps, cyclic } = frame.program;
      if (frame.step >= steps.length) {
        if (!cyclic) {
          state.agenda = frame.next;
          continue;
        }
        frame.step = 0;
      }
      if (--budget === 0) {
        throw new CardwrightError(
          'loop-endless',
          `The game goes on for ever without a decision (in ${frame.program.id}).`,
          {
            rule: cite(this.kernel, 'endless'),
            program: frame.program.id,
          },
        );
      }
      if (this.frame !== frame) this.frame = frame;
      const step = steps[frame.step]!;
      switch (watched ? watchStep(this, step) : step(this)) {
        case NEXT:
          frame.step++;
          break;
        case GOTO:
          frame.step = this.target;
          break;
        case ASK:
          state.decision = this.decision;
          // A player who has left is not asked anything.
          if (hasLeft.get(state, state.decision!.player) === 1) {
            passOverDecision(this.kernel, state, false);
            return;
          }
          if (state.loop !== null && state.loop.repetition !== null) answerInLoop(this.kernel, state);
          break;
        case EMIT:
          frame.step++;
          emitEvents(this, this.events, this.returns, this.undone);
          this.events = NONE;
          if (outcome.get(state, 0) !== 0) state.agenda = null;
          break;
        case PUSH:
          frame.step++;
          this.pushFrame(this.pushed!);
          break;
        case POP:
          state.agenda = frame.next;
          break;
        case HALT:
          state.agenda = null;
          break;
      }
    }
  }
}
