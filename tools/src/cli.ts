import { run } from './run.ts';
import { Terminal } from './terminal/terminal.ts';

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const why = error.code === 'ENOSPC' ? 'no space is left' : (error.code ?? error.message);
  process.stderr.write(`error[file/unwritable]: standard output cannot be written: ${why}\n`);
  process.exit(1);
});
// Nowhere left to report it.
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(process.argv.slice(2), Terminal.ofProcess());
