import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import type { Line } from '../reading/line.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import { checkReminder } from './check-reminder.ts';
import { type CompiledForm, compileForm, keywordReminder, type ReminderForm } from './reminder-form.ts';

/** The reminder texts of a language. */
export function compileReminders(lexicon: Lexicon, rules: readonly ReminderForm[] = []): CompiledForm[] {
  const ofKeywords = (lexicon.keywords ?? []).flatMap(({ id, word, reminders = [] }) =>
    reminders.map((says) => keywordReminder(word, id, says)),
  );
  return [...ofKeywords, ...rules].map(compileForm);
}

/** What to do about the reminder text of a keyword that has none in the lexicon. */
const addReminder = (word: string): string =>
  `The lexicon has no reminder text of ${word}: add this wording to the \`reminders\` of its word, with <number> for its number, or take it out.`;

/** Checks the reminders in the lines of one card's text. */
export class ReminderCheck {
  private abilities: ReadAbility[] = [];
  private words = '';
  private done = false;

  constructor(
    private readonly forms: readonly CompiledForm[],
    private readonly facts: CardFacts,
    private readonly lexicon: Lexicon,
  ) {}

  /** The keyword that was read last, if no reminder text of it is known. */
  private withoutReminders(): string | undefined {
    const last = this.abilities.at(-1)?.ability;
    if (last?.kind !== 'keyword') return undefined;
    const word = this.lexicon.keywords?.find(({ id }) => id === last.keyword);
    return word && (word.reminders ?? []).length === 0 ? word.word : undefined;
  }

  /** Why a line's reminders are invalid, given the abilities read from it. */
  check({ clean, text }: Line, read: readonly ReadAbility[]): Diagnostic[] {
    // Consecutive keywords may share a reminder after the last of them.
    if (!clean.keyword || this.done) {
      this.abilities = [];
      this.words = '';
    }
    this.done = !clean.keyword || clean.reminders.length > 0;
    this.abilities.push(...read);
    this.words += ` ${text.toLowerCase()}`;
    const reminded = {
      abilities: this.abilities.map(({ ability }) => ability),
      words: this.words,
      facts: this.facts,
    };
    const unknown = this.withoutReminders();
    return clean.reminders.flatMap((one): Diagnostic[] => {
      const told = checkReminder(one, this.forms, reminded);
      if (told === undefined) return [];
      return [
        told.code === 'DSL1011' && unknown !== undefined && !one.within
          ? { ...told, fix: addReminder(unknown) }
          : told,
      ];
    });
  }
}
