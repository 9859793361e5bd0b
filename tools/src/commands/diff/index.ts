import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareDiff(program: Command, session: Session): void {
  program
    .command('diff')
    .description('tell which cards moved between two versions of their data, by kind of change')
    .argument('<old>', 'a golden file, a set as YAML, or compiled cards')
    .argument('<new>', 'the same, later')
    .option('--json', 'write every change and the clusters as JSON')
    .addHelpText(
      'after',
      `
Shows the blast radius of a changed phrase or binder. Every field of the data is compared,
whatever it is called; changes at the same place are told together, with the cards that have them.

  $ git show HEAD~1:packages/cards-set1/abilities.generated.json > before.json
  $ cardwright diff before.json packages/cards-set1/abilities.generated.json
  $ cardwright coverage pool.json --data before.json   # before a change of the grammar, and after`,
    )
    .action(lazily(session, async () => (await import('./diff.ts')).diff));
}
