import type { GameEvent } from './game-event.ts';
import type { Program } from './program.ts';
import type { CardRef } from './reference.ts';
import type { Scope } from './scope.ts';
import type { Slot } from './slots.ts';
import type { Value } from './value.ts';

/**
 * One thing that is being resolved: a program, where it is, and its named results. Frames form a list from the
 * innermost out. A frame is changed in place only by the run that owns it; any other copies it first.
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
    /** Slot of the frame below that takes its result, or -1. */
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

  /** A copy that `run` owns. */
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
