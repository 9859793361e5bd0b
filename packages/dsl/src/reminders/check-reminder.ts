import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noReminder, reminderOfNothing } from '../diagnostics/messages.generated.ts';
import type { Reminder } from '../normalise/normalise.ts';
import type { CompiledForm, Reminded } from './reminder-form.ts';

/**
 * Why text in parentheses is no valid reminder: it is inside a sentence, matches no reminder of a keyword or rule, or
 * reminds of something that is not there. Undefined if it is valid.
 */
export function checkReminder(
  { text, span, within }: Reminder,
  forms: readonly CompiledForm[],
  reminded: Reminded,
): Diagnostic | undefined {
  if (within) return noReminder(span, { text });
  const { read, missing } = readForms(text, forms, reminded);
  if (read) return undefined;
  return missing === undefined ? noReminder(span, { text }) : reminderOfNothing(span, { of: missing });
}

interface Found {
  /** Whether every sentence reminds of something that is there. */
  readonly read: boolean;
  /** What it reminds of that is not there. */
  readonly missing?: string | undefined;
}

function readForms(text: string, forms: readonly CompiledForm[], reminded: Reminded): Found {
  let missing: string | undefined;
  let rest = text;
  while (rest !== '') {
    let read = 0;
    for (const form of forms) {
      for (const pattern of form.patterns) {
        const match = pattern.exec(rest);
        if (match === null) continue;
        if (form.holds(reminded, match.groups ?? {})) read = Math.max(read, match[0].length);
        else missing ??= form.of;
      }
    }
    if (read === 0) {
      const apart = missing === undefined && parted(rest).some((two) => readForms(two, forms, reminded).read);
      return { read: apart, missing };
    }
    rest = rest.slice(read).trimStart();
  }
  return { read: true };
}

/** "They can attack at once, and opponents cannot choose them.": the ways to make two sentences of the first one. */
function parted(text: string): string[] {
  const end = text.indexOf('. ');
  const first = end < 0 ? text : text.slice(0, end + 1);
  return [...first.matchAll(/,? and (?=.)/g)].map(({ index, 0: { length } }) => {
    const second = text.slice(index + length);
    return `${text.slice(0, index)}. ${second[0]!.toUpperCase()}${second.slice(1)}`;
  });
}
