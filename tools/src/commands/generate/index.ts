import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareGenerate(program: Command, session: Session): void {
  program
    .command('generate')
    .description("write what is made from a set package's text: compiled abilities and typed names")
    .argument('<folder>', 'a set package, with its cards.yaml')
    .option('--keep-unsupported', 'keep cards that cannot be played as facts, and list them with the reasons')
    .option('--json', 'write what was done as JSON')
    .addHelpText(
      'after',
      `
Writes src/set.generated.json (what the package ships: loading it parses nothing), src/cards.generated.ts
(the names as types) and abilities.generated.json: one card a line, so that its diff shows what a change
means. A card that cannot be played stops it before anything is written; with --keep-unsupported such
cards stay in the set, in no deck, and unsupported.generated.json tells why.

  $ cardwright generate packages/cards-set1`,
    )
    .action(lazily(session, async () => (await import('./generate.ts')).generate));
}
