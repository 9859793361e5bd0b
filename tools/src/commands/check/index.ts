import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareCheck(program: Command, session: Session): void {
  program
    .command('check')
    .description("tell everything that is wrong with a set's file, a format or a plugin")
    .argument(
      '<file>',
      'facts and text of a set (cards.yaml), or the module of a format or plugin (./mine.ts)',
    )
    .option('--json', 'write the diagnostics as JSON')
    .option('--verify', 'play every ability in situations made from its data, too')
    .addHelpText(
      'after',
      `
Checks the YAML, the facts (types, names, numbers used twice) and every text: unknown words,
sentences that are understood in part, texts that can be read in two ways, texts that do not
print back. Each is told with its code, file:line:column and the usual fix; status 1 if any is
an error.

The formats and plugins of a project are tried with its cards: names that no card has, and new texts
of cards that are not understood. A module is tried alone.

With --verify every ability is exercised as well: the situation that its data asks for is made, its
trigger made to happen, its "may" taken and declined, its conditions made true and false, its card
taken away meanwhile. What was not seen to happen is told with its words; so is all that goes wrong,
with the board and the answers that show it. Card files (JSON) can be verified, too: about a second
for each card with text.

  $ cardwright check packages/cards-set1/cards.yaml
  $ cardwright check packages/cards-set1/cards.yaml --verify
  $ cardwright check ./house-rules.ts
  $ cardwright check allCards.json --verify --json`,
    )
    .action(lazily(session, async () => (await import('./check.ts')).check));
}
