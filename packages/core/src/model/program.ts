import { Label } from './label.ts';
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

/** The steps of a list, and every label of it told which step it names. */
function placeLabels(list: readonly (Step | Label)[]): Step[] {
  const steps: Step[] = [];
  for (const item of list) {
    if (item instanceof Label) item.at = steps.length;
    else steps.push(item);
  }
  return steps;
}

/**
 * A program written by hand: the steps of a rule of the game.
 * @param slotCount how many slots a frame of it needs ({@link Slots})
 * @param steps its steps, with labels before those that others go to
 * @param cyclic whether it begins again after its last step
 */
export function defineProgram(
  id: string,
  slotCount: number,
  steps: readonly (Step | Label)[],
  rule = '',
  cyclic = false,
): Program {
  return new Program(id, slotCount, placeLabels(steps), rule, null, cyclic);
}
