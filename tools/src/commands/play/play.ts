import { CardwrightError, type Engine } from '@cardwright/core';
import { type BotName, createBot } from '../../bots/index.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { readDecks } from '../../decks/deck-file.ts';
import type { Game } from '../../games/game.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { readGame, writeBoard, writeGame } from '../../games/saved-game.ts';
import { ProblemError } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import { visible } from '../../problems/visible.ts';
import type { GivenShelf } from '../../session.ts';
import { Narrator } from '../../telling/narrator.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { renderAreas } from './areas.ts';
import { type Asker, isWish, type Wish } from './asker.ts';
import { createAsker } from './create-asker.ts';
import { Match } from './match.ts';
import { questionOf } from './question.ts';

interface PlayOptions extends GameChoice, GivenShelf {
  readonly seed?: number;
  readonly deck1?: string;
  readonly deck2?: string;
  readonly bot: BotName;
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
  const { state, seat } = await begin(game, engine, options, seed, terminal);
  const players = [0, 1].map((player) => (player === seat ? 'You' : 'Bot'));
  const bots = players.map((_, player) =>
    player === seat ? null : createBot(options.bot, seed + player, game.kit),
  );
  const match = new Match(engine, state, seat, bots);
  const stop = engine.observe(
    new Narrator(engine, players, seat, game.kit.telling, (line) =>
      terminal.print(renderLine(line, terminal.colors)),
    ),
  );
  const asker = await createAsker(terminal);
  try {
    terminal.print(
      options.from === undefined ? `You against the ${options.bot} bot, seed ${seed}.` : 'The game goes on.',
    );
    return await converse(terminal, match, asker, players, game);
  } finally {
    asker.close();
    stop();
  }
}

/** How a game's table is drawn for the person who sits at it. */
function drawn(
  { kit: { telling } }: Game,
  { engine, state, seat }: Match,
  players: readonly string[],
  { colors }: Terminal,
) {
  const view = engine.view(state, seat);
  return (
    telling.drawTable?.(engine, view, players, colors) ??
    renderAreas(engine, state, view, players, telling, colors)
  );
}

/** Asks and answers until the game is over or the person leaves. */
async function converse(
  terminal: Terminal,
  match: Match,
  asker: Asker,
  players: readonly string[],
  game: Game,
): Promise<number> {
  const { engine, seat } = match;
  const board = () => terminal.print(drawn(game, match, players, terminal));
  for (;;) {
    match.advance();
    if (match.over) {
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
