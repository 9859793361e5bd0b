import { onlyOptions } from '../errors/only-options.ts';
import type { Column } from './column.ts';
import type { Places } from './places.ts';

/** Process-wide identity of something declared by name; never stored in state. */
class Declared {
  constructor(
    readonly id: number,
    readonly name: string,
  ) {}
}

let stats = 0;
let keywords = 0;
let actions = 0;

/** A number of a card that counts for a stat: one more for each counter. */
export interface Feed {
  readonly column: Column;
  /** How much each of it counts; 1 if absent. */
  readonly each?: number;
}

/** A stat: a number of a card that modifiers change. */
export class Stat extends Declared {
  constructor(
    name: string,
    /** Values under it count as it except when modifiers are applied. */
    readonly floor: number,
    /** Places in which its value has any effect; null if the game does not say. */
    readonly asked: Places | null,
    /** Columns of its card that count for it. */
    readonly fedBy: readonly Feed[],
  ) {
    super(stats++, name);
  }
}

/**
 * What a game queries about an action, with the places of the card that does or suffers it. Whatever is absent is never
 * queried: text about it would be inert.
 */
export interface Asked {
  /** Queried for prohibitions. */
  readonly forbidden?: Places;
  /** Queried for permissions against a general rule. */
  readonly permitted?: Places;
  /** Queried for cost modifiers. */
  readonly paid?: Places;
  /** Queried for additional uses a turn. */
  readonly repeated?: true;
  /** What it costs each time is queried where it is taken (`charge`). */
  readonly charged?: true;
  /** It is queried only for turn actions: those of the cards' player, or those of others. */
  readonly turn?: 'own' | 'other';
}

/** An action that cards or players can be forbidden or permitted to take. */
export class Action extends Declared {
  constructor(
    name: string,
    /** Null if the game does not say. */
    readonly asked: Asked | null,
  ) {
    super(actions++, name);
  }
}

/**
 * Declares a stat.
 * @param options.floor the least value it counts as; 0 if absent
 * @param options.asked places in which its value has any effect; text that changes it elsewhere is refused
 * @param options.fedBy columns of its card that count for it, such as those of counters
 */
export function defineStat(
  name: string,
  options: { readonly floor?: number; readonly asked?: Places; readonly fedBy?: readonly Feed[] } = {},
): Stat {
  const { floor, asked, fedBy } = onlyOptions(`stat “${name}”`, options, ['floor', 'asked', 'fedBy']);
  return new Stat(name, floor ?? 0, asked ?? null, fedBy ?? []);
}

/**
 * Declares an action that text can forbid (`can't …`), permit or repeat.
 * @param asked what the game queries about it; other text about it is refused. If absent, any text is accepted
 */
export function defineAction(name: string, asked?: Asked): Action {
  return new Action(name, asked ?? null);
}

/** How a keyword's instances combine: `value` adds up, `once` counts a single time. */
export type Stacking = 'value' | 'once';

/** A keyword ability. Its abilities are data: the meaning of its defining sentence. */
export class Keyword extends Declared {
  constructor(
    name: string,
    readonly stacking: Stacking,
    /** Its effect is (also) a rule of the game, so it needs no defining sentence. */
    readonly byRule: boolean,
    /** It has an effect only out of play: it is a way to play the card. */
    readonly beyondPlay: boolean,
  ) {
    super(keywords++, name);
  }
}

/**
 * Declares a keyword by its identifier. Unless it is `byRule`, some plugin must define it before it can be bound. A
 * card that grants itself a `beyondPlay` keyword has it out of play.
 */
export function defineKeyword(
  name: string,
  options: { readonly stacking?: Stacking; readonly byRule?: boolean; readonly beyondPlay?: boolean } = {},
): Keyword {
  const known = ['stacking', 'byRule', 'beyondPlay'] as const;
  const { stacking, byRule, beyondPlay } = onlyOptions(`keyword “${name}”`, options, known);
  return new Keyword(name, stacking ?? 'once', byRule ?? false, beyondPlay ?? false);
}
