import type { Parts } from './objection.ts';

/** The key that identifies a kind of part; if a part has two, the earlier wins. */
const KINDS: ReadonlyMap<string, readonly [rank: number, kind: keyof Parts]> = new Map(
  (
    [
      ['do', 'effect'],
      ['pay', 'cost'],
      ['pick', 'selector'],
      ['is', 'filter'],
      ['who', 'player'],
      ['amount', 'quantity'],
      ['on', 'event'],
      ['if', 'condition'],
      ['keyword', 'keyword'],
      ['zone', 'zone'],
    ] as const
  ).map(([key, kind], rank) => [key, [rank, kind]]),
);

/** The kind of a part; undefined for kinds without objections. */
export function partKind(part: object): keyof Parts | undefined {
  if (Array.isArray(part)) {
    const kind = part.length > 0 && typeof part[0] === 'object' ? partKind(part[0]) : undefined;
    return kind === 'filter' ? 'filters' : kind === 'cost' ? 'costs' : undefined;
  }
  let found: keyof Parts | undefined;
  let least = KINDS.size;
  for (const name in part) {
    if (name === 'kind') return (part as { kind: string }).kind === 'keyword' ? 'keyword' : 'ability';
    const known = KINDS.get(name);
    if (known && known[0] < least) [least, found] = known;
  }
  return found;
}
