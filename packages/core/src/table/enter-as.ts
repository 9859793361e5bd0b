import type { Engine } from '../engine/engine.ts';
import type { Draft } from '../model/state.ts';

/** Puts a card that has entered a zone into states. */
export function enterAs(engine: Engine, draft: Draft, card: number, states: readonly string[]): void {
  for (const name of states) engine.states.get(name)?.enter?.(engine, draft, card);
}
