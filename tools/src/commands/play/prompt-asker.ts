import { emitKeypressEvents } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, log, multiselect, select, text } from '@clack/prompts';
import type { Option, Question, Reply } from '../../telling/question.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Asker, detailOf, type Wish } from './asker.ts';
import { readReply } from './line-asker.ts';
import { readWish, usualFile } from './read-wish.ts';

type Wanted = Wish['wish'];
type Choice<V> = { readonly value: V; readonly label: string; readonly hint?: string };

/** What may be wanted: its key, which works at every question where nothing is typed, and its line in a list. */
const WISHES: readonly (Choice<Wanted> & { readonly key: string })[] = [
  { key: '?', value: 'help', label: '? Help', hint: 'the keys, and what the table shows' },
  { key: 'v', value: 'look', label: '◎ View', hint: 'any card and pile that you may see' },
  { key: 't', value: 'board', label: '▤ Table', hint: 'the table again' },
  { key: 'u', value: 'undo', label: '↶ Undo', hint: 'back to your last decision' },
  { key: 's', value: 'save', label: '⤓ Save', hint: 'go on later with --from' },
  { key: 'd', value: 'dump', label: '⤓ Dump', hint: 'the table as a readable board, hidden cards too' },
  { key: 'c', value: 'concede', label: '⚑ Concede' },
  { key: 'q', value: 'quit', label: '✕ Quit', hint: 'Ctrl-C does the same' },
];

/** Lines of a list at a time. */
const LINES = 16;

const toChoices = (options: readonly Option[]): Choice<number>[] =>
  options.map((option, value) => {
    const hint = detailOf(option);
    return { value, label: option.label, ...(hint === '' ? {} : { hint }) };
  });

/** The streams that a prompt uses, and what ends it from outside. */
interface Common {
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

/** Questions with arrow keys, for a person at a terminal. */
export class PromptAsker implements Asker {
  readonly help = [
    'Arrow keys choose, enter answers; where several may be taken, space takes them.',
    `Keys: ${WISHES.map(({ key, label, hint }) => `${key} ${label.slice(2).toLowerCase()}${hint === undefined ? '' : ` (${hint})`}`).join(', ')}.`,
    'Where you type, type the word instead: undo, look, board, save, dump, concede, quit, help.',
  ];
  private readonly input: Readable;
  private readonly output: Writable;

  constructor(terminal: Terminal) {
    this.input = terminal.stdin as unknown as Readable;
    this.output = terminal.stdout as unknown as Writable;
    emitKeypressEvents(this.input);
  }

  async ask(question: Question): Promise<Reply | Wish> {
    const { kind, min, max, options } = question;
    if (kind === 'number' || kind === 'name') return this.typed(question);
    if (kind === 'order') return this.order(question);
    if (min === 1 && max === 1) {
      const given = await this.one(question, options);
      return typeof given === 'number' ? [given] : given;
    }
    return this.several(question);
  }

  async pick(message: string, options: readonly Option[]): Promise<number | undefined> {
    const { input, output } = this;
    const given = await autocomplete({
      message,
      options: toChoices(options),
      maxItems: LINES,
      input,
      output,
    });
    return isCancel(given) ? undefined : (given as number);
  }

  async type(message: string): Promise<string | undefined> {
    const { input, output } = this;
    const given = await text({ message, input, output });
    return isCancel(given) || given === undefined || given.trim() === '' ? undefined : given.trim();
  }

  refuse(reason: string): void {
    log.warn(reason, { output: this.output });
  }

  close(): void {}

  private message({ text: words, rule, because }: Question, more = ''): string {
    const why = because === undefined ? '' : `\n${because.of}: “${because.words}”`;
    return `${words}${more}${rule === '' ? '' : ` (${rule})`}; ? helps${why}`;
  }

