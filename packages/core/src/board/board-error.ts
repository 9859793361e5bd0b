import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';

/** Refuses a board literal. @param at path in it (`players[0].play[1]`) */
export function boardInvalid(at: string, message: string, fix: string): never {
  throw new CardwrightError('board-invalid', `${at}: ${message}`, { at, fix });
}

/** Refuses an unknown name. */
export function unknownName(at: string, what: string, name: string, known: Iterable<string>): never {
  const names = [...known];
  const suggestions = nearNames(name, names);
  throw new CardwrightError('board-invalid', `${at}: there is no ${what} “${name}”.`, {
    at,
    name,
    suggestions,
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : `Known: ${names.join(', ')}.`,
  });
}
