import type { Engine } from '../game/engine.ts';

/**
 * What the kernel does by a rule of the game: most of it asks for something. `endless` is a loop without an end,
 * `must-choose` a choice that has to be made, `made-trigger` a trigger that an effect makes.
 */
export type CitedFor =
  | 'act'
  | 'may'
  | 'choose-one'
  | 'choose-cards'
  | 'choose-replacement'
  | 'discard'
  | 'concede'
  | 'endless'
  | 'who-acts'
  | 'must-choose'
  | 'made-trigger';

/** The rules of a game's rulebook that the kernel cites, as the game cites them; it cites none where none is given. */
export type Citations = Readonly<Partial<Record<CitedFor, string>>>;

/** The rule that the game being played gives for something; empty if it gives none. */
export function cite(engine: Engine, what: CitedFor): string {
  return engine.rules.citations?.[what] ?? '';
}
