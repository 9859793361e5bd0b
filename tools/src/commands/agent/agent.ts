import { createInterface } from 'node:readline';
import { AgentTable } from '../../bots/agent/agent-table.ts';
import { playerNamed } from '../../bots/player.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { versionsOf } from '../../package/versions.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';

interface AgentCommand extends GameChoice, GivenShelf {
  readonly seed: number;
  readonly bot: string;
  readonly patience: number;
}

/** `agent` */
export async function agent(terminal: Terminal, options: AgentCommand): Promise<void> {
  const game = await loadGame(await options.shelf.asked(), options, terminal.cwd, (leftOut) =>
    warnOfLeftOut(terminal, leftOut),
  );
  const named = (name: string) => playerNamed(name, game.kit, options.shelf, terminal.cwd, options.patience);
  // A name that there is not is told before anything is spoken.
  await named(options.bot);
  const { seed, bot: other } = options;
  // All packages share one version.
  const { '@cardwright/core': version = '' } = versionsOf(['@cardwright/core']);
  const table = new AgentTable(game, { version, seed, other, playerNamed: named }, (message) =>
    terminal.print(JSON.stringify(message)),
  );
  table.greet();
  for await (const line of createInterface({ input: terminal.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    await table.take(line);
  await table.leave();
}