  /** Shows a prompt that keys may end with a wish. */
  private async prompt<T>(show: (common: Common) => Promise<T | symbol>): Promise<T | Wish> {
    const { input, output } = this;
    const ending = new AbortController();
    let wanted: Wanted | undefined;
    const pressed = (key: string | undefined): void => {
      wanted ??= WISHES.find((wish) => wish.key === key)?.value;
      // The prompt reads the key first.
      if (wanted !== undefined) setImmediate(() => ending.abort());
    };
    input.on('keypress', pressed);
    const given = await show({ input, output, signal: ending.signal });
    input.off('keypress', pressed);
    if (wanted !== undefined) return this.wish(wanted);
    return isCancel(given) ? { wish: 'quit' } : (given as T);
  }

  private async one(question: Question, options: readonly Option[], more = ''): Promise<number | Wish> {
    const wishes = WISHES.map(({ value, label, hint }) => ({
      value,
      label,
      ...(hint === undefined ? {} : { hint }),
    }));
    const choices: Choice<number | Wanted>[] = [...toChoices(options), ...wishes];
    const message = this.message(question, more);
    const given = await this.prompt<number | Wanted>((common) =>
      select<number | Wanted>({ message, options: choices as never, maxItems: LINES, ...common }),
    );
    return typeof given === 'string' ? this.wish(given) : given;
  }

  private async wish(wish: Wanted): Promise<Wish> {
    const { input, output } = this;
    if (wish === 'concede') {
      const sure = await confirm({ message: 'Give the game up?', initialValue: false, input, output });
      return { wish: sure === true ? 'concede' : 'board' };
    }
    if (wish !== 'save' && wish !== 'dump') return { wish };
    const file = await text({ message: 'Which file?', initialValue: usualFile(wish), input, output });
    return isCancel(file) ? { wish: 'board' } : { wish, file };
  }

  private async several(question: Question): Promise<Reply | Wish> {
    const { options, min, max } = question;
    const range = min === max ? ` (${min})` : ` (${min} to ${max})`;
    const message = `${this.message(question, range)}`;
    for (;;) {
      const given = await this.prompt<number[]>((common) =>
        multiselect<number>({
          message,
          options: toChoices(options),
          required: min > 0,
          maxItems: LINES,
          ...common,
        }),
      );
      if (!Array.isArray(given)) return given;
      if (given.length >= min && given.length <= max) return given;
      this.refuse(min === max ? `Take ${min}.` : `Take ${min} to ${max}.`);
    }
  }

  private async order(question: Question): Promise<Reply | Wish> {
    const left = question.options.map((option, index) => ({ option, index }));
    const chosen: number[] = [];
    while (left.length > 1) {
      const given = await this.one(
        question,
        left.map(({ option }) => option),
        ` number ${chosen.length + 1}`,
      );
      if (typeof given !== 'number') return given;
      chosen.push(left.splice(given, 1)[0]!.index);
    }
    return [...chosen, ...left.map(({ index }) => index)];
  }

  private async typed(question: Question): Promise<Reply | Wish> {
    const { input, output } = this;
    if (question.kind === 'name' && question.options.length > 0) {
      const names: Choice<string>[] = question.options.map(({ label }) => ({ value: label, label }));
      const wishes = WISHES.map(({ value, label }) => ({ value: `\0${value}`, label }));
      const options = [...names, ...wishes];
      const given = await autocomplete({
        message: this.message(question),
        options,
        maxItems: 10,
        input,
        output,
      });
      if (isCancel(given)) return { wish: 'quit' };
      const name = given as string;
      return name.startsWith('\0') ? this.wish(name.slice(1) as Wanted) : name;
    }
    const range = question.kind === 'number' ? ` (${question.min} to ${question.max})` : '';
    const given = await text({
      message: this.message(question, range),
      validate: (value) => {
        const line = (value ?? '').trim();
        const reply = readReply(question, line);
        return readWish(line) === undefined && typeof reply === 'object' && 'error' in reply
          ? reply.error
          : undefined;
      },
      input,
      output,
    });
    if (isCancel(given)) return { wish: 'quit' };
    return readWish(given.trim()) ?? (readReply(question, given.trim()) as Reply);
  }
}
