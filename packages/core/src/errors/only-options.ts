import { CardwrightError } from './cardwright-error.ts';
import { nearNames } from './near-names.ts';

/**
 * Validates the options of a declaration; an empty object for null.
 * @throws CardwrightError `plugin-invalid` for an unknown option, which is probably a misspelling
 */
export function onlyOptions<T extends object>(
  what: string,
  options: T | null | undefined,
  known: readonly (keyof T & string)[],
): Partial<T> {
  const given = options ?? ({} as T);
  if (typeof given !== 'object' || Array.isArray(given))
    throw new CardwrightError('plugin-invalid', `The options of the ${what} are no object.`, {
      fix: `Give any of ${known.join(', ')}.`,
    });
  for (const field of Object.keys(given)) {
    if ((known as readonly string[]).includes(field)) continue;
    const suggestions = nearNames(field, known);
    throw new CardwrightError('plugin-invalid', `The ${what} has no option “${field}”.`, {
      suggestions,
      fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Remove it.',
    });
  }
  return given;
}
