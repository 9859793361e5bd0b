import type { Command } from 'commander';
import { poolOption, seed, wholeNumber } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareFuzz(program: Command, session: Session): void {
  program
    .command('fuzz')
    .description('play random games and boards, and look whether the laws of every game hold')
    .option('--games <number>', 'how many', wholeNumber(1), 100)
    .option('--seed <number>', 'decides every game', seed, 1)
    .option(
      '--set <code>',
      'cards of one set that comes with the game, or of all (default: those of the project, else all)',
    )
    .addOption(poolOption())
    .option('--players <number>', 'how many sit at the table; mostly two if absent', wholeNumber(2))
    .option('--format <format>', 'a format in which games are played otherwise: pack-rush')
    .option('--law <name...>', 'only these laws')
    .option('--json', 'write the result as JSON')
    .addHelpText(
      'after',
      `
Two games of three are dealt from decks, the third begins at a board; of forty games one looks at every law at every
decision, the others at each law now and then. What does not hold is made small and printed as a test to paste.

  $ cardwright fuzz --games 2000 --seed 7
  $ cardwright fuzz --game kingdom-hearts --games 500
  $ cardwright fuzz --set 2 --players 4 --games 500
  $ cardwright fuzz --pool allCards.json --games 200
  $ cardwright fuzz --format pack-rush --games 500
  $ cardwright fuzz --games 200 --law hidden-view hidden-log --json`,
    )
    .action(lazily(session, async () => (await import('./fuzz.ts')).fuzzGames));
}
