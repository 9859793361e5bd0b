import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareLsp(program: Command, session: Session): void {
  program
    .command('lsp')
    .description('serve the Language Server Protocol on standard input and output, for editors')
    .addHelpText(
      'after',
      `
An editor starts it and shows what it tells of sets (cards.yaml), deck lists and card texts: what is wrong and how to mend
it, what may come next, what a word means, the canonical form. The game and the configuration are those of the folder
that the editor has open. “cardwright docs editors” tells how to hook it up.

  $ cardwright lsp
  $ cardwright lsp --game kingdom-hearts`,
    )
    .action(lazily(session, async () => (await import('./lsp.ts')).lsp));
}
