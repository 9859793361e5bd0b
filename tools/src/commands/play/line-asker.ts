import { createInterface, type Interface } from 'node:readline';
import type { Question, Reply } from '../../telling/question.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Asker, Wish } from './asker.ts';

const HELP =
  'Answer with numbers (1, or 1 3), y or n, a name; or: undo, board, save <file>, dump <file>, concede, quit.';

/** Questions as numbered lists, answers as lines: for pipes, scripts and screen readers. */
export class LineAsker implements Asker {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(private readonly terminal: Terminal) {
    this.reader = createInterface({ input: terminal.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  async ask(question: Question): Promise<Reply | Wish> {
    this.show(question);
    for (;;) {
      const { value, done } = await this.lines.next();
      // End of input means that the person has left.
      if (done === true) return { wish: 'quit' };
      const line = value.trim();
      const wish = readWish(line);
      if (wish !== undefined) return wish;
      const reply = readReply(question, line);
      if (typeof reply === 'object' && 'error' in reply) this.refuse(reply.error);
      else return reply;
    }
  }

  refuse(reason: string): void {
    this.terminal.print(`? ${reason}`);
  }

  close(): void {
    this.reader.close();
  }

  private show({ text, rule, options, min, max, kind }: Question): void {
    const { colors } = this.terminal;
    const how =
      kind === 'number'
        ? `${min} to ${max}`
        : kind === 'order'
          ? 'all, in order'
          : options.length === 0
            ? ''
            : min === max
              ? String(min)
              : `${min} to ${max}`;
    const facts = [how, rule].filter((fact) => fact !== '').join(', ');
    this.terminal.print(`${colors.bold(text)}${facts === '' ? '' : colors.dim(` (${facts})`)}`);
    options.forEach(({ label }, index) => {
      this.terminal.print(`  ${index + 1}. ${label}`);
    });
  }
}

function readWish(line: string): Wish | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  if (word === 'save' || word === 'dump')
    return { wish: word, file: rest.join(' ') || `cardwright-${word === 'save' ? 'game' : 'board'}.json` };
  return ['undo', 'quit', 'board', 'concede'].includes(word) ? ({ wish: word } as Wish) : undefined;
}

/** A line as a reply, or why it is none. */
export function readReply(question: Question, line: string): Reply | { readonly error: string } {
  const { kind, options, min, max } = question;
  if (kind === 'name') return line === '' ? { error: 'Type the name of a card.' } : line;
  if (kind === 'number') {
    const number = Number(line);
    const fits = /^-?\d+$/.test(line) && number >= min && number <= max;
    return fits ? number : { error: `Type a number from ${min} to ${max}.` };
  }
  if (kind === 'confirm' && /^(y|yes|n|no)$/i.test(line)) return /^y/i.test(line) ? [0] : [1];
  const numbers = line.split(/[\s,]+/).filter((word) => word !== '');
  const indices = numbers.map((word) => Number(word) - 1);
  if (!numbers.every((word) => /^\d+$/.test(word)) || indices.some((index) => options[index] === undefined))
    return { error: HELP };
  if (new Set(indices).size !== indices.length) return { error: 'Each may be taken once.' };
  if (indices.length < min || indices.length > max)
    return { error: min === max ? `Take ${min}.` : `Take ${min} to ${max}.` };
  return indices;
}
