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
  ) {
    super(stats++, name);
  }
}

/** Something a card or player may be forbidden or allowed to do. */
export class Action extends Declared {
  constructor(name: string) {
    super(actions++, name);
  }
}

/** Declares a stat. @param options.floor the least value it counts as; 0 if absent. */
export function defineStat(name: string, options: { readonly floor?: number } = {}): Stat {
  return new Stat(name, options.floor ?? 0);
}

/** Declares an action that text can forbid (`can't …`), permit or repeat. */
export function defineAction(name: string): Action {
  return new Action(name);
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
  const { stacking = 'once', byRule = false, beyondPlay = false } = options;
  return new Keyword(name, stacking, byRule, beyondPlay);
}
