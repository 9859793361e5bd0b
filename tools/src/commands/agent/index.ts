import type { Command } from 'commander';
import { bannedOption, formatOption, patienceOption, poolOption, seed, setsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareAgent(program: Command, session: Session): void {
  program
    .command('agent')
    .description('play with a program of yours: JSON lines on standard input and output')
    .option('--seed <number>', 'of the first game that names none; the others count on from it', seed, 1)
    .option('--bot <bot>', 'who sits in the other seat where a game does not say', 'greedy')
    .addOption(patienceOption())
    .addOption(formatOption())
    .addOption(setsOption())
    .addOption(bannedOption())
    .addOption(poolOption())
    .addHelpText(
      'after',
      `
One process plays many games. “cardwright docs agents” tells the messages and, for programs, agent.schema.json of this
package; a client in Python lies beside the guides (“cardwright docs”). A program that is started for --bot1 "cmd:..." speaks the same.

  $ cardwright agent --format core --sets 1`,
    )
    .action(lazily(session, async () => (await import('./agent.ts')).agent));
}
