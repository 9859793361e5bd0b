import type { Fault, Path } from './contract.ts';

/** A path as source code writes it: `game.timing[2].run`. */
export function placeOf(path: Path): string {
  return path
    .map((key, i) =>
      typeof key === 'number' || !/^[A-Za-z_$][\w$]*$/.test(key)
        ? `[${typeof key === 'number' ? key : JSON.stringify(key)}]`
        : i === 0
          ? key
          : `.${key}`,
    )
    .join('');
}

const LONGEST = 40;

/** Formats a value for a message: short, and without running code of the value. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'string':
      return value.length > LONGEST ? `“${value.slice(0, LONGEST)}…”` : `“${value}”`;
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

/** Words a fault, without its path. */
export function tellFault({ at, wanted, found, unknown }: Fault): string {
  return unknown === true
    ? `there is no field “${String(at.at(-1))}” in ${wanted}`
    : `it is ${shown(found)}, not ${wanted}`;
}

/** Words the fix. */
export function fixOf({ wanted, unknown, suggestions = [] }: Fault): string {
  if (suggestions.length > 0) return `Did you mean “${suggestions[0]}”?`;
  return unknown === true ? 'Remove it.' : `Give ${wanted}.`;
}
