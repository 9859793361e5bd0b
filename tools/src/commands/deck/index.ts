import type { Command } from 'commander';
import { bannedOption, formatOption, poolOption, setsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareDeck(program: Command, session: Session): void {
  program
    .command('deck')
    .description('read a deck list and tell everything that is wrong with it')
    .argument('[file]', 'a deck as sites export it: a list, a table, a code; - reads standard input')
    .addOption(poolOption())
    .addOption(formatOption())
    .addOption(setsOption())
    .addOption(bannedOption())
    .option('--card <name>', 'tell the facts of one card in the format instead, and which plugin set each')
    .option('--as <form>', 'write the deck again, as list or as code')
    .option('--json', 'write it all as JSON')
    .addHelpText(
      'after',
      `
Reads lines such as 4 Name - Version (counts before or behind, set and number behind the name), a
table with titles (CSV with commas, semicolons or tabs), the base64 of Title$Count|, also in a share
address, a saved table of Tabletop Simulator, and lists of cards in JSON. Headings, bullets, totals, blank
lines and comments (# or //) are passed over. What stands behind “Sideboard” is kept apart and never
counted into the deck. A name that lacks its accents, marks or only version is taken, with a note.
Status is 1 when the format refuses the deck.

  $ cardwright deck my-deck.txt
  $ cardwright deck collection.csv --json
  $ cardwright deck my-deck.txt --format pack-rush --json
  $ cardwright deck duel.txt --game kingdom-hearts
  $ cardwright deck --card "Stitch - New Dog" --format pack-rush`,
    )
    .action(lazily(session, async () => (await import('./deck.ts')).deck));
}
