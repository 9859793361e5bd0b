import { type Command, Option } from 'commander';
import { seconds, wholeNumber } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareBench(program: Command, session: Session): void {
  program
    .command('bench')
    .description('measure the engine and the language')
    .option(
      '--seconds <number>',
      'how long each measurement is warmed up, and run in all; reading texts five times as long',
      seconds,
      1,
    )
    .option('--runs <number>', 'how many runs the median is taken of', wholeNumber(1), 5)
    .option('--json', 'write the figures as JSON')
    .addOption(new Option('--cold <task>').choices(['grammar', 'set']).hideHelp())
    .addHelpText(
      'after',
      `
Run it from the bundles (\`npm run build\`), on a quiet machine.

  $ cardwright bench --json`,
    )
    .action(lazily(session, async () => (await import('./bench.ts')).bench));
}
