import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareDocs(program: Command, session: Session): void {
  program
    .command('docs')
    .description('show the guides that come with this program, and what a code means')
    .argument('[topic...]', 'a guide, a code of a message, or words of a heading')
    .option('--json', 'write {topics} or {topic, file, text} as JSON')
    .addHelpText(
      'after',
      `
Without a topic it lists them, with their titles and where they lie.

  $ cardwright docs
  $ cardwright docs use-in-your-project
  $ cardwright docs add a keyword
  $ cardwright docs DSL1001`,
    )
    .action(lazily(session, async () => (await import('./docs.ts')).docs));
}
