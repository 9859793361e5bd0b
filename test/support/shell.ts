import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** What is asked of commander's commands here. */
export interface Command {
  readonly commands: readonly Command[];
  readonly registeredArguments: readonly { readonly required: boolean; readonly variadic: boolean }[];
  name(): string;
  exitOverride(): this;
  configureOutput(output: { writeErr(): void; writeOut(): void }): this;
  parseOptions(args: string[]): { readonly operands: string[]; readonly unknown: string[] };
}

/** What command lines of pages may use. */
export interface Known {
  /** Makes the command line's program; one for each line, since commander keeps what it parsed. */
  readonly program: () => Command;
  /** Names of the root's npm scripts. */
  readonly scripts: ReadonlySet<string>;
}

/** Command lines of a block: without prompts, comments and empty lines; those that end in `\` are joined. */
export const commandLines = (code: string): string[] =>
  code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\$ /, '')
        .replace(/("[^"]*")|(^|\s)#.*$/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
    .flatMap((line) => line.split(/\s+&&\s+/));

/** A line's words, as a shell would split it. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** What is wrong with a use of the command line, or undefined. */
export function faultOfCardwright(args: readonly string[], program: Command): string | undefined {
  const [name, ...rest] = args;
  const isName = name !== undefined && !name.startsWith('-');
  const command = program.commands.find((one) => one.name() === (isName ? name : 'start'));
  if (command === undefined) return `there is no command “${name}”`;
  const quiet = { writeErr: () => {}, writeOut: () => {} };
  try {
    const { operands, unknown } = command
      .exitOverride()
      .configureOutput(quiet)
      .parseOptions(isName ? [...rest] : [...args]);
    // What follows the first option it does not know is in the list too.
    const foreign = unknown.find((word) => word.startsWith('-') && word !== '--help');
    if (foreign !== undefined) return `“${command.name()}” has no option ${foreign}`;
    if (unknown.length === 0) return faultOfOperands(command, operands);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function faultOfOperands(command: Command, operands: readonly string[]): string | undefined {
  const { registeredArguments: wanted } = command;
  const least = wanted.filter(({ required }) => required).length;
  const most = wanted.some(({ variadic }) => variadic) ? Number.POSITIVE_INFINITY : wanted.length;
  if (operands.length < least || operands.length > most)
    return `“${command.name()}” does not take ${operands.length} arguments`;
  const missing = operands.find(
    (path) => /^(packages|tools|docs)\//.test(path) && !existsSync(join(root, path)),
  );
  return missing === undefined ? undefined : `there is no file ${missing}`;
}

const builtIn = new Set(['ci', 'install', 'test', 'start', 'pack']);

/** What is wrong with a command line of a page; undefined when it can be used. */
export function faultOf(line: string, { program, scripts }: Known): string | undefined {
  const [tool, ...args] = wordsOf(line);
  if (tool === 'npx' && args[0] === 'cardwright') return faultOfCardwright(args.slice(1), program());
  if (tool === 'npx') return undefined;
  if (tool !== 'npm') return ['git', 'cd', 'node'].includes(tool!) ? undefined : `“${tool}” is not checked`;
  const [verb, name, ...more] = args;
  // Without a name it asks for one.
  if (verb === 'create' && name === 'cardwright' && more.length === 0) return undefined;
  if (verb === 'create' && name === 'cardwright')
    return faultOfCardwright(['new', 'project', ...more], program());
  if (verb !== 'run') return builtIn.has(verb ?? '') ? undefined : `npm has no use “${verb}” here`;
  return scripts.has(name ?? '') ? undefined : `package.json has no script “${name}”`;
}
