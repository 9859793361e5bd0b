import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Terminal } from '../../src/terminal/terminal.ts';

/** Keys by name, as terminals send them. */
const KEYS = { enter: '\r', space: ' ', down: '\x1b[B', up: '\x1b[A', cancel: '\x03' } as const;

/** A terminal at which a person sits, who is this test. */
export class FakeTerminal {
  readonly terminal: Terminal;
  private readonly stdin = new PassThrough();
  private readonly stdout = new PassThrough();
  private written = '';
  private read = 0;

  constructor(columns: number, cwd = '.') {
    Object.assign(this.stdin, { isTTY: true, setRawMode: () => this.stdin });
    Object.assign(this.stdout, { isTTY: true, columns, rows: 60 });
    this.stdout.on('data', (chunk) => {
      this.written += String(chunk);
    });
    this.terminal = new Terminal({
      stdin: this.stdin,
      stdout: this.stdout,
      stderr: new PassThrough(),
      env: { NO_COLOR: '1' },
      cwd,
    });
  }

  /** Everything that was shown so far, without colours and movements. */
  get shown(): string {
    return stripVTControlCharacters(this.written).replaceAll('\r', '');
  }

  /** Waits until something is shown that was not waited for yet. @returns what was shown up to there */
  async until(wanted: RegExp): Promise<string> {
    for (const end = Date.now() + 15_000; Date.now() < end; ) {
      const fresh = this.shown.slice(this.read);
      const found = wanted.exec(fresh);
      if (found !== null) {
        this.read += found.index + found[0].length;
        // The prompt listens once it has been drawn.
        await new Promise((resolve) => setTimeout(resolve, 20));
        return fresh.slice(0, found.index + found[0].length);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${wanted} is not shown:\n${this.shown.slice(this.read)}`);
  }

  /** Presses keys, one after the other: a name, or characters. */
  async press(...keys: readonly (keyof typeof KEYS | (string & {}))[]): Promise<void> {
    for (const key of keys) {
      this.stdin.write(Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : key);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
