import { CardwrightError } from '../errors/cardwright-error.ts';
import type { ListOf } from './ability-part.ts';
import { Label } from './label.ts';
import type { Machine, Signal } from './machine.ts';
import { NONE } from './none.ts';

/**
 * A step of a program. It returns a signal; `ask` and `emit` must come last. A step runs once, except one that asks: it
 * changes nothing before that, so it can ask again when a saved game is loaded.
 */
export type Step = (machine: Machine) => Signal;

/** What else is said of a program. */
export interface ProgramOptions {
  /** The rule it implements, for programs of the game itself. */
  readonly rule?: string;
  /** Whether it restarts after its last step; then a step must end it. */
  readonly cyclic?: boolean;
}

/** A choice that a frame of a program of card text was announced with: what is chosen, and how it is found in the frame. */
export interface AnnouncedChoice {
  readonly what: 'cards' | 'players' | 'mode';
  readonly list: ListOf<number>;
}

/** A program: a list of steps that frames execute. Belongs to a definition, never to state; saves name it by `id`. */
export class Program {
  private found: readonly string[] | null = null;
  /** The rule it implements, for programs of the game itself. */
  readonly rule: string;
  /** Whether it restarts after its last step; then a step must end it. */
  readonly cyclic: boolean;
  private readonly findPaths: (() => readonly string[]) | null;
  /** What its frames are announced with, in the order of the text. */
  readonly announced: readonly AnnouncedChoice[];

  constructor(
    /** Unique in the engine, stable between processes (`set1-12/0`). */
    readonly id: string,
    /** How many slots its frames need. */
    readonly slotCount: number,
    readonly steps: readonly Step[],
    options: ProgramOptions & {
      readonly findPaths?: () => readonly string[];
      readonly announced?: readonly AnnouncedChoice[];
    },
  ) {
    this.announced = options.announced ?? NONE;
    this.rule = options.rule ?? '';
    this.cyclic = options.cyclic ?? false;
    this.findPaths = options.findPaths ?? null;
  }

  /** Whether it comes from card text; the others are rules of the game or of the kernel. */
  get isText(): boolean {
    return this.findPaths !== null;
  }

  /**
   * For programs of card text: the path in the ability data of each step (`effects.0`). Computed lazily: playing needs
   * none.
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
    if (!(item instanceof Label)) steps.push(item);
    else if (item.at >= 0 && item.at !== steps.length)
      throw new CardwrightError('plugin-invalid', 'A label stands in two programs, or twice in one.', {
        fix: 'Make a label for each place: `label()`.',
      });
    else item.at = steps.length;
  }
  return steps;
}

/**
 * A program written by hand: the steps of a rule of the game.
 * @param slotCount how many slots a frame of it needs ({@link Slots})
 * @param steps its steps, with labels before those that others go to
 * @throws CardwrightError `plugin-invalid` for a label that has a place already
 */
export function defineProgram(
  id: string,
  slotCount: number,
  steps: readonly (Step | Label)[],
  options: ProgramOptions = {},
): Program {
  return new Program(id, slotCount, placeLabels(steps), options);
}
