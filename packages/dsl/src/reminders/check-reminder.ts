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
    if (read === 0)
      return missing === undefined ? noReminder(span, { text }) : reminderOfNothing(span, { of: missing });
    rest = rest.slice(read).trimStart();
  }
  return undefined;
}
