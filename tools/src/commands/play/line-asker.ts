import { createInterface, type Interface } from 'node:readline';
import type { Option, Question, Reply } from '../../telling/question.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Asker, detailOf, type Wish } from './asker.ts';
import { readWish } from './read-wish.ts';

const HELP =
  'Answer with numbers (1, or 1 3), y or n, a name; or: undo, look, board, save <file>, dump <file>, concede, quit, help.';

/** Questions as numbered lists, answers as lines: for pipes, scripts and screen readers. */
export class LineAsker implements Asker {
  readonly help = [
    HELP,
    'undo: back to your last decision.   look: any card and pile that you may see.   board: the table again.',
    'save: go on later with --from.   dump: the table as a board that can be edited.   concede: give up.',
  ];
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

  async pick(text: string, options: readonly Option[]): Promise<number | undefined> {
    this.terminal.printFitted(this.terminal.colors.bold(text));
    this.list(options);
    for (;;) {
      const line = await this.type('A number, or nothing.');
      if (line === undefined) return undefined;
      const picked = options.findIndex((option, i) => line === String(i + 1) || line === option.label);
      if (picked >= 0) return picked;
      this.refuse(`Type a number from 1 to ${options.length}, or nothing.`);
    }
  }

  async type(text: string): Promise<string | undefined> {
    this.terminal.printFitted(this.terminal.colors.dim(text));
    const { value, done } = await this.lines.next();
    const line = done === true ? '' : value.trim();
    return line === '' ? undefined : line;
  }

  refuse(reason: string): void {
    this.terminal.printFitted(`? ${reason}`);
  }

  close(): void {
    this.reader.close();
  }

  private show({ text, rule, because, options, min, max, kind }: Question): void {
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
    this.terminal.printFitted(`${colors.bold(text)}${facts === '' ? '' : colors.dim(` (${facts})`)}`);
    if (because !== undefined) this.terminal.printFitted(colors.dim(`  ${because.of}: “${because.words}”`));
    // The table above tells the cards of turn actions.
    this.list(kind === 'act' ? options.map(({ label }) => ({ label })) : options);
  }

  private list(options: readonly Option[]): void {
    const { colors } = this.terminal;
    for (const [index, option] of options.entries()) {
      const detail = detailOf(option);
      const told = detail === '' ? '' : colors.dim(`  ${detail}`);
      this.terminal.printFitted(`  ${index + 1}. ${option.label}${told}`);
    }
  }
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
