import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareFormat(program: Command, session: Session): void {
  program
    .command('format')
    .description('write the texts of a set in their canonical form')
    .argument('<set.yaml>', 'facts and text of a set')
    .option('--write', 'change the file')
    .option('--check', 'only tell which cards would change; status 1 if any')
    .option('--json', 'write what was done as JSON')
    .addHelpText(
      'after',
      `
Each text is read and printed again: one ability a line, symbols in braces, no reminder text. All
else in the file, comments too, stays as it is. A text that is not understood stops it before
anything is written. Without an option the file is written to standard output.

  $ cardwright format my-set/cards.yaml --write`,
    )
    .action(lazily(session, async () => (await import('./format.ts')).format));
}
