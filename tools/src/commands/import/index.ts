import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareImport(program: Command, session: Session): void {
  program
    .command('import')
    .description('make set packages of public card files')
    .argument('<file...>', 'LorcanaJSON (both forms), Lorcast, a list of cards, or a set as YAML')
    .requiredOption('--out <folder>', 'the package; with several sets, a folder of packages')
    .option(
      '--name <name>',
      'what the package is called in npm; with several sets, what the names begin with',
    )
    .option('--json', 'write the report as JSON')
    .addHelpText(
      'after',
      `
Takes facts and rules text and nothing else: no flavour text, reminder text, art or links. Texts may be as
dirty as public data is, with glyphs for symbols and line breaks inside sentences; the package has them in
canonical form. A card that is not understood is kept as facts, in no deck, with its words; the report tells
where each such text stops and why. Reprints in other frames, cards of other products (quests: without ink) and
cards that cannot be read are left out and told, each with its place; the others are imported all the same.

The package builds (\`npm run build\`), and its own tests pass. Nothing is written unless all of it is.

  $ cardwright import setdata.1.json --out cards-set1
  $ cardwright import allCards.json --out sets --name my-cards --json`,
    )
    .action(lazily(session, async () => (await import('./import.ts')).importSets));
}
