import type { Bot, BotSeat, SlowBot } from '@cardwright/bots';
import { type Engine, nearNames } from '@cardwright/core';
import type { KitParts } from '@cardwright/dsl/kit';
import { isPath } from '../modules/load-module.ts';
import { fail, type Problem } from '../problems/problem.ts';
import type { Games } from '../shelf/games.ts';
import { type BotName, botNames, createBot } from './index.ts';

/** A seat in a game that is about to begin. */
export interface PlayerSeat extends BotSeat {
  readonly engine: Engine;
  /** What everybody at the table is called. */
  readonly seats: readonly string[];
  /** Its own deck by card ids; absent where a saved game goes on. */
  readonly deck?: readonly string[];
}

/** Who plays game after game: what makes a bot for each. */
export interface BotPlayer {
  /** As the command line names it. */
  readonly name: string;
  /** Its answers may have to be awaited. */
  readonly slow: boolean;
  /** A bot for one game. */
  sit(seat: PlayerSeat): Bot | SlowBot;
  /** What is to be told of how it played. */
  problems?(): readonly Problem[];
  /** No game comes any more. */
  close(): Promise<void>;
}

/** Begins the command of a program that plays. */
const COMMAND = 'cmd:';

const isModule = (name: string): boolean => isPath(name) || name.includes('/');
const isOwn = (name: string): name is BotName => botNames.some((one) => one === name);

/** One of the bots of this program. @throws ProblemError where the game lacks what it needs */
export function ownPlayer(name: BotName, kit: KitParts): BotPlayer {
  // What the game lacks is told before a game begins.
  createBot(name, 0, kit);
  return { name, slow: false, sit: ({ seed }) => createBot(name, seed, kit), close: async () => {} };
}

/**
 * A player by what a command line says: the name of a bot of this program, a module with one, or a command that plays.
 *
 * @param patience seconds in which each answer of a command must come
 * @throws ProblemError for a name that there is not, a command that is empty, and a module that cannot be loaded or brings no bot
 */
export async function playerNamed(
  name: string,
  kit: KitParts,
  shelf: Games,
  cwd: string,
  patience?: number,
): Promise<BotPlayer> {
  if (isOwn(name)) return ownPlayer(name, kit);
  if (name.startsWith(COMMAND)) {
    const command = name.slice(COMMAND.length);
    if (command.trim() === '')
      return fail('usage/invalid-argument', `“${name}” names no command`, { help: 'cmd:python3 my_bot.py' });
    const { commandPlayer } = await import('./command-player.ts');
    return commandPlayer(name, command, kit, cwd, patience === undefined ? undefined : patience * 1000);
  }
  if (isModule(name)) {
    const { modulePlayer } = await import('./module-player.ts');
    return modulePlayer(await shelf.load(name), kit, cwd);
  }
  const near = nearNames(name, botNames);
  return fail('usage/invalid-argument', `there is no bot “${name}”`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: `one of ${botNames.join(', ')}, a module that exports one (./my-bot.ts), or a command (cmd:python3 my_bot.py)`,
  });
}
