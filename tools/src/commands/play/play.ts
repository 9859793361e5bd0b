import { CardwrightError, type Engine } from '@cardwright/core';
import { playerNamed } from '../../bots/player.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { readDecks } from '../../decks/deck-file.ts';
import type { Game } from '../../games/game.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { readGame, writeBoard, writeGame } from '../../games/saved-game.ts';
import { ProblemError } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import { visible } from '../../problems/visible.ts';
import type { GivenShelf } from '../../session.ts';
import { drawTable } from '../../telling/draw-table.ts';
import { Narrator } from '../../telling/narrator.ts';
import { questionOf } from '../../telling/question.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Asker, isWish, type Wish } from './asker.ts';
import { createAsker } from './create-asker.ts';
import { Match } from './match.ts';

interface PlayOptions extends GameChoice, GivenShelf {
  readonly seed?: number;
  readonly deck1?: string;
  readonly deck2?: string;
  readonly bot: string;
  readonly bot1?: string;
  readonly bot2?: string;
  readonly from?: string;
}

/** The game to play: a new one, or one that was saved. */
async function begin(game: Game, engine: Engine, options: PlayOptions, seed: number, terminal: Terminal) {
  const { cwd } = terminal;
  if (options.from !== undefined) return readGame(engine, options.from, cwd);
  const given = await readDecks(game.kit, engine, [options.deck1, options.deck2], cwd, (notes) =>
    terminal.warn(renderProblems(notes, terminal.errorColors)),
  );
  const decks = given.map((deck, player) => deck ?? game.deckOf(engine, seed * 2 + player));
  return { state: engine.createGame({ seed, decks }), seat: 0 };
}

/** `play` */
export async function play(terminal: Terminal, options: PlayOptions): Promise<number> {
  const game = await loadGame(await options.shelf.asked(), options, terminal.cwd, (leftOut) =>
    warnOfLeftOut(terminal, leftOut),
  );
  const engine = game.createEngine();
  const seed = options.seed ?? Math.floor(Math.random() * 0x7fffffff);
  const begun = await begin(game, engine, options, seed, terminal);
  const { state } = begun;
  const seat = options.bot1 === undefined ? begun.seat : LOOKS_ON;
  const { seated, names } = await seatBots(options, game, engine, seat, seed, terminal);
  const match = new Match(
    engine,
    state,
    seat,
    seated.map((one) => one.bot),
  );
  const stop = engine.observe(
    new Narrator(engine, names, seat < 0 ? 'everyone' : seat, game.kit.telling, (line) =>
      terminal.print(renderLine(line, terminal.colors)),
    ),
  );
  const asker = seat < 0 ? null : await createAsker(terminal);
  try {
    const who = seat < 0 ? names.join(' against ') : `You against the ${seated[1 - seat]!.name} bot`;
    terminal.print(options.from === undefined ? `${who}, seed ${seed}.` : 'The game goes on.');
    return await converse(terminal, match, asker, names, game);
  } finally {
    asker?.close();
    stop();
    await Promise.all(seated.map(({ player }) => player?.close()));
  }
}

/** Of who takes no part. */
const LOOKS_ON = -1;

/** The bots in their seats, and what everybody is called. */
async function seatBots(
  { bot, bot1, bot2, shelf }: PlayOptions,
  { kit }: Game,
  engine: Engine,
  seat: number,
  seed: number,
  { cwd }: Terminal,
) {
  const other = bot2 ?? bot;
  const asked = seat === LOOKS_ON ? [bot1!, other] : [other, other];
  const seated = await Promise.all(
    asked.map(async (name, player) => {
      if (player === seat) return { name, player: null, bot: null };
      const one = await playerNamed(name, kit, shelf, cwd);
      return { name, player: one, bot: one.sit({ player, seed: seed + player, engine, seats: asked }) };
    }),
  );
  const names = seated.map(({ name }, player) =>
    player === seat ? 'You' : seat === LOOKS_ON ? `${name} (${player + 1})` : 'Bot',
  );
  return { seated, names };
}

/** Asks and answers until the game is over or the person leaves. */
async function converse(
  terminal: Terminal,
  match: Match,
  asker: Asker | null,
  players: readonly string[],
  game: Game,
): Promise<number> {
  const { engine, seat } = match;
  const board = () =>
    terminal.print(drawTable(engine, match.state, seat, players, game.kit.telling, terminal.colors));
  for (;;) {
    await match.advance();
    if (match.over || asker === null) {
      const { winner } = engine.result(match.state);
      terminal.print(winner === null ? 'A draw.' : winner === seat ? 'You win!' : `${players[winner]} wins.`);
      return 0;
    }
    if (match.state.decision!.kind === 'act') board();
    const question = questionOf(
      engine,
      match.state,
      engine.view(match.state, seat),
      players,
      game.kit.telling,
    );
    // A question that is only asked to conceal that there is nothing needs no answer.
    if (question.kind === 'choose-cards' && question.max === 0) {
      terminal.print(`${question.text}: there is nothing to take.`);
      match.answer([]);
      continue;
    }
    const given = await asker.ask(question);
    if (isWish(given)) {
      if (given.wish === 'board') board();
      else if (fulfil(terminal, match, asker, given)) return 0;
      continue;
    }
    try {
      match.answer(question.toAnswer(given));
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { rule } = error.details;
      asker.refuse(`${error.message}${rule ? ` [${rule}]` : ''}`);
    }
  }
}

/** Does what was asked for. Whether the person leaves. */
function fulfil(terminal: Terminal, match: Match, asker: Asker, wish: Wish): boolean {
  switch (wish.wish) {
    case 'undo':
      if (!match.undo()) asker.refuse('There is nothing to undo.');
      return false;
    case 'concede':
      match.concede();
      return false;
    case 'save':
    case 'dump':
      try {
        if (wish.wish === 'dump') writeBoard(match.engine, match.state, wish.file, terminal.cwd);
        else writeGame(match.engine, match.state, match.seat, wish.file, terminal.cwd);
        terminal.print(`Saved. Go on with: cardwright play --from ${wish.file}`);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        asker.refuse(visible(error.message));
      }
      return false;
    case 'quit':
      terminal.print('You leave the table.');
      return true;
    default:
      return false;
  }
}
