import type { Engine, EngineOptions, OutsideChance, ReadonlyState, State, TurnMove } from '@cardwright/core';

/** A law does not hold. Whatever else a law throws is a finding too, as an error of the engine. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** @throws LawBroken */
export function broken(message: string): never {
  throw new LawBroken(message);
}

/** The same game, answered alike, in an engine with an optimisation switched off. */
export interface Shadow {
  readonly name: string;
  readonly options: EngineOptions;
  readonly engine: Engine;
  readonly state: State;
}

/** What a {@link LegalityOracle} says of a table. */
export interface OracleVerdict {
  /** The turn actions that the rules allow. */
  readonly legal: readonly TurnMove[];
  /** Those that it cannot judge, since a text says something it does not know. */
  readonly unjudged: readonly TurnMove[];
}

/**
 * Says which turn actions the rules of a game allow, slowly and without asking the engine what is legal: written from
 * the rules alone, so that it does not share the engine's mistakes.
 */
export type LegalityOracle = (engine: Engine, state: ReadonlyState) => OracleVerdict;

/** A game at a decision, with what laws are judged by. A law leaves it as it is. */
export interface Position {
  readonly engine: Engine;
  readonly state: State;
  /** An engine of the same game that shares nothing with the first. */
  readonly elsewhere: Engine;
  readonly shadows: readonly Shadow[];
  readonly oracle: LegalityOracle | null;
  readonly random: OutsideChance;
}

/** How much a law looked at. */
export interface Judged {
  readonly judged: number;
  readonly unjudged: number;
}

/** Something that holds at every decision of every game. */
export interface Law {
  readonly name: string;
  /** What it says, in a line. */
  readonly says: string;
  /** In how many decisions of an ordinary game it is looked at once: its share of the time. */
  readonly every: number;
  /**
   * Looks whether it holds.
   * @returns how many things were judged, and how many it could not judge
   * @throws LawBroken
   */
  check(position: Position): number | Judged;
}
