import * as z from 'zod';
import { botNames } from '../../../bots/index.ts';
import { simulate } from '../../simulate/simulate.ts';
import { answerOfCommand } from '../captured.ts';
import { defineTool } from '../define-tool.ts';
import { LIMITS } from '../limits.ts';
import { servedFile } from '../served-file.ts';
import { data, fields } from './fields.ts';

const deck = fields.path.optional();
// Modules and commands would run whatever a stranger names.
const bot = z.enum(botNames);

/** `simulate_games` */
export const simulateGames = defineTool({
  name: 'simulate_games',
  title: 'Simulate games',
  description:
    "Plays games between bots with the project's cards and tells who won, how long they took, and what went wrong; with `statistics` by deck, seat and card, too.",
  input: z.strictObject({
    games: z.int().min(1).max(LIMITS.games).default(20),
    seed: z
      .int()
      .min(0)
      .max(0xffffffff)
      .default(1)
      .describe('Of the first game; the same seed gives the same games.'),
    bot1: bot.default('random').describe('Who plays for the first player.'),
    bot2: bot.default('random').describe('Who plays for the second player.'),
    deck1: deck.describe('The deck file of the first player; random legal decks if absent.'),
    deck2: deck.describe('The deck file of the second player.'),
    format: z
      .string()
      .max(LIMITS.name)
      .regex(/^[\w-]+$/)
      .optional()
      .describe('By name; the usual one if absent.'),
    statistics: z.boolean().default(false),
  }),
  result: data,
  async run({ games, seed, bot1, bot2, deck1, deck2, format, statistics }, { shelf, terminal }) {
    const { cwd } = terminal;
    return answerOfCommand(terminal, (captured) =>
      simulate(captured, {
        shelf,
        games,
        seed,
        players: 2,
        bot: bot1,
        bot1,
        bot2,
        ...(deck1 === undefined ? {} : { deck1: servedFile(deck1, cwd) }),
        ...(deck2 === undefined ? {} : { deck2: servedFile(deck2, cwd) }),
        ...(format === undefined ? {} : { format }),
        ...(statistics ? { stats: true } : {}),
        verifyReplays: false,
        warmUp: 0,
        json: true,
      }),
    );
  },
});
