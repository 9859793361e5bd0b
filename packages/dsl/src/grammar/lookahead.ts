/**
 * Decisions by what the whole text allows.
 *
 * Chevrotain's own LL(k) ends its view at the end of a rule: there one token decides, and "and", "to" or "," stand at
 * the end of nearly every rule of card text. Here a decision is exact: what is chosen leads to the end of the text.
 */
import type { TrieEdge, TrieNode } from '../phrase/trie.ts';
import type { Ends } from './ends.ts';
import type { TrieWalk } from './trie-walk.ts';

export class Lookahead {
  private readonly walk: TrieWalk;
  /** Whether some decision left an alternative that also reaches the end: then the text is ambiguous. */
  open = false;

  constructor(walk: TrieWalk) {
    this.walk = walk;
  }

  /**
   * The edge to take at a node so that the rule ends at one of the wanted positions; undefined to end here. Among
   * several, the first in table order wins, and continuing wins over ending. Two readings diverge at some decision
   * where both continuations reach the end, so it is enough to look for an alternative here.
   */
  choose(node: TrieNode, at: number, wanted: Ends): TrieEdge | undefined {
    const edges = this.walk.edgesAt(node, at);
    // A single edge needs no test: the way here was proven to reach the end.
    if (edges.length === 1 && !node.leaf) return edges[0];
    let chosen: TrieEdge | undefined;
    for (const edge of edges) {
      if (!this.walk.leads(edge, at, wanted)) continue;
      if (chosen !== undefined) this.open = true;
      chosen ??= edge;
      if (this.open) return chosen;
    }
    if (node.leaf && wanted.includes(at) && (chosen !== undefined || node.also)) this.open = true;
    return chosen;
  }
}
