import { run } from './run.ts';
import { Terminal } from './terminal/terminal.ts';

// A reader that has seen enough (`| head`) closes the pipe: no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const why = error.code === 'ENOSPC' ? 'no space is left' : (error.code ?? error.message);
  process.stderr.write(`error[file/unwritable]: standard output cannot be written: ${why}\n`);
  process.exit(1);
});
// Nothing is left to tell it to.
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(process.argv.slice(2), Terminal.ofProcess());
