import type { Command } from 'commander';
import {
  bannedOption,
  formatOption,
  patienceOption,
  poolOption,
  seed,
  setsOption,
  wholeNumber,
} from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareSimulate(program: Command, session: Session): void {
  program
    .command('simulate')
    .description('play many games between bots and check every replay')
    .option('--games <number>', 'how many', wholeNumber(1), 100)
    .option('--seed <number>', 'of the first game; the others count on from it', seed, 1)
    .option('--players <number>', 'how many sit at the table', wholeNumber(2), 2)
    .addOption(formatOption())
    .addOption(setsOption())
    .addOption(bannedOption())
    .option('--deck1 <file>', 'deck of the first player (default: a random legal one for each game)')
    .option('--deck2 <file>', 'deck of the second player; those after them have random ones')
    .option(
      '--decks <folder>',
      'each deck file of a folder with each other, --games of every pair, both seats alike',
    )
    .addOption(poolOption())
    .option(
      '--bot <bot>',
      'who plays: random, greedy, a module that exports a bot, or cmd:<command>',
      'random',
    )
    .option('--bot1 <bot>', 'who plays for the first player')
    .option('--bot2 <bot>', 'who plays for the second player')
    .addOption(patienceOption())
    .option('--warm-up <seconds>', 'play that long before the clock starts', wholeNumber(0), 5)
    .option('--no-verify-replays', 'do not play every game again from its replay')
    .option('--save <folder>', 'write the replay of each game there')
    .option('--stats', 'count by deck, seat, card and turn too')
    .option('--csv <folder>', 'write those counts as tables there')
    .option('--report <file>', 'write them as a page with charts, which loads nothing (HTML)')
    .option('--resume <file>', 'keep what was counted there, and go on with what is there')
    .option('--json', 'write the result as JSON')
    .addHelpText(
      'after',
      `
Speed is of the playing alone (legal listing and validated answer of each decision), once it is warm.
A pool is card files in every form that \`coverage\` reads, set packages, a folder with set packages in it, or
modules with sets. Cards that are not understood are in no deck.

Shares have intervals of 95 % by Wilson. With --resume a simulation that is stopped loses 200 games at most, and one that
is done is extended by more --games.

  $ cardwright simulate --games 1000 --seed 1
  $ cardwright simulate --games 1000 --bot greedy --deck1 amber.txt --deck2 steel.txt --report report.html
  $ cardwright simulate --games 200 --bot greedy --decks my-decks --csv tables --resume games.json
  $ cardwright simulate --game kingdom-hearts --games 1000
  $ cardwright simulate --format pack-rush --players 4 --games 500
  $ cardwright simulate --format core --sets 1 --banned "Be Prepared" --deck1 mine.txt
  $ cardwright simulate --games 2000 --pool packages/cards-set1 packages/cards-set2
  $ cardwright simulate --games 100 --bot1 ./my-bot.ts --bot2 greedy
  $ cardwright simulate --games 10 --bot greedy --deck1 amber.txt --deck2 steel.txt --json`,
    )
    .action(lazily(session, async () => (await import('./simulate.ts')).simulate));
}
