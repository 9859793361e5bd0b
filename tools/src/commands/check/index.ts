import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareCheck(program: Command, session: Session): void {
  program
    .command('check')
    .description("tell everything that is wrong with a set's file")
    .argument('<set.yaml>', 'facts and text of a set')
    .option('--json', 'write the diagnostics as JSON')
    .addHelpText(
      'after',
      `
Checks the YAML, the facts (types, names, numbers used twice) and every text: unknown words,
sentences that are understood in part, texts that can be read in two ways, texts that do not
print back. Each is told with its code, file:line:column and the usual fix; status 1 if any is
an error.

  $ cardwright check packages/cards-set1/cards.yaml`,
    )
    .action(lazily(session, async () => (await import('./check.ts')).check));
}
