import { type Bot, type BotMaker, changedState, type SlowBot } from '@cardwright/bots';
import { type Answer, CardwrightError } from '@cardwright/core';
import type { KitParts } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';
import { isBot } from '../modules/kinds.ts';
import type { LoadedModule } from '../modules/load-module.ts';
import { placeIn } from '../modules/module-problem.ts';
import { refuse } from '../modules/take.ts';
import { fail } from '../problems/problem.ts';
import type { BotPlayer } from './player.ts';
import { thinking } from './thinking.ts';

const HOW =
  "export default ({ seed }) => ({ name: 'mine', choose: (engine, state) => … }), a BotMaker of @cardwright/bots, or such a bot itself";

/** The place in the bot's own file at which an error was thrown. */
function placeOf(error: unknown, { name, file }: LoadedModule, cwd: string) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // What the kernel refuses is thrown there: the line that called it is told.
  const own =
    error instanceof CardwrightError ? text.split('\n').find((line) => line.includes(`${name}:`)) : undefined;
  return placeIn(own ?? text, { name, file, cwd, asked: undefined });
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What something lacks that is meant as a bot; undefined for what is none at all. */
function lacking(value: unknown, what: string): string | undefined {
  if (value instanceof Promise) return `${what} is a promise: make it at once`;
  if (!isObject(value) || !('name' in value || 'choose' in value)) return undefined;
  return typeof value.choose === 'function'
    ? `${what} has no “name”, a text`
    : `${what} has no “choose”, a function`;
}

/** A function that makes bots, tried once: one that makes none is refused before a game begins. */
function tried(make: BotMaker, module: LoadedModule, { worth }: KitParts, cwd: string): BotMaker {
  let made: unknown;
  try {
    made = make({ player: 0, seed: 0, worth });
  } catch (error) {
    const place = placeOf(error, module, cwd);
    return fail('module/throws', `${module.name} throws as it makes its bot: ${saidBy(error)}`, {
      ...(place === undefined ? {} : { place }),
      help: HOW,
    });
  }
  return isBot(made) ? make : refuse(module, 'bot', HOW, lacking(made, 'what it makes'));
}

/**
 * What makes the bots of a module: its default export or its `bot`.
 *
 * @throws ProblemError `module/export`, `module/throws`
 */
function botIn(module: LoadedModule, kit: KitParts, cwd: string): BotMaker {
  const { bot, default: given } = module.exports;
  for (const one of [bot, given]) {
    if (isBot(one)) return () => one;
    if (typeof one === 'function') return tried(one as BotMaker, module, kit, cwd);
  }
  return refuse(
    module,
    'bot',
    HOW,
    lacking(given ?? bot, given === undefined ? '“bot”' : 'its default export'),
  );
}

/** Tells what a bot throws in a game as its own fault, at its line. */
function toldOf(bot: Bot | SlowBot, module: LoadedModule, cwd: string): SlowBot {
  const fails = (error: unknown): never => {
    const place = placeOf(error, module, cwd);
    const at = place === undefined ? module.name : `${place.file}:${place.line}`;
    if (error instanceof CardwrightError)
      throw new CardwrightError(error.code, `The bot of ${at}: ${error.message}`, error.details, error);
    const fix = 'Mend what it does there; CARDWRIGHT_DEBUG=1 shows the whole way to it.';
    throw new CardwrightError('bot:throws', `The bot of ${at} throws: ${saidBy(error)}`, { fix }, error);
  };
  const answered = (answer: Answer): Answer => {
    thinking.decision = null;
    return answer;
  };
  const { ended } = bot;
  return {
    name: bot.name,
    choose: (engine, state) => {
      const asked = state.decision!;
      const stopped = (error: unknown): never => {
        thinking.decision = null;
        // What it stumbled over follows from that.
        if (state.decision !== asked) throw changedState(bot, asked);
        return fails(error);
      };
      thinking.bot = module.name;
      thinking.decision = asked;
      try {
        const answer = bot.choose(engine, state);
        if (answer instanceof Promise) return answer.then(answered, stopped);
        thinking.decision = null;
        return answer;
      } catch (error) {
        return stopped(error);
      }
    },
    ...(ended !== undefined && { ended: ended.bind(bot) }),
  };
}

/** The player of a module that brings a bot. @param cwd where the user is, for messages */
export function modulePlayer(module: LoadedModule, kit: KitParts, cwd: string): BotPlayer {
  const make = botIn(module, kit, cwd);
  return {
    name: module.name,
    slow: true,
    sit: ({ player, seed }) => toldOf(make({ player, seed, worth: kit.worth }), module, cwd),
    close: async () => {},
  };
}
