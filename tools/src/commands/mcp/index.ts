import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareMcp(program: Command, session: Session): void {
  program
    .command('mcp')
    .description(
      'serve the Model Context Protocol on standard input and output, for assistants that write cards',
    )
    .addHelpText(
      'after',
      `
An assistant starts it and calls its tools: explain_text, check_set, find_phrases, try_card and simulate_games. Their
answers are those of the commands, of the game and the configuration that are meant here. Files are read in the working
folder and below it, and none is written. “cardwright docs assistants” tells how to hook it up.

  $ cardwright mcp
  $ cardwright mcp --game kingdom-hearts`,
    )
    .action(lazily(session, async () => (await import('./mcp.ts')).mcp));
}
