import type { Token } from '../src/grammar/node.ts';
import type { Table } from '../src/phrase/table.ts';

/** Readings counted from the rows alone, symbol by symbol, without their tries: what the walk of the tries is held against. */
export function readingsByRows({ slots, nodes }: Table, slot: string, tokens: readonly Token[]): number {
  const categories = new Map(nodes.flatMap(({ edges }) => edges.map((e) => [e.symbol.key, e.category])));
  const known = new Map<string, ReadonlyMap<number, number>>();

  /** Ways to read a slot from a place, by the place where they end. */
  function ofSlot(name: string, at: number): ReadonlyMap<number, number> {
    const key = `${name} ${at}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ends = new Map<number, number>();
    const paths = new Set<string>();
    for (const { variants } of slots.get(name)!.rows)
      for (const { symbols } of variants) {
        // Variants that read the same words are one reading.
        const path = symbols.map((symbol) => symbol.key).join(' ');
        if (paths.has(path)) continue;
        paths.add(path);
        let places = new Map([[at, 1]]);
        for (const symbol of symbols) {
          const next = new Map<number, number>();
          for (const [place, ways] of places)
            if (symbol.kind === 'slot')
              for (const [end, more] of ofSlot(symbol.slot, place))
                next.set(end, (next.get(end) ?? 0) + ways * more);
            else if (tokens[place]?.lexeme.categories.includes(categories.get(symbol.key)!))
              next.set(place + 1, (next.get(place + 1) ?? 0) + ways);
          places = next;
        }
        for (const [end, ways] of places) ends.set(end, (ends.get(end) ?? 0) + ways);
      }
    known.set(key, ends);
    return ends;
  }
  return ofSlot(slot, 0).get(tokens.length) ?? 0;
}
