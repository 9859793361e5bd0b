import type { Command } from 'commander';
import { gameOption, testsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declarePhrases(program: Command, session: Session): void {
  program
    .command('phrases')
    .description('look up what texts may say: every phrase with examples')
    .argument('[word...]', 'of its slot, name, template or examples; all of them have to be there')
    .addOption(gameOption('whose language'))
    .addOption(testsOption())
    .option('--json', 'write them as JSON')
    .option('--write <file>', 'write the index of both games as a page')
    .addHelpText(
      'after',
      `
A phrase is a row of the grammar, read and printed from the same template. {name:slot} is a part, verb~ agrees
with its subject, {side:top|bottom} is one of these words, (usual|other) are spellings, […] may be left out.

  $ cardwright phrases discard hand
  $ cardwright phrases predicate/draw
  $ cardwright phrases --write docs/phrases.md`,
    )
    .action(lazily(session, async () => (await import('./phrases.ts')).phrases));
}
