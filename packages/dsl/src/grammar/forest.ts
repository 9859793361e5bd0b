/**
 * The trees of an ambiguous text, place by place: what is refused at one place is refused once, however many trees it
 * would stand in (local pruning of a parse forest).
 */
import type { Leaf, TrieNode } from '../phrase/trie.ts';
import type { Node, Token } from './node.ts';
import type { TrieWalk } from './trie-walk.ts';

/** Of several trees for the same slot and words: those that can be meant, in the same order. */
export type Sift = (trees: readonly Node[]) => readonly Node[];

/** Maximum number of trees kept for one place. */
const MOST_TREES = 64;

/** The trees of one text, each place looked at once. */
export class Forest {
  private readonly walk: TrieWalk;
  private readonly sift: Sift;
  private readonly known = new Map<string, readonly Node[]>();
  /** Whether some place has more trees than are tried. */
  overfull = false;

  constructor(walk: TrieWalk, sift: Sift) {
    this.walk = walk;
    this.sift = sift;
  }

  /** The trees of a slot for a range of tokens, in the parser's order of preference. */
  trees(slot: string, root: TrieNode, at: number, end: number): readonly Node[] {
    const key = `${root.id} ${at} ${end}`;
    let trees = this.known.get(key);
    if (trees === undefined) {
      const found: Node[] = [];
      this.add({ slot, at, end, found }, root, at, []);
      trees = found.length > 1 ? this.sift(found) : found;
      this.known.set(key, trees);
    }
    return trees;
  }

  private add(of: Place, node: TrieNode, at: number, parts: readonly (Node | Token)[]): undefined {
    const { walk } = this;
    const wanted = walk.only(of.end);
    for (const edge of walk.edgesAt(node, at)) {
      const { symbol, enters, to } = edge;
      if (!walk.leads(edge, at, wanted)) continue;
      if (enters === undefined)
        this.add(of, to, at + 1, symbol.kind === 'terminal' ? [...parts, walk.tokenAt(at)!] : parts);
      else if (symbol.kind === 'slot')
        // The longer part first, as the parser goes on rather than ends.
        for (const middle of walk.within(edge, at, wanted).toReversed())
          for (const part of this.trees(symbol.slot, enters, at, middle))
            this.add(of, to, middle, [...parts, part]);
    }
    if (node.leaf && at === of.end) {
      this.keep(of, node.leaf, parts);
      for (const leaf of node.also ?? []) this.keep(of, leaf, parts);
    }
  }

  private keep({ slot, at, end, found }: Place, leaf: Leaf, parts: readonly (Node | Token)[]): undefined {
    if (found.length === MOST_TREES) this.overfull = true;
    else found.push({ slot, row: leaf.row, variant: leaf.variant, parts, first: at, last: end });
  }
}

/** A slot over a range of tokens, and its trees so far. */
interface Place {
  readonly slot: string;
  readonly at: number;
  readonly end: number;
  readonly found: Node[];
}
