import type { Engine } from '../game/engine.ts';
import type { ReadonlyState } from '../state/state.ts';
import type { EventKind } from './event-kind.ts';
import type { GameEvent } from './game-event.ts';

const NONE: readonly EventKind[] = Object.freeze([]);

/** The further kinds that an event counts as for whoever watches: what its own kind says, and those that include it. */
export function countedAs(engine: Engine, state: ReadonlyState, event: GameEvent): readonly EventKind[] {
  const own = event.kind.options.countsAs?.(state, event) ?? NONE;
  const including = engine.includingKinds[event.kind.id];
  if (including === undefined) return own;
  const more = including.filter((kind) =>
    kind.options.includes!.some((other) => other.kind === event.kind && other.when(state, event)),
  );
  return more.length === 0 ? own : [...own, ...more];
}
