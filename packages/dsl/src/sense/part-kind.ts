import type { Parts } from './objection.ts';

/** The key that only parts of a kind have, in the order in which they are asked for. */
const KEYS: readonly (readonly [string, keyof Parts])[] = [
  ['do', 'effect'],
  ['pick', 'selector'],
  ['is', 'filter'],
  ['who', 'player'],
  ['amount', 'quantity'],
  ['on', 'event'],
  ['if', 'condition'],
  ['pay', 'cost'],
  ['keyword', 'keyword'],
  ['zone', 'zone'],
];

/** What kind of part an object of the data is; undefined for those that no one objects to. */
export function partKind(part: object): keyof Parts | undefined {
  if (Array.isArray(part)) {
    const kind = part.length > 0 && typeof part[0] === 'object' ? partKind(part[0]) : undefined;
    return kind === 'filter' ? 'filters' : kind === 'cost' ? 'costs' : undefined;
  }
  if ('kind' in part) return part.kind === 'keyword' ? 'keyword' : 'ability';
  for (const [key, kind] of KEYS) if (key in part) return kind;
  return undefined;
}
