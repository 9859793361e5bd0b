import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';

/** Looks up a name. @throws CardwrightError `unknown-name` with near names */
export function lookUpName<T>(what: string, table: ReadonlyMap<string, T>, name: string, ability: string): T {
  const found = table.get(name);
  if (found !== undefined) return found;
  const suggestions = nearNames(name, table.keys());
  throw new CardwrightError('unknown-name', `There is no ${what} called “${name}” in this game.`, {
    what,
    name,
    suggestions,
    ability,
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : `Declare the ${what} in a plugin.`,
  });
}

/** Looks up the row of a kind. @throws CardwrightError `unknown-kind` if no plugin has one */
export function lookUpKind<T>(what: string, table: ReadonlyMap<string, T>, kind: string, ability: string): T {
  const found = table.get(kind);
  if (found !== undefined) return found;
  throw new CardwrightError('unknown-kind', `No plugin says what the ${what} “${kind}” does.`, {
    what,
    kind,
    suggestions: nearNames(kind, table.keys()),
    ability,
    fix: `Register a row for “${kind}” in a plugin.`,
  });
}
