import type { BoardLiteral } from '../model/board-literal.ts';
import { MAX_CARDS, NO_CARD } from '../model/card-ref.ts';
import {
  activePlayer,
  definition,
  hasLeft,
  latestTurn,
  owner,
  random0,
  random1,
  random2,
  random3,
  startingPlayer,
  stepIndex,
  turnNumber,
  turnsTaken,
} from '../model/core-columns.ts';
import { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import type { State, WritableState } from '../model/state.ts';
import { callForCheck } from '../model/unchecked.ts';
import type { Value } from '../model/value.ts';
import { sameTeam } from '../queries/teams.ts';
import { stepOf } from '../run/turn.ts';
import { emptyState, isSeed } from '../table/empty-state.ts';
import { seedRandom } from '../table/random.ts';
import { linkLast } from '../table/zone-list.ts';
import { boardInvalid, unknownName } from './board-error.ts';
import { type PlacedCard, type ReadBoard, readPlayer, readShared } from './read-player.ts';
import { setColumns } from './set-columns.ts';

const FIELDS = ['turn', 'active', 'starting', 'seed', 'random', 'players', 'shared', 'columns', 'omitted'];

/** An integer within bounds, or the default. */
function numberIn(
  literal: BoardLiteral,
  field: 'turn' | 'active' | 'starting',
  { usual, min, max }: { readonly usual: number; readonly min: number; readonly max: number },
) {
  const value = literal[field] ?? usual;
  if (!Number.isInteger(value) || value < min || value > max)
    boardInvalid(field, `it is ${value}.`, `Give a whole number from ${min} to ${max}.`);
  return value;
}

function place(kernel: Kernel, draft: WritableState, cards: readonly PlacedCard[]): void {
  cards.forEach((placed, index) => {
    definition.put(draft, index, placed.card.index);
    owner.put(draft, index, placed.owner);
    linkLast(draft, index, placed.holder, kernel.layout.zoneIndex[placed.zone.id]!);
  });
}

/** Sets the agenda to the step in which turn actions are taken. */
function beginStep(kernel: Kernel, state: State): void {
  const { timing, board } = kernel.rules;
  const name = board?.step ?? 'main';
  const index = timing.findIndex((row) => row.name === name);
  if (index < 0)
    unknownName(
      'board',
      'step of the turn called',
      name,
      timing.map((row) => row.name),
    );
  const draft = state as WritableState;
  stepIndex.put(draft, 0, index);
  // What the literal says may need the state check; it runs when it next would.
  callForCheck(draft);
  const program = kernel.programs.get('core/turn')!;
  const slots: Value[] = new Array(program.slotCount).fill(null);
  // The step has already begun: do not emit `step-began` again.
  state.agenda = new Frame(
    program,
    stepOf(kernel.rules, index) + 1,
    slots,
    NO_CARD,
    0,
    null,
    null,
    state.run,
  );
  kernel.machine.run(state);
}

function setTurn(literal: BoardLiteral, draft: WritableState, players: number): void {
  const seat = { usual: 0, min: 0, max: players - 1 };
  const active = numberIn(literal, 'active', seat);
  const starting = numberIn(literal, 'starting', seat);
  const since = (active - starting + players) % players;
  const turn = numberIn(literal, 'turn', { usual: players + 1 + since, min: 1, max: 1_000_000 });
  activePlayer.put(draft, 0, active);
  startingPlayer.put(draft, 0, starting);
  turnNumber.put(draft, 0, turn);
  for (let p = 0; p < players; p++) {
    const latest = Math.max(0, turn - ((active - p + players) % players));
    latestTurn.put(draft, p, latest);
    // As if everybody had taken their turns in order.
    turnsTaken.put(draft, p, Math.ceil(latest / players));
  }
}

function setRandom(literal: BoardLiteral, draft: WritableState): void {
  const { seed = 0, random } = literal;
  if (!isSeed(seed)) boardInvalid('seed', `it is ${seed}.`, 'Give a whole number of 32 bits.');
  seedRandom(draft, seed);
  if (random === undefined) return;
  if (!Array.isArray(random) || random.length !== 4 || !random.every(isSeed))
    boardInvalid('random', 'it is not four numbers of 32 bits.', 'Copy it from a dump, or give a `seed`.');
  for (const [i, word] of [random0, random1, random2, random3].entries()) word.put(draft, 0, random[i]!);
}

/**
 * Builds the table that a board literal describes, at the point where the active player may take a turn action.
 * @throws CardwrightError `board-invalid`, `unknown-card` or `card-unsupported`, with the path in the literal
 */
export function createBoard(kernel: Kernel, literal: BoardLiteral): State {
  if (typeof literal !== 'object' || literal === null || Array.isArray(literal))
    boardInvalid('board', 'it is not an object.', 'Write { "players": [ … ] }.');
  for (const field of Object.keys(literal))
    if (!FIELDS.includes(field)) unknownName('board', 'field', field, FIELDS);
  const given = literal.players ?? [];
  if (!Array.isArray(given)) boardInvalid('players', 'it is not a list.', 'Give a list, one entry a player.');
  const { minPlayers, maxPlayers } = kernel.rules;
  if (given.length > maxPlayers)
    boardInvalid('players', `there are ${given.length}.`, `This game is for at most ${maxPlayers}.`);
  const count = Math.max(minPlayers, given.length);
  const columns = literal.columns ?? {};
  if (typeof columns !== 'object' || Array.isArray(columns))
    boardInvalid('columns', 'it is not an object.', 'Give columns by name.');
  const board: ReadBoard = {
    kernel,
    count,
    columns: { at: 'columns', values: columns },
    players: [],
    cards: [],
  };
  for (let p = 0; p < count; p++) readPlayer(board, given[p] ?? {});
  readShared(board, literal.shared ?? {});
  const { cards, players } = board;
  if (cards.length > MAX_CARDS)
    boardInvalid('players', `they have ${cards.length} cards.`, `A table holds at most ${MAX_CARDS}.`);
  const state = emptyState(kernel, count, cards.length);
  const draft = state as WritableState;
  setRandom(literal, draft);
  setTurn(literal, draft, count);
  const active = activePlayer.get(draft, 0);
  for (let p = 0; p < count; p++)
    if (sameTeam(kernel, p, active)) latestTurn.put(draft, p, turnNumber.get(draft, 0));
  place(kernel, draft, cards);
  setColumns(board, draft);
  if (players.every((_, p) => hasLeft.get(draft, p) !== 0))
    boardInvalid('players', 'all of them have left the game.', 'Leave one at the table.');
  beginStep(kernel, state);
  return state;
}
