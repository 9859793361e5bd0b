import { Console } from 'node:console';
import { thinking } from './bots/thinking.ts';
import type { Problem } from './problems/problem.ts';
import { report, run } from './run.ts';
import { Terminal } from './terminal/terminal.ts';

const argv = process.argv.slice(2);
const terminal = Terminal.ofProcess();
// What bots and plugins log is no part of the answer: standard output has JSON, or the lines of a protocol.
globalThis.console = new Console(process.stderr);
/** Whether the command has come to its end, or its output is not wanted any more. */
let ended = false;

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  ended = true;
  if (error.code === 'EPIPE') process.exit(0);
  const why = error.code === 'ENOSPC' ? 'no space is left' : (error.code ?? error.message);
  process.stderr.write(`error[file/unwritable]: standard output cannot be written: ${why}\n`);
  process.exit(1);
});
// Nowhere left to report it.
process.stderr.on('error', () => {
  ended = true;
  process.exit(1);
});
// A module of somebody else may end the process, or wait for what never comes: that is no success.
process.once('exit', () => {
  if (ended) return;
  const { bot, decision } = thinking;
  const unfinished: Problem = {
    code: 'command/unfinished',
    severity: 'error',
    message:
      decision === null
        ? 'the command ended before it was done'
        : `the command ended before it was done: the bot of ${bot} in seat ${decision.player} did not answer “${decision.prompt}” (${decision.kind})`,
    help: 'a bot or plugin that it loaded called process.exit, or waits for what never comes',
  };
  process.exitCode = report({ json: argv.includes('--json'), terminal }, [unfinished]);
});

process.exitCode = await run(argv, terminal);
ended = true;
