/**
 * Decisions by what the whole text allows.
 *
 * Chevrotain's own LL(k) ends its view at the end of a rule: there one token decides, and "and", "to" or "," stand at
 * the end of nearly every rule of card text. Here a decision is exact: what is chosen leads to the end of the text.
 */
import type { TrieEdge, TrieNode } from '../phrase/table.ts';
import type { Ends } from './ends.ts';
import type { TrieWalk } from './trie-walk.ts';

export class Lookahead {
  private readonly walk: TrieWalk;
  /** Whether some decision of the text left a second way to its end: then it can be read in more than one way. */
  open = false;

  constructor(walk: TrieWalk) {
    this.walk = walk;
  }

  /**
   * The edge to take at a node of a rule that is to end at one of some places; undefined where it ends here. Of several
   * that fit, the first in the order of the table, and going on before ending. Two readings part at some decision, and
   * all that follows from either end of it leads to the end of the text: so a second way is looked for here alone.
   */
  choose(node: TrieNode, at: number, wanted: Ends): TrieEdge | undefined {
    const edges = this.walk.edgesAt(node, at);
    // What can only go on one way needs no proof: the way here was proven.
    if (edges.length === 1 && !node.leaf) return edges[0];
    let chosen: TrieEdge | undefined;
    for (const edge of edges) {
      if (!this.walk.leads(edge, at, wanted)) continue;
      if (chosen !== undefined) this.open = true;
      chosen ??= edge;
      if (this.open) return chosen;
    }
    if (chosen !== undefined && node.leaf && wanted.includes(at)) this.open = true;
    return chosen;
  }
}
