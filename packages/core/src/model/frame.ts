import type { CardRef } from './card-ref.ts';
import type { GameEvent } from './game-event.ts';
import type { Program } from './program.ts';
import type { Scope } from './scope.ts';
import type { Slot } from './slots.ts';
import type { Value } from './value.ts';

/**
 * A frame: a program being executed, its program counter and its slots. Frames form a linked list, innermost first. A
 * frame is mutated only by the run that owns it; any other run copies it first.
 */
export class Frame implements Scope {
  constructor(
    public program: Program,
    public step: number,
    public slots: Value[],
    public source: CardRef,
    public controller: number,
    public event: GameEvent | null,
    public next: Frame | null,
    public run: number,
    /** Slot of the frame below that receives its result, or -1. */
    public readonly returns: number = -1,
    /** Events suspended in it (the event program only). */
    public events: readonly GameEvent[] | null = null,
  ) {}

  /** What a slot holds. */
  get<T extends Value>(slot: Slot<T>): T {
    return this.slots[slot] as T;
  }

  /** Changes what a slot holds. */
  set<T extends Value>(slot: Slot<T>, value: NoInfer<T>): void {
    this.slots[slot] = value;
  }

  /** A copy owned by `run`. */
  copy(run: number): Frame {
    return new Frame(
      this.program,
      this.step,
      this.slots.slice(),
      this.source,
      this.controller,
      this.event,
      this.next,
      run,
      this.returns,
      this.events,
    );
  }
}
