import { type Command, CommanderError } from 'commander';
import { writeAnswer } from './machine/answer.ts';
import { EXIT, statusOf } from './machine/kind-of.ts';
import type { ProblemCode } from './problems/catalogue/index.ts';
import { fail, type Problem } from './problems/problem.ts';
import { renderProblems } from './problems/render.ts';
import { createProgram } from './program.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal/terminal.ts';

/** `error: unknown option '--sed'\n(Did you mean --seed?)` as a problem. */
function fromCommander({ code, message }: CommanderError): Problem {
  const [, text = message, suggestion] =
    /^(?:error: )?([\s\S]*?)(?:\s*\(Did you mean (?:one of )?([^)]*?)\?\))?$/.exec(message) ?? [];
  return {
    code: code
      .replace('commander.', 'usage/')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ProblemCode,
    severity: 'error',
    message: text.trim(),
    ...(suggestion === undefined ? {} : { suggestion }),
    help: '`cardwright --help` tells the commands, `cardwright <command> --help` what each takes',
  };
}

/** Tells why a command ended; returns the exit status. */
export function report(
  { json, terminal }: Pick<Session, 'json' | 'terminal'>,
  problems: readonly Problem[],
): number {
  if (json) writeAnswer(terminal, undefined, problems, false);
  else terminal.warn(renderProblems(problems, terminal.errorColors));
  return statusOf(problems);
}

/** A word that is no command, also behind `help`, would otherwise be taken for an argument of the one without a name. */
async function refuseUnknown(program: Command, word: string | undefined, after?: string): Promise<void> {
  if (word === 'help') return refuseUnknown(program, after);
  const names = [...program.commands.map((command) => command.name()), 'help'];
  if (word === undefined || word.startsWith('-') || names.includes(word)) return;
  const { nearNames } = await import('@cardwright/core');
  const near = nearNames(word, names);
  fail('usage/unknown-command', `there is no command “${word}”`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: `one of ${names.join(', ')}`,
  });
}

/**
 * Runs one command line to its end.
 *
 * @param argv what follows the program's name
 * @returns the exit status: 0 understood, 1 not understood, 2 wrong use, 3 broken environment
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const session: Session = { terminal, status: 0, json: argv.includes('--json') };
  try {
    const program = createProgram(session);
    await refuseUnknown(program, argv[0], argv[1]);
    await program.parseAsync([...argv], { from: 'user' });
    return session.status;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.understood;
      return report(session, [fromCommander(error)]);
    }
    const { problemsOfAny } = await import('./problems/any-error.ts');
    if (terminal.env.CARDWRIGHT_DEBUG)
      terminal.warn(error instanceof Error ? (error.stack ?? '') : String(error));
    return report(session, problemsOfAny(error, terminal.cwd));
  }
}
