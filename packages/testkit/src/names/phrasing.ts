import { nearNames } from '@cardwright/core';

/** “A”, “B” and “C”; the word `none` for an empty list. */
export function listNames(names: Iterable<string>, none = 'nothing'): string {
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  if (quoted.length === 0) return none;
  if (quoted.length === 1) return quoted[0]!;
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** " Did you mean “X”?", or nothing when no name is near. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const near = nearNames(given, new Set(known));
  return near.length === 0 ? '' : ` Did you mean ${near.map((name) => `“${name}”`).join(' or ')}?`;
}
