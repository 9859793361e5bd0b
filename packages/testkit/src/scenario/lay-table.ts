import type { Engine, State } from '@cardwright/core';
import { ScenarioError } from '../errors/scenario-error.ts';
import { TableNames } from '../names/table.ts';
import { Transcript } from '../transcript/transcript.ts';
import { boardOf, type Made } from './board.ts';
import type { PlayerLiteral, ScenarioSetup } from './literal.ts';

/** The ids of a deck, for a game that begins with its set-up. */
function deckIds(side: object, player: number): string[] {
  const { deck = [], ...rest } = side as Readonly<Record<string, readonly { card: string }[]>>;
  const other = Object.entries(rest).find(([, cards]) => !Array.isArray(cards) || cards.length > 0);
  if (other !== undefined) {
    throw new ScenarioError(
      'scenario-invalid',
      `A game that begins with its set-up has only decks; player ${player} has “${other[0]}”.`,
    );
  }
  return deck.map(({ card }) => card);
}

/** A table with its names. */
export interface Table {
  readonly state: State;
  readonly names: TableNames;
  readonly transcript: Transcript;
}

/** Builds the table of a scenario's literal, and runs it to its first decision. */
export function layTable(
  engine: Engine,
  setup: ScenarioSetup,
  players: readonly PlayerLiteral[],
  made: Made,
): Table {
  const names = new TableNames(engine);
  const board = boardOf(engine, setup, players, made, names);
  const transcript = new Transcript(engine, names);
  const state = transcript.watching(() =>
    setup.from === 'setup'
      ? engine.createGame({
          seed: board.seed!,
          decks: board.players!.map(deckIds),
          ...(setup.starting === undefined ? {} : { starting: setup.starting }),
          ...(setup.startChosenBy === undefined ? {} : { startChosenBy: setup.startChosenBy }),
        })
      : engine.board(board),
  );
  return { state, names, transcript };
}
