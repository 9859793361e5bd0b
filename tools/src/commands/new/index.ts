import { type Command, Option } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareNew(program: Command, session: Session): void {
  program
    .command('new')
    .description(
      'begin a project, set, keyword, format or game: a package that builds and passes its own tests',
    )
    .argument('<kind>', 'project, set, keyword, format or game')
    .argument('<name>', 'as people say it: "Night Watch"')
    .option('--out <folder>', 'where to; a folder of that name here if absent')
    .addOption(new Option('--code <code>', 'of a set: what it is known by (default: its name)'))
    .option('--text <sentences>', 'of a keyword: what it says on a character; one ability a line')
    .option('--json', 'write what was done as JSON')
    .addHelpText(
      'after',
      `
A project has cards, a keyword, a phrase, a format and a bot of its own, and a configuration by which every command
in its folder is of them. A set has cards to begin with: add yours to cards.yaml, then \`npm run generate\`. A keyword's sentence is all
of its implementation. A format asks something of decks; a game has a turn, a phrase and a few cards.

  $ cardwright new project "Night Watch"
  $ cardwright new set "Night Watch" --code 99
  $ cardwright new keyword Studious --text "Whenever this character quests, you may draw a card."
  $ cardwright new format "Two of Each"
  $ cardwright new game "First to Ten" --out my-game`,
    )
    .action(lazily(session, async () => (await import('./new.ts')).begin));
}
