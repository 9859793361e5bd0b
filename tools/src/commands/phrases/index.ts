import { type Command, Option } from 'commander';
import { testsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declarePhrases(program: Command, session: Session): void {
  program
    .command('phrases')
    .description('look up what texts may say: every phrase with examples')
    .argument('[word...]', 'of its slot, name, template or examples; all of them have to be there')
    .addOption(testsOption())
    .addOption(
      new Option('--effect-of <row>', 'tell what texts are read otherwise because of this row').conflicts(
        'write',
      ),
    )
    .option(
      '--pool <path...>',
      'for --effect-of: card files or sets to read instead of the sets that come along',
    )
    .option('--json', 'write them as JSON')
    .option('--write <file>', 'write the index of both games as a page')
    .addHelpText(
      'after',
      `
A phrase is a row of the grammar, read and printed from the same template. {name:slot} is a part, verb~ agrees
with its subject, {side:top|bottom} is one of these words, (usual|other) are spellings, […] may be left out.

  $ cardwright phrases discard hand
  $ cardwright phrases predicate/draw
  $ cardwright phrases --write docs/phrases.md

--effect-of reads the examples of all rows and the cards of a pool without the row, and those made of it, and then with
it. It tells which texts are no longer read, could mean several things, mean something else, are newly read, or are read
or printed by other rows. A row is named as it is listed: slot/name.

  $ cardwright phrases --effect-of predicate/draw
  $ cardwright phrases --effect-of predicate/draw --pool allCards.json --json`,
    )
    .action(lazily(session, async () => (await import('./phrases.ts')).phrases));
}
