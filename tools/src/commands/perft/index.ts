import type { Command } from 'commander';
import { wholeNumber } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declarePerft(program: Command, session: Session): void {
  program
    .command('perft')
    .description('count the decisions that can be made from known positions, and compare')
    .option('--depth <number>', 'how many decisions deep; as deep as is known without it', wholeNumber(1))
    .option('--position <text>', 'only positions whose name has that in it')
    .option('--json', 'write the result as JSON')
    .option('--write <file>', 'write the counts to the file that a game keeps of them, and compare nothing')
    .addHelpText(
      'after',
      `
Every legal answer is given to every decision. A count that is not the known one is told with the answer that it is
in, and the command ends with status 1; counts deeper than those known are told without being compared.
Write the table again when a position was added, or when a rule was changed on purpose and the counts
that moved have been looked at.

  $ cardwright perft
  $ cardwright perft --depth 6 --position songs
  $ cardwright perft --game kingdom-hearts
  $ cardwright perft --game ./src/kit.ts --write src/counts.json`,
    )
    .action(lazily(session, async () => (await import('./perft.ts')).perft));
}
