import type { Command } from 'commander';
import { bannedOption, formatOption, gameOption, setsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';

export function declareDeck(program: Command, session: Session): void {
  program
    .command('deck')
    .description('read a deck list and tell everything that is wrong with it')
    .argument('[file]', 'lines such as 4 Name - Version, or a deck code; - reads standard input')
    .addOption(gameOption())
    .addOption(formatOption())
    .addOption(setsOption())
    .addOption(bannedOption())
    .option('--card <name>', 'tell the facts of one card in the format instead, and which plugin set each')
    .option('--as <form>', 'write the deck again, as list or as code')
    .option('--json', 'write it all as JSON')
    .addHelpText(
      'after',
      `
Headings, blank lines and comments (# or //) are passed over; counts may have an x. A deck code is
the base64 of Title$Count| that deck sites exchange. Status is 1 when the format refuses the deck.

  $ cardwright deck my-deck.txt
  $ cardwright deck my-deck.txt --format pack-rush --json
  $ cardwright deck duel.txt --game kingdom-hearts
  $ cardwright deck --card "Stitch - New Dog" --format pack-rush`,
    )
    .action(lazily(session, async () => (await import('./deck.ts')).deck));
}
