import type { AskedGame, Games } from './shelf/games.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a command is run with, and what it leaves behind. */
export interface Session {
  readonly terminal: Terminal;
  /** Exit status. */
  status: number;
  /** `--json`: problems are written as data too. */
  json: boolean;
}

/** What a command is given among its options: the games that its command line can mean. */
export interface GivenShelf {
  readonly shelf: Games;
}

/** A command's work. Returns the exit status; nothing is 0. */
// biome-ignore lint/suspicious/noExplicitAny: arguments are what commander was told to read
export type Work<A extends readonly any[]> = (terminal: Terminal, ...args: A) => Promise<number | void>;

/**
 * An action that loads its command's code when it is called, so that one command does not pay for the others. Its last
 * argument, the options, has the games that they mean.
 *
 * @param load imports the work
 */
// biome-ignore lint/suspicious/noExplicitAny: arguments are what commander was told to read
export function lazily<A extends readonly any[]>(session: Session, load: () => Promise<Work<A>>) {
  return async (...args: [...A, unknown]): Promise<void> => {
    const { terminal } = session;
    const options = args.at(-2) as AskedGame & { readonly json?: boolean };
    session.json = options.json === true;
    const [work, { Games }] = await Promise.all([load(), import('./shelf/games.ts')]);
    const own = [...args.slice(0, -2), { ...options, shelf: new Games(terminal.cwd, options) }];
    session.status = (await work(terminal, ...(own as unknown as A))) ?? 0;
  };
}
