import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { noReminder, reminderOfNothing } from '../diagnostics/messages.generated.ts';
import type { Reminder } from '../normalise/normalise.ts';
import type { CompiledForm, Reminded } from './reminder-form.ts';

/**
 * What is wrong with text in parentheses: it stands inside a sentence, says something that no keyword or rule is
 * explained with, or explains what does not stand before it. Undefined when it is a reminder and true.
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
