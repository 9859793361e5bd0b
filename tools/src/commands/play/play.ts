import type { Engine } from '@cardwright/core';
import { turnNumber } from '@cardwright/core/game';
import { playerNamed } from '../../bots/player.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { readDecks } from '../../decks/deck-file.ts';
import type { Game } from '../../games/game.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { readGame } from '../../games/saved-game.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import { drawTable } from '../../telling/draw-table.ts';
import { Narrator } from '../../telling/narrator.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Asker } from './asker.ts';
import { converse } from './converse.ts';
import { createAsker } from './create-asker.ts';
import { Match } from './match.ts';
import type { Starting } from './starting.ts';

interface PlayOptions extends GameChoice, GivenShelf {
  readonly seed?: number;
  readonly deck1?: string;
  readonly deck2?: string;
  readonly bot?: string;
  readonly patience: number;
  readonly bot1?: string;
  readonly bot2?: string;
  readonly starting?: Starting;
  readonly from?: string;
}

/** Of who takes no part. */
const LOOKS_ON = -1;

const USUAL_BOT = 'greedy';

/** Options that say what a game is played with: where one is given, none is asked for. */
const SAID = ['seed', 'deck1', 'deck2', 'bot', 'bot1', 'bot2', 'starting', 'from'] as const;

const bySeat: Readonly<Record<Starting, { readonly starting?: number }>> = {
  chance: {},
  you: { starting: 0 },
  bot: { starting: 1 },
};

const bySeed = (): number => Math.floor(Math.random() * 0x7fffffff);

/** The game to play: a new one, or one that was saved. */
async function begin(
  game: Game,
  engine: Engine,
  { deck1, deck2, starting = 'chance', from }: PlayOptions,
  seed: number,
  terminal: Terminal,
) {
  const { cwd } = terminal;
  if (from !== undefined) return { ...readGame(engine, from, cwd), decks: undefined };
  const given = await readDecks(game.kit, engine, [deck1, deck2], cwd, (notes) =>
    terminal.warn(renderProblems(notes, terminal.errorColors)),
  );
  const decks = given.map((deck, player) => deck ?? game.deckOf(engine, seed * 2 + player));
  return { state: engine.createGame({ seed, decks, ...bySeat[starting] }), seat: 0, decks };
}

/** `play` */
export async function play(terminal: Terminal, options: PlayOptions): Promise<number> {
  const game = await loadGame(await options.shelf.asked(), options, terminal.cwd, (leftOut) =>
    warnOfLeftOut(terminal, leftOut),
  );
  const engine = game.createEngine();
  const asker = options.bot1 === undefined ? await createAsker(terminal) : null;
  try {
    const isSaid = SAID.some((name) => options[name] !== undefined);
    const asked: Partial<Arranged> =
      asker !== null && terminal.interactive && !isSaid ? await arrange(asker, terminal.cwd) : {};
    let chosen: PlayOptions = { ...options, ...asked };
    while (await playOne(terminal, game, engine, asker, chosen)) {
      const { from, seed, ...again } = chosen;
      chosen = again;
    }
    return 0;
  } finally {
    asker?.close();
  }
}

/** Plays one game. Whether another is wanted. */
async function playOne(
  terminal: Terminal,
  game: Game,
  engine: Engine,
  asker: Asker | null,
  options: PlayOptions,
): Promise<boolean> {
  const { telling } = game.kit;
  const seed = options.seed ?? bySeed();
  const begun = await begin(game, engine, options, seed, terminal);
  const seat = asker === null ? LOOKS_ON : begun.seat;
  const { seated, names } = await seatBots(
    options,
    game,
    engine,
    { seat, seed, decks: begun.decks },
    terminal,
  );
  const match = new Match(
    engine,
    begun.state,
    seat,
    seated.map((one) => one.bot),
  );
  const stop = engine.observe(
    new Narrator(engine, names, seat < 0 ? 'everyone' : seat, telling, (line) =>
      terminal.printFitted(renderLine(line, terminal.colors)),
    ),
  );
  try {
    const who = seat < 0 ? names.join(' against ') : `You against the ${seated[1 - seat]!.name} bot`;
    terminal.printFitted(options.from === undefined ? `${who}, seed ${seed}.` : 'The game goes on.');
    if (!(await converse(terminal, match, asker, names, telling))) return false;
    tellEnd(terminal, match, names, game);
    if (asker === null) return false;
    return (await asker.pick('Play again?', [{ label: 'Yes' }, { label: 'No' }])) === 0;
  } finally {
    stop();
    const problems = seated.flatMap(({ player }) => player?.problems?.() ?? []);
    if (problems.length > 0) terminal.warn(renderProblems(problems, terminal.errorColors));
    await Promise.all(seated.map(({ player }) => player?.close()));
  }
}

/** The last table, with the final score, and who won. */
function tellEnd(
  terminal: Terminal,
  { engine, state, seat }: Match,
  players: readonly string[],
  { kit }: Game,
): void {
  const { winner } = engine.result(state);
  terminal.printFitted(drawTable(engine, state, Math.max(seat, 0), players, kit.telling, terminal.colors));
  const way = winner === null ? undefined : kit.wonBy?.(state, winner);
  const by = way === undefined ? '' : `, by ${way.replaceAll('-', ' ')}`;
  terminal.printFitted(`After ${turnNumber.get(state, 0)} turns${by}:`);
  terminal.print(winner === null ? 'A draw.' : winner === seat ? 'You win!' : `${players[winner]} wins.`);
}

interface Seating {
  /** The person's. */
  readonly seat: number;
  readonly seed: number;
  /** Unknown of a game that was saved. */
  readonly decks: readonly (readonly string[])[] | undefined;
}

/** The bots in their seats, and what everybody is called. */
async function seatBots(
  { bot = USUAL_BOT, bot1, bot2, shelf, patience }: PlayOptions,
  { kit }: Game,
  engine: Engine,
  { seat, seed, decks }: Seating,
  { cwd }: Terminal,
) {
  const other = bot2 ?? bot;
  const asked = seat === LOOKS_ON ? [bot1!, other] : [other, other];
  const seated = await Promise.all(
    asked.map(async (name, player) => {
      if (player === seat) return { name, player: null, bot: null };
      const one = await playerNamed(name, kit, shelf, cwd, patience);
      const deck = decks?.[player];
      const seatOf = { player, seed: seed + player, engine, seats: asked, ...(deck && { deck }) };
      return { name, player: one, bot: one.sit(seatOf) };
    }),
  );
  const names = seated.map(({ name }, player) =>
    player === seat ? 'You' : seat === LOOKS_ON ? `${name} (${player + 1})` : 'Bot',
  );
  return { seated, names };
}
