import type { Command } from 'commander';
import { testsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareGeneralise(program: Command, session: Session): void {
  program
    .command('generalise')
    .description('tell how much of each set is read by phrases that other sets show')
    .argument('<file...>', 'card files with the sets, in every form that `coverage` reads, or sets as YAML')
    .addOption(testsOption())
    .option('--json', 'write the report as JSON')
    .addHelpText(
      'after',
      `
Each example of a phrase is traced to the cards that say it. For each set, a text counts when every phrase
that it is read with is shown by an example, a test or one of the sets that come with this program, other than from that set
alone: it would have been read had nobody looked at the set. A phrase that is made of another (a past tense, a
denial) is shown with it. Below stand the phrases that one card alone
shows, with how many cards of the files use them: a phrase for one card is to be widened.

  $ cardwright generalise packages/cards-set1/cards.yaml packages/cards-set2/cards.yaml`,
    )
    .action(lazily(session, async () => (await import('./generalise.ts')).generalise));
}
