import type { Engine, EngineOptions, State } from '@cardwright/core';
import type { OutsideChance } from '@cardwright/core/game';
import type { LegalityOracle } from '@cardwright/dsl/kit';

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
