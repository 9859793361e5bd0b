import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Plugin } from './plugin.ts';

/** Refuses an override, naming its plugin. @param key what the plugin calls the card, where it is one of a card */
export function refuse(
  plugin: Plugin,
  message: string,
  fix: string,
  suggestions: readonly string[] = [],
  key?: string,
): never {
  throw new CardwrightError('plugin-invalid', `Plugin “${plugin.name}”: ${message}`, {
    plugin: plugin.name,
    hook: 'overrides',
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : fix,
    suggestions,
    ...(key === undefined ? {} : { card: key }),
  });
}

/** So many names can be told in a message. */
const FEW = 16;

/** Refuses an override of what is not there, with near names. */
export function refuseUnknown(
  plugin: Plugin,
  what: string,
  name: string,
  known: Iterable<string>,
  key?: string,
): never {
  const names = [...known];
  const message = `it overrides the ${what} “${name}”, which no plugin before it has.`;
  // Of a few names all are told; of cards there are too many.
  const fix =
    names.length <= FEW ? `One of ${names.join(', ')}.` : 'Correct the name or remove the override.';
  return refuse(plugin, message, fix, nearNames(name, names), key);
}

/** Whether two values are the same data. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Refuses an override that changes nothing. */
export function refuseIdle(plugin: Plugin, what: string, key?: string): never {
  return refuse(plugin, `its override of ${what} changes nothing.`, 'Remove it.', [], key);
}
