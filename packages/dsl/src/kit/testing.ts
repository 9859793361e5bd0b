import type { BoardLiteral, Engine, GivenMove, ReadonlyState, State } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';

/** The value of a position to a player, relative to the others; higher is better. */
export type Worth = (engine: Engine, state: State, player: number) => number;

/** Contents of a zone of a generated board. */
export interface ZoneRange {
  readonly min?: number;
  readonly max: number;
  /** Which cards; all supported ones if absent. */
  readonly fits?: (card: CardDefinition) => boolean;
  /** Possible values of card columns there, by name; the first is the default. */
  readonly columns?: Readonly<Record<string, readonly number[]>>;
  /** Maximum number of cards under a card. */
  readonly under?: number;
}

/** Ranges for generated boards of a game. */
export interface BoardRanges {
  readonly zones: Readonly<Record<string, ZoneRange>>;
  /** What lies in the zones of all players, by name. */
  readonly shared?: Readonly<Record<string, ZoneRange>>;
  /** Possible values of player columns, by name. */
  readonly columns?: Readonly<Record<string, readonly number[]>>;
  /** Numbers of players; the game's minimum if absent. */
  readonly players?: readonly number[];
}

/** Ranges for generated decks of a game. */
export interface DeckRange {
  readonly size: number;
  /** Maximum number of copies of a card. */
  readonly copies: number;
  /** Which cards; all supported ones if absent. */
  readonly fits?: (card: CardDefinition) => boolean;
}

/** The verdict of a {@link LegalityOracle} on a table. */
export interface OracleVerdict {
  /** The turn actions that the rules allow. */
  readonly legal: readonly GivenMove[];
  /** Those it cannot judge because of text it does not know. */
  readonly unjudged: readonly GivenMove[];
}

/**
 * An oracle: says which turn actions the rules of a game allow, slowly and without asking the engine. Written from the
 * rules alone, so that it does not share the engine's mistakes.
 */
export type LegalityOracle = (engine: Engine, state: ReadonlyState) => OracleVerdict;

/** A position whose tree is counted. */
export interface PerftPosition {
  readonly name: string;
  readonly board: BoardLiteral;
}

/** The known counts of a position. */
export interface PerftCounts {
  /** From depth 1 on. */
  readonly counts: readonly number[];
  /** The depth to which `moves` were counted. */
  readonly movesDepth: number;
  /** The count for each answer to the first decision, by its description. */
  readonly moves: Readonly<Record<string, number>>;
}

/** Known counts by the position's name. */
export type PerftTable = Readonly<Record<string, PerftCounts>>;

/** The positions of a game that are counted, with the cards of its first set. */
export interface PerftPositions {
  readonly positions: readonly PerftPosition[];
  readonly table: PerftTable;
  /** Cards that the positions need and the set has none of. */
  readonly cards?: readonly CardDefinition[];
}

/** What figures of speed are taken of. They compare from one version to the next as long as it stays the same. */
export interface KitBench {
  /** A text that a near word makes refused. */
  readonly refused: string;
  /** How many cards lie on the board: positions are sorted by it. */
  cardsOnBoard(state: ReadonlyState): number;
}

/** What those who test a game need of it. */
export interface KitTesting {
  readonly decks: DeckRange;
  readonly boards: BoardRanges;
  /** An independent reading of its rules. */
  readonly oracle?: LegalityOracle;
  /** Chance can play on for ever: a game that has no end is played on by both sides for who is ahead (`worth`). */
  readonly endless?: true;
  readonly perft?: PerftPositions;
}
