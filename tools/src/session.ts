import type { Terminal } from './terminal/terminal.ts';

/** What a command is run with, and what it leaves behind. */
export interface Session {
  readonly terminal: Terminal;
  /** Exit status. */
  status: number;
  /** `--json`: problems are written as data too. */
  json: boolean;
}

/** A command's work. Returns the exit status; nothing is 0. */
// biome-ignore lint/suspicious/noExplicitAny: arguments are what commander was told to read
export type Work<A extends readonly any[]> = (terminal: Terminal, ...args: A) => Promise<number | void>;

/**
 * An action that loads its command's code when it is called, so that one command does not pay for the others.
 *
 * @param load imports the work
 */
// biome-ignore lint/suspicious/noExplicitAny: arguments are what commander was told to read
export function lazily<A extends readonly any[]>(session: Session, load: () => Promise<Work<A>>) {
  return async (...args: [...A, unknown]): Promise<void> => {
    const own = args.slice(0, -1) as unknown as A;
    session.json = (own.at(-1) as { json?: boolean } | undefined)?.json === true;
    const work = await load();
    session.status = (await work(session.terminal, ...own)) ?? 0;
  };
}
