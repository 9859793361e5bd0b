/** How many trees a text has. They are not made for it: there may be more of them than could be. */
import type { TrieNode } from '../phrase/table.ts';
import type { TrieWalk } from './trie-walk.ts';

/** The number of trees from a node at a place to an end. */
export function countReadings(walk: TrieWalk, root: TrieNode, at: number, end: number): number {
  /** By place of the end, place and node. */
  const known = new Map<string, number>();
  return from(root, at, end);

  function from(node: TrieNode, place: number, to: number): number {
    const key = `${node.id} ${place} ${to}`;
    let count = known.get(key);
    if (count !== undefined) return count;
    count = node.leaf && place === to ? 1 : 0;
    const wanted = walk.only(to);
    for (const edge of walk.edgesAt(node, place)) {
      if (!walk.leads(edge, place, wanted)) continue;
      if (edge.enters === undefined) count += from(edge.to, place + 1, to);
      else
        for (const middle of walk.within(edge, place, wanted))
          count += from(edge.enters, place, middle) * from(edge.to, middle, to);
    }
    known.set(key, count);
    return count;
  }
}
