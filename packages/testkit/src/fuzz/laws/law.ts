import type { Engine, EngineOptions, OutsideChance, ReadonlyState, State, TurnMove } from '@cardwright/core';

/** A violated law. Anything else that a law throws is a finding, too: an error of the engine. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** @throws LawBroken */
export function broken(message: string): never {
  throw new LawBroken(message);
}

/** The same game with the same answers in an engine with one optimisation switched off. */
export interface Shadow {
  readonly name: string;
  readonly options: EngineOptions;
  readonly engine: Engine;
  readonly state: State;
}

/** The verdict of a {@link LegalityOracle} on a table. */
export interface OracleVerdict {
  /** The turn actions that the rules allow. */
  readonly legal: readonly TurnMove[];
  /** Those it cannot judge because of text it does not know. */
  readonly unjudged: readonly TurnMove[];
}

/**
 * An oracle: says which turn actions the rules of a game allow, slowly and without asking the engine. Written from the
 * rules alone, so that it does not share the engine's mistakes.
 */
export type LegalityOracle = (engine: Engine, state: ReadonlyState) => OracleVerdict;

/** A game at a decision, with what laws need. A law must not change it. */
export interface Position {
  readonly engine: Engine;
  readonly state: State;
  /** An engine of the same game that shares nothing with the first. */
  readonly elsewhere: Engine;
  readonly shadows: readonly Shadow[];
  readonly oracle: LegalityOracle | null;
  readonly random: OutsideChance;
}

/** Number of things judged. */
export interface Judged {
  readonly judged: number;
  readonly unjudged: number;
}

/** An invariant that holds at every decision of every game. */
export interface Law {
  readonly name: string;
  /** The statement, in a line. */
  readonly says: string;
  /** Sampling interval: it is checked once in this many decisions of an ordinary game. */
  readonly every: number;
  /**
   * Checks it.
   * @returns how many things were judged, and how many it could not judge
   * @throws LawBroken
   */
  check(position: Position): number | Judged;
}
