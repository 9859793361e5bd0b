import type { Engine, ReadonlyState } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';
import type { Colors } from '../terminal/colors.ts';
import { renderAreas } from './areas.ts';

/** A table in words as one player sees it: as its game draws it, else area by area. */
export function drawTable(
  engine: Engine,
  state: ReadonlyState,
  viewer: number,
  players: readonly string[],
  telling: Telling,
  colors: Colors,
): string {
  const view = engine.view(state, viewer);
  return (
    telling.drawTable?.(engine, view, players, colors) ??
    renderAreas(engine, state, view, players, telling, colors)
  );
}
