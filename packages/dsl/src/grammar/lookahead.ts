/**
 * Decisions by what the whole text allows.
 *
 * Chevrotain's own LL(k) ends its view at the end of a rule: there one token decides, and "and", "to" or "," stand at
 * the end of nearly every rule of card text. Here it is known, for a place in the grammar and a place in the text, where
 * the rule can end from there. Each such pair is looked at once, so a text costs what its length costs, however often
 * its words fit; and a decision is exact: what is chosen leads to the end of the text.
 */
import type { TrieEdge, TrieNode } from '../phrase/table.ts';
import { type FirstWords, isOf } from './first-words.ts';
import { Memo } from './memo.ts';
import type { Token } from './node.ts';

/** Places where something can end: indexes of the tokens after it, ascending. */
export type Ends = readonly number[];

const NONE: Ends = [];

export class Lookahead {
  private readonly first: FirstWords;
  private tokens: readonly Token[] = [];
  /** Chevrotain puts marks of the end behind the tokens while it parses. */
  private length = 0;
  /** By node and place: where the rule can end. */
  private readonly known = new Memo<Ends>();
  /** By place: the list of it alone. */
  private readonly single: Ends[] = [];
  /** Whether some decision of the text left a second way to its end: then it can be read in more than one way. */
  open = false;

  constructor(first: FirstWords) {
    this.first = first;
  }

  /** Begins a text: where it can be read to from the root of a rule. */
  read(root: TrieNode, tokens: readonly Token[]): Ends {
    this.tokens = tokens;
    this.length = tokens.length;
    this.open = false;
    this.known.clear();
    for (let place = this.single.length; place <= tokens.length; place++) this.single.push([place]);
    return this.ends(root, 0);
  }

  /** The list of one place. */
  only(place: number): Ends {
    return this.single[place]!;
  }

  /**
   * The edge to take at a node of a rule that is to end at one of some places; undefined where it ends here. Of several
   * that fit, the first in the order of the table, and going on before ending. Two readings part at some decision, and
   * all that follows from either end of it leads to the end of the text: so a second way is looked for here alone.
   */
  choose(node: TrieNode, at: number, wanted: Ends): TrieEdge | undefined {
    if (node.edges.length === 0 || at >= this.length) return undefined;
    const edges = this.first.edges(node, this.tokens[at]!.lexeme);
    // What can only go on one way needs no proof: the way here was proven.
    if (edges.length === 1 && !node.leaf) return edges[0];
    let chosen: TrieEdge | undefined;
    for (const edge of edges) {
      if (!this.leads(edge, at, wanted)) continue;
      if (chosen !== undefined) this.open = true;
      chosen ??= edge;
      if (this.open) return chosen;
    }
    if (chosen !== undefined && node.leaf && wanted.includes(at)) this.open = true;
    return chosen;
  }

  /** Where the rule that an edge enters is to end, so that the rule it stands in can end at one of some places. */
  within({ enters, to }: TrieEdge, at: number, wanted: Ends): Ends {
    const ends = this.ends(enters!, at);
    return ends.length === 1 ? ends : ends.filter((middle) => meet(this.ends(to, middle), wanted));
  }

  /** Whether an edge goes to where its rule can end at one of some places. */
  leads({ enters, to }: TrieEdge, at: number, wanted: Ends): boolean {
    if (enters === undefined) return meet(this.ends(to, at + 1), wanted);
    for (const middle of this.ends(enters, at)) if (meet(this.ends(to, middle), wanted)) return true;
    return false;
  }

  /** Where a rule can end that has come to a node. */
  private ends(from: TrieNode, place: number): Ends {
    let node = from;
    let at = place;
    // Where one word alone can follow there is nothing to remember.
    for (let edge = onlyWord(node); edge; edge = onlyWord(node)) {
      if (at >= this.length || !isOf(this.tokens[at]!.lexeme, edge.category)) return NONE;
      node = edge.to;
      at++;
    }
    const here = node.leaf ? this.single[at]! : NONE;
    if (at >= this.length || node.edges.length === 0) return here;
    const known = this.known.get(node.id, at);
    if (known !== undefined) return known;
    let found = here;
    for (const { enters, to } of this.first.edges(node, this.tokens[at]!.lexeme)) {
      if (enters === undefined) found = union(found, this.ends(to, at + 1));
      else for (const middle of this.ends(enters, at)) found = union(found, this.ends(to, middle));
    }
    this.known.set(node.id, at, found);
    return found;
  }
}

function onlyWord({ edges, leaf }: TrieNode): TrieEdge | undefined {
  return edges.length === 1 && leaf === undefined && edges[0]!.enters === undefined ? edges[0] : undefined;
}

/** Both lists are short, most often of one place. */
function meet(some: Ends, wanted: Ends): boolean {
  for (const place of some) if (wanted.includes(place)) return true;
  return false;
}

/** Both together: each list is ascending, and so is what they make. */
function union(a: Ends, b: Ends): Ends {
  if (b.length === 0 || a === b) return a;
  if (a.length === 0) return b;
  if (b.length === 1 && a.includes(b[0]!)) return a;
  const both: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!];
    both.push(Math.min(one, other));
    if (one <= other) i++;
    if (other <= one) j++;
  }
  while (i < a.length) both.push(a[i++]!);
  while (j < b.length) both.push(b[j++]!);
  return both;
}
