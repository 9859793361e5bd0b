import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { declareAgent } from './commands/agent/index.ts';
import { declareBench } from './commands/bench/index.ts';
import { declareCheck } from './commands/check/index.ts';
import { declareCoverage } from './commands/coverage/index.ts';
import { declareDeck } from './commands/deck/index.ts';
import { declareDiff } from './commands/diff/index.ts';
import { declareDocs } from './commands/docs/index.ts';
import { declareExplain } from './commands/explain/index.ts';
import { declareFormat } from './commands/format/index.ts';
import { declareFuzz } from './commands/fuzz/index.ts';
import { declareGeneralise } from './commands/generalise/index.ts';
import { declareGenerate } from './commands/generate/index.ts';
import { declareImport } from './commands/import/index.ts';
import { declareLsp } from './commands/lsp/index.ts';
import { declareMcp } from './commands/mcp/index.ts';
import { declareNew } from './commands/new/index.ts';
import { declarePerft } from './commands/perft/index.ts';
import { declarePhrases } from './commands/phrases/index.ts';
import { declarePlay } from './commands/play/index.ts';
import { declareReplay } from './commands/replay/index.ts';
import { declareRules } from './commands/rules/index.ts';
import { declareSimulate } from './commands/simulate/index.ts';
import { declareStart } from './commands/start/index.ts';
import { gameOptions } from './options.ts';
import type { Session } from './session.ts';

/** They show what comes with this program. */
const OF_NO_GAME = ['start', 'docs'];

const examples = `
A card's rules text is its implementation. Begin with one of these:

  $ cardwright                                         a whole game between two bots, with its words and rules
  $ cardwright explain --type action "Draw 2 cards."   how a text is read, and what it becomes
  $ cardwright play                                    play against a bot in this terminal
  $ cardwright check my-set/cards.yaml                 everything that is wrong with a set
  $ cardwright docs                                    the guides, and what a code of a message means

Output is plain where it is piped; --json gives one object: { ok, result, diagnostics }, also when it
fails. Status is 0 when all is understood, 1 when something is not, 2 for a wrong command line, 3 when
something that it needs is missing here.`;

/** The version of this program; all its packages share one. */
const ownVersion = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** The command line: one folder a command, each loaded when it is used. */
export function createProgram(session: Session): Command {
  const { terminal } = session;
  const program = new Command('cardwright')
    .description('Trading card games whose cards are played from their printed text.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      // Errors are thrown and told by `run`.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(terminal.width, 110),
    })
    .showSuggestionAfterError()
    .option('-V, --version', 'tell the version of this program')
    .on('option:version', () => {
      terminal.print(ownVersion());
      throw new CommanderError(0, 'commander.version', 'told');
    })
    .addHelpText('after', examples);
  program.helpCommand('help [command]', 'tell more of a command');
  const declare = [
    declareStart,
    declarePlay,
    declareExplain,
    declareCheck,
    declareFormat,
    declareCoverage,
    declarePhrases,
    declareGeneralise,
    declareNew,
    declareImport,
    declareGenerate,
    declareDeck,
    declareDiff,
    declareSimulate,
    declareReplay,
    declareAgent,
    declareLsp,
    declareMcp,
    declareFuzz,
    declarePerft,
    declareBench,
    declareRules,
    declareDocs,
  ];
  for (const add of declare) add(program, session);
  // Here, so that no command forgets them.
  for (const command of program.commands)
    if (!OF_NO_GAME.includes(command.name()))
      for (const option of gameOptions()) command.addOption(option.helpGroup('Your own:'));
  return program;
}
