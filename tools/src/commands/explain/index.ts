import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareExplain(program: Command, session: Session): void {
  program
    .command('explain')
    .description('show how a text is read: tokens, data, steps, rules, diagnostics')
    .argument('[text...]', 'rules text; - reads it from standard input')
    .option('--type <type>', 'what kind of card has the text; the first that understands it if absent')
    .option('--name <name>', 'name of the card that has the text')
    .option('--json', 'write it all as JSON')
    .option(
      '--batch',
      'a text a line from standard input, as it is or as JSON, or a list of them; an answer a line, as JSON',
    )
    .addHelpText(
      'after',
      `
Status is 1 when a text is not supported. --batch reads a line for each text: as it is, or as
{"text": …, "type": …, "name": …, "id": …}; answers come in their order, each with
its line. Without a type every type of the game is tried, with and without --batch; the answer
tells the type that was taken, "typeGiven": false, and a warning.

  $ cardwright explain "Whenever this character quests, you may draw a card."
  $ cardwright explain --type action "Banish all items."
  $ cardwright explain --game kingdom-hearts --type magic "Deal 4 damage to chosen Dark card."`,
    )
    .action(lazily(session, async () => (await import('./explain.ts')).explain));
}
