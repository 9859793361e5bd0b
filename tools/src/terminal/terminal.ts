import { createColors } from 'picocolors';
import type { Colors } from './colors.ts';
import { fit } from './fit.ts';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What a terminal is made of; tests give streams of their own. */
export interface TerminalOptions {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/**
 * The world outside a command: streams, environment and folder. Commands touch no other, so a test can run them in
 * its own process and look at every byte.
 */
export class Terminal {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: TerminalOptions['env'];
  readonly cwd: string;
  /** Colours for standard output; they write nothing when it is a file or a pipe. */
  readonly colors: Colors;
  /** Colours for standard error. */
  readonly errorColors: Colors;

  constructor(options: TerminalOptions) {
    this.stdin = options.stdin;
    this.stdout = options.stdout;
    this.stderr = options.stderr;
    this.env = options.env;
    this.cwd = options.cwd;
    this.colors = createColors(this.wantsColors(this.stdout));
    this.errorColors = createColors(this.wantsColors(this.stderr));
  }

  /** The terminal of this process. */
  static ofProcess(): Terminal {
    const { stdin, stdout, stderr, env } = process;
    return new Terminal({ stdin, stdout, stderr, env, cwd: process.cwd() });
  }

  /** A person reads the output as it comes. */
  get live(): boolean {
    return this.stdout.isTTY === true && this.stderr.isTTY === true && !this.dumb;
  }

  /** A person reads and types. */
  get interactive(): boolean {
    return this.stdin.isTTY === true && this.stdout.isTTY === true && !this.dumb;
  }

  /** Columns to fill at most. */
  get width(): number {
    return this.stdout.columns ?? 100;
  }

  /** Writes lines to standard output, so that they fit its window. */
  printFitted(text: string): void {
    this.print(fit(text, this.stdout.columns));
  }

  /** Writes lines to standard output. */
  print(text = ''): void {
    this.stdout.write(`${text}\n`);
  }

  /** Writes lines to standard error. */
  warn(text: string): void {
    this.stderr.write(`${text}\n`);
  }

  private get dumb(): boolean {
    return this.env.TERM === 'dumb' || (this.env.CI !== undefined && this.env.CI !== '');
  }

  private wantsColors(stream: Output): boolean {
    if (this.env.NO_COLOR) return false;
    if (this.env.FORCE_COLOR) return this.env.FORCE_COLOR !== '0';
    return stream.isTTY === true && this.env.TERM !== 'dumb';
  }
}
