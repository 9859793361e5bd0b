import type { Machine, Signal } from './machine.ts';

/**
 * One step. It returns what happens next; `ask` and `emit` are always last. A step never runs twice, but for one that
 * asks: it changes nothing before it does, and is asked again when a saved game is loaded.
 */
export type Step = (machine: Machine) => Signal;

const NONE: readonly string[] = Object.freeze([]);

/** A list of steps that frames run. Belongs to a definition, never to state; saves name it by `id`. */
export class Program {
  private found: readonly string[] | null = null;

  constructor(
    /** Unique in the engine, stable between processes (`set1-12/0`). */
    readonly id: string,
    /** How many slots a frame of it needs. */
    readonly slotCount: number,
    readonly steps: readonly Step[],
    /** The rule it follows, for programs of the game itself. */
    readonly rule: string = '',
    private readonly findPaths: (() => readonly string[]) | null = null,
    /** Whether it begins again after its last step; it ends when a step says so. */
    readonly cyclic: boolean = false,
  ) {}

  /** Whether it is of card text; the others are rules of the game or of the kernel. */
  get isText(): boolean {
    return this.findPaths !== null;
  }

  /**
   * For programs of card text: the path in the ability data that each step comes from (`effects.0`). Found when
   * first asked for: playing needs none.
   */
  get paths(): readonly string[] {
    if (this.found === null) this.found = this.findPaths === null ? NONE : this.findPaths();
    return this.found;
  }
}

/** A program written by hand: the steps of a rule of the game. */
export function defineProgram(id: string, slotCount: number, steps: readonly Step[], rule = ''): Program {
  return new Program(id, slotCount, steps, rule);
}
