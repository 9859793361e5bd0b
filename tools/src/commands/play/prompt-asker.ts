import { autocomplete, isCancel, log, multiselect, select, text } from '@clack/prompts';
import type { Option, Question, Reply } from '../../telling/question.ts';
import type { Asker, Wish } from './asker.ts';
import { readReply } from './line-asker.ts';

type Choice = { readonly value: number | Wish['wish']; readonly label: string; readonly hint?: string };

const wishes: readonly Choice[] = [
  { value: 'undo', label: '↶ Undo', hint: 'back to your last decision' },
  { value: 'save', label: '⤓ Save', hint: 'go on later with --from' },
  { value: 'dump', label: '⤓ Dump', hint: 'the table as a readable board, hidden cards too' },
  { value: 'concede', label: '⚑ Concede' },
  { value: 'quit', label: '✕ Quit', hint: 'Ctrl-C does the same' },
];

const short = (hint: string | undefined): { hint: string } | Record<string, never> =>
  hint === undefined ? {} : { hint: hint.length > 90 ? `${hint.slice(0, 89)}…` : hint };

const toChoices = (options: readonly Option[]): Choice[] =>
  options.map(({ label, hint }, value) => ({ value, label, ...short(hint) }));

/** Questions with arrow keys, for a person at a terminal. */
export class PromptAsker implements Asker {
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

  refuse(reason: string): void {
    log.warn(reason);
  }

  close(): void {}

  private message({ text: words, rule }: Question, more = ''): string {
    return `${words}${more}${rule === '' ? '' : ` (${rule})`}`;
  }

  private async one(question: Question, options: readonly Option[], more = ''): Promise<number | Wish> {
    const choices = [...toChoices(options), ...wishes];
    const given = await select({ message: this.message(question, more), options: choices, maxItems: 16 });
    if (isCancel(given)) return { wish: 'quit' };
    return typeof given === 'number' ? given : this.wish(given);
  }

  private async wish(wish: Wish['wish']): Promise<Wish> {
    if (wish !== 'save' && wish !== 'dump') return { wish };
    const initialValue = `cardwright-${wish === 'save' ? 'game' : 'board'}.json`;
    const file = await text({ message: 'Which file?', initialValue });
    return isCancel(file) ? { wish: 'board' } : { wish, file };
  }

  private async several(question: Question): Promise<Reply | Wish> {
    const { options, min, max } = question;
    const range = min === max ? ` (${min})` : ` (${min} to ${max})`;
    for (;;) {
      const given = await multiselect({
        message: `${this.message(question, range)}; space takes, enter ends`,
        options: toChoices(options),
        required: min > 0,
        maxItems: 16,
      });
      if (isCancel(given)) return { wish: 'quit' };
      const indices = given as number[];
      if (indices.length >= min && indices.length <= max) return indices;
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
    if (question.kind === 'name' && question.options.length > 0) {
      const options = question.options.map(({ label }) => ({ value: label, label }));
      const given = await autocomplete({ message: this.message(question), options, maxItems: 10 });
      return isCancel(given) ? { wish: 'quit' } : (given as string);
    }
    const range = question.kind === 'number' ? ` (${question.min} to ${question.max})` : '';
    const given = await text({
      message: this.message(question, range),
      validate: (value) => {
        const reply = readReply(question, (value ?? '').trim());
        return typeof reply === 'object' && 'error' in reply ? reply.error : undefined;
      },
    });
    return isCancel(given) ? { wish: 'quit' } : (readReply(question, given.trim()) as Reply);
  }
}
