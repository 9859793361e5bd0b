import type { Engine } from '@cardwright/core';
import type { PerftCounts, PerftPosition, PerftTable } from '@cardwright/dsl/kit';
import { dividePerft, perft } from './perft.ts';

/** A count that differs from the known one. */
export interface PerftMismatch {
  readonly position: string;
  readonly depth: number;
  /** The first answer whose count differs; empty for the position as a whole. */
  readonly move: string;
  /** null for an answer or position that should not exist. */
  readonly expected: number | null;
  /** null for an answer that is missing. */
  readonly found: number | null;
}

/** The result of counting a position. */
export interface PerftResult {
  readonly position: string;
  readonly depth: number;
  readonly count: number;
  readonly mismatches: readonly PerftMismatch[];
}

/** The moves whose counts differ, at the depth of the table. */
function differingMoves(
  position: string,
  depth: number,
  known: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): PerftMismatch[] {
  return [...new Set([...Object.keys(known), ...Object.keys(found)])]
    .filter((move) => known[move] !== found[move])
    .map((move) => ({
      position,
      depth,
      move,
      expected: known[move] ?? null,
      found: found[move] ?? null,
    }));
}

/**
 * Counts a position at every depth up to a limit, and compares with the known counts. A mismatch names the answers it
 * is in.
 */
export function checkPerft(
  engine: Engine,
  { name, board }: PerftPosition,
  depth: number,
  table: PerftTable,
): PerftResult {
  const state = engine.board(board);
  const known = table[name];
  const mismatches: PerftMismatch[] = [];
  let count = 0;
  for (let d = 1; d <= depth; d++) {
    count = perft(engine, state, d);
    const expected = known?.counts[d - 1];
    if (known === undefined || (expected !== undefined && expected !== count))
      mismatches.push({ position: name, depth: d, move: '', expected: expected ?? null, found: count });
  }
  if (known !== undefined && (mismatches.length > 0 || depth >= known.movesDepth)) {
    const divided = dividePerft(engine, state, known.movesDepth);
    mismatches.push(...differingMoves(name, known.movesDepth, known.moves, divided));
  }
  return { position: name, depth, count, mismatches };
}

/** Counts a position for the table: every depth up to a limit, and each first answer two deep. */
export function countPerft(engine: Engine, { board }: PerftPosition, depth: number): PerftCounts {
  const state = engine.board(board);
  const counts = Array.from({ length: depth }, (_, d) => perft(engine, state, d + 1));
  const movesDepth = Math.min(2, depth);
  return { counts, movesDepth, moves: dividePerft(engine, state, movesDepth) };
}
