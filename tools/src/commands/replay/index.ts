import type { Command } from 'commander';
import { formatOption, poolOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareReplay(program: Command, session: Session): void {
  program
    .command('replay')
    .description('tell a recorded game again')
    .argument('<file>', 'a replay, as simulate --save writes them')
    .addOption(poolOption())
    .addOption(formatOption())
    .option('--verify', 'only check that every hash comes out again')
    .option('--json', 'write the result as JSON')
    .addHelpText(
      'after',
      `
A replay of other rules, other cards or a damaged file is refused with what differs.

It is played with the cards and in the format that it was: those of the configuration, or those that are named.

  $ cardwright replay games/1.json --verify`,
    )
    .action(lazily(session, async () => (await import('./replay.ts')).replay));
}
