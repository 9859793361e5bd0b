/** Enumerates all parse trees of an ambiguous text, in the parser's order of preference. */
import type { TrieNode } from '../phrase/table.ts';
import type { Ends } from './ends.ts';
import type { Node, Token } from './node.ts';
import type { TrieWalk } from './trie-walk.ts';

/** The trees of a slot that begin at a token and end at one of the given tokens. */
export function* everyReading(
  walk: TrieWalk,
  slot: string,
  root: TrieNode,
  at: number,
  wanted: Ends,
): Generator<Node> {
  yield* from(root, at, []);

  function* from(node: TrieNode, place: number, parts: readonly (Node | Token)[]): Generator<Node> {
    for (const edge of walk.edgesAt(node, place)) {
      const { symbol, enters, to } = edge;
      if (!walk.leads(edge, place, wanted)) continue;
      if (enters === undefined)
        yield* from(to, place + 1, symbol.kind === 'terminal' ? [...parts, walk.tokenAt(place)!] : parts);
      else if (symbol.kind === 'slot')
        for (const part of everyReading(walk, symbol.slot, enters, place, walk.within(edge, place, wanted)))
          yield* from(to, part.last, [...parts, part]);
    }
    if (node.leaf && wanted.includes(place)) {
      const { row, variant } = node.leaf;
      yield { slot, row, variant, parts, first: at, last: place };
    }
  }
}
