import { type Command, Option } from 'commander';
import { bannedOption, formatOption, patienceOption, poolOption, seed, setsOption } from '../../options.ts';
import { lazily, type Session } from '../../session.ts';
import { STARTING } from './starting.ts';

export function declarePlay(program: Command, session: Session): void {
  program
    .command('play')
    .description('play a game in this terminal against a bot')
    .option('--seed <number>', 'of the shuffling (default: by chance)', seed)
    .option('--deck1 <file>', 'your deck (default: a random legal one)')
    .option('--deck2 <file>', "the bot's deck")
    .option(
      '--bot <bot>',
      'your opponent: random, greedy, a module that exports a bot, or cmd:<command> (default: greedy)',
    )
    .addOption(
      new Option('--starting <who>', 'who takes the first turn (default: as the rules say)').choices(
        STARTING,
      ),
    )
    .option('--bot1 <bot>', 'who plays in your place: you look on')
    .option('--bot2 <bot>', 'the same as --bot')
    .addOption(patienceOption())
    .addOption(poolOption())
    .addOption(formatOption())
    .addOption(setsOption())
    .addOption(bannedOption())
    .option('--from <file>', 'go on from a saved game, or from a board')
    .addHelpText(
      'after',
      `
At a terminal, without options, you are asked for decks, opponent and who begins. At every question you may also look
at any card and pile that you see, undo, save the game to a file, dump the table as a board that can be edited, concede,
or quit (Ctrl-C too); ? tells the keys and what the table shows.
Where input is piped, questions are lists and answers are lines with their numbers.

  $ cardwright play --deck1 my-deck.txt --starting you
  $ cardwright play --bot ./my-bot.ts
  $ cardwright play --bot1 ./my-bot.ts --bot2 greedy --seed 7
  $ cardwright play --from saved.json
  $ cardwright play --format pack-rush
  $ cardwright play --game kingdom-hearts`,
    )
    .action(lazily(session, async () => (await import('./play.ts')).play));
}
