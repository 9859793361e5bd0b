import { onlyOptions } from '../errors/only-options.ts';
import type { Places } from './places.ts';

/** A process-wide identity for something declared by name; never stored in state. */
class Declared {
  constructor(
    readonly id: number,
    readonly name: string,
  ) {}
}

let stats = 0;
let keywords = 0;
let actions = 0;

/** A number of a card that modifiers change. */
export class Stat extends Declared {
  constructor(
    name: string,
    /** Values under it count as it except when modifiers are applied (CR 6.6.2). */
    readonly floor: number,
    /** Where a card is whose value changes anything; null where the game does not say. */
    readonly asked: Places | null,
  ) {
    super(stats++, name);
  }
}

/**
 * What a game asks about an action, and where the card then is that does or suffers it. What is absent is never asked:
 * text that says it would do nothing.
 */
export interface Asked {
  /** Whether it is forbidden. */
  readonly forbidden?: Places;
  /** Whether it is permitted against a general rule. */
  readonly permitted?: Places;
  /** How much is paid for it. */
  readonly paid?: Places;
  /** How many more times it may be done in a turn. */
  readonly repeated?: true;
  /** It is asked only for turn actions: those that the player of the card takes, or those of others. */
  readonly turn?: 'own' | 'other';
}

/** Something a card or player may be forbidden or allowed to do. */
export class Action extends Declared {
  constructor(
    name: string,
    /** Null where the game does not say. */
    readonly asked: Asked | null,
  ) {
    super(actions++, name);
  }
}

/**
 * Declares a stat.
 * @param options.floor the least value it counts as; 0 if absent
 * @param options.asked where a card is whose value changes anything: text that changes it elsewhere is refused
 */
export function defineStat(
  name: string,
  options: { readonly floor?: number; readonly asked?: Places } = {},
): Stat {
  const { floor, asked } = onlyOptions(`stat “${name}”`, options, ['floor', 'asked']);
  return new Stat(name, floor ?? 0, asked ?? null);
}

/**
 * Declares an action that text can forbid (`can't …`), permit or repeat.
 * @param asked what the game asks about it: text about anything else is refused. Absent, any text is taken
 */
export function defineAction(name: string, asked?: Asked): Action {
  return new Action(name, asked ?? null);
}

/** How a keyword's instances combine (CR 8.1.2): `value` adds up, `once` counts a single time. */
export type Stacking = 'value' | 'once';

/** A keyword ability. Its abilities are given as data: what its defining sentence means. */
export class Keyword extends Declared {
  constructor(
    name: string,
    readonly stacking: Stacking,
    /** What it does is (also) a rule of the game: it needs no defining sentence. */
    readonly byRule: boolean,
    /** It does something only where its card is not in play: it is a way of playing it. */
    readonly beyondPlay: boolean,
  ) {
    super(keywords++, name);
  }
}

/**
 * Declares a keyword by its identifier. One that is not `byRule` must be defined by a plugin to be bound. A card that gives
 * itself one that is `beyondPlay` has it where it is not in play.
 */
export function defineKeyword(
  name: string,
  options: { readonly stacking?: Stacking; readonly byRule?: boolean; readonly beyondPlay?: boolean } = {},
): Keyword {
  const known = ['stacking', 'byRule', 'beyondPlay'] as const;
  const { stacking, byRule, beyondPlay } = onlyOptions(`keyword “${name}”`, options, known);
  return new Keyword(name, stacking ?? 'once', byRule ?? false, beyondPlay ?? false);
}
