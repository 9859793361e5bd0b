import type { Command } from 'commander';
import { seed } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareStart(program: Command, session: Session): void {
  program
    .command('start', { isDefault: true })
    .description('read the first set, compile it and play a game between two bots, told line by line')
    .option('--seed <number>', 'another game', seed, 1)
    .addHelpText(
      'after',
      `
Each line of the game has the words of the card behind it and the number of the rule.

  $ cardwright
  $ cardwright start --seed 7`,
    )
    .action(lazily(session, async () => (await import('./start.ts')).start));
}
