import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareCoverage(program: Command, session: Session): void {
  program
    .command('coverage')
    .description('tell how much of card files is understood, and what to add next')
    .argument('<file...>', 'LorcanaJSON, Lorcast, a list of cards, or a set as YAML')
    .option('--json', 'write the counts and every gap as JSON')
    .option('--data <file>', 'write what every card was read as to a file, for `diff`')
    .addHelpText(
      'after',
      `
Texts may be as dirty as public data is: curly quotes, glyphs for symbols, reminder text. A card
is supported when all of its text is tokenised, parsed, bound and printed back.

  $ cardwright coverage packages/cards-set1/cards.yaml
  $ cardwright coverage setdata.1.json setdata.2.json --json`,
    )
    .action(lazily(session, async () => (await import('./coverage.ts')).coverage));
}
