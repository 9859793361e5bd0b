/**
 * The one walk of the phrases' tries over a text: for a node of the grammar and a place in the text, where the rule can
 * end from there. Each such pair is looked at once, so a text costs what its length costs, however often its words fit.
 * On it stand the parser's decisions, the list and the number of readings, and what could have stood where reading stops.
 */
import type { Table } from '../phrase/table.ts';
import type { TrieEdge, TrieNode } from '../phrase/trie.ts';
import { type Ends, meet, NOWHERE, union } from './ends.ts';
import { FirstWords, isOf } from './first-words.ts';
import { Memo } from './memo.ts';
import type { Token } from './node.ts';

/** Is told of each edge that the word at a place could not take. */
export type OnMiss = (edge: TrieEdge, at: number) => void;

export class TrieWalk {
  readonly first: FirstWords;
  private tokens: readonly Token[] = [];
  /** Number of tokens, without the end marks that Chevrotain appends while it parses. */
  private length = 0;
  /** Memo by node and position: where the rule can end. */
  private readonly known = new Memo<Ends>();
  /** Shared singleton lists by position. */
  private readonly single: Ends[] = [];
  private onMiss: OnMiss | undefined = undefined;

  constructor(table: Table) {
    this.first = new FirstWords(table);
  }

  /** Starts a text. Returns the positions that it can be read to from the root of a rule. */
  begin(root: TrieNode, tokens: readonly Token[], onMiss?: OnMiss): Ends {
    this.tokens = tokens;
    this.length = tokens.length;
    this.onMiss = onMiss;
    this.known.clear();
    for (let place = this.single.length; place <= tokens.length; place++) this.single.push([place]);
    return this.ends(root, 0);
  }

  /** The singleton list of a position. */
  only(place: number): Ends {
    return this.single[place]!;
  }

  /** The word at a place; undefined behind the last. */
  tokenAt(place: number): Token | undefined {
    return place < this.length ? this.tokens[place] : undefined;
  }

  /** The edges of a node that the word at a place may take, in the order of the table; none at the end of the text. */
  edgesAt(node: TrieNode, place: number): readonly TrieEdge[] {
    if (node.edges.length === 0 || place >= this.length) return [];
    return this.first.edges(node, this.tokens[place]!.lexeme);
  }

  /** Where the rule that an edge enters must end, so that the enclosing rule can end at a wanted position. */
  within({ enters, to }: TrieEdge, at: number, wanted: Ends): Ends {
    const ends = this.ends(enters!, at);
    return ends.length === 1 ? ends : ends.filter((middle) => meet(this.ends(to, middle), wanted));
  }

  /** Whether an edge leads to a node from which its rule can end at a wanted position. */
  leads({ enters, to }: TrieEdge, at: number, wanted: Ends): boolean {
    if (enters === undefined) return meet(this.ends(to, at + 1), wanted);
    for (const middle of this.ends(enters, at)) if (meet(this.ends(to, middle), wanted)) return true;
    return false;
  }

  /** Where the rule can end from a node. */
  private ends(from: TrieNode, place: number): Ends {
    let node = from;
    let at = place;
    // Follow unambiguous word edges without memoising.
    for (let edge = onlyWord(node); edge; edge = onlyWord(node)) {
      if (at >= this.length || !isOf(this.tokens[at]!.lexeme, edge.category)) {
        this.onMiss?.(edge, at);
        return NOWHERE;
      }
      node = edge.to;
      at++;
    }
    const here = node.leaf ? this.single[at]! : NOWHERE;
    if (node.edges.length === 0) return here;
    if (at >= this.length) {
      if (this.onMiss !== undefined) for (const edge of node.edges) this.onMiss(edge, at);
      return here;
    }
    const known = this.known.get(node.id, at);
    if (known !== undefined) return known;
    let found = here;
    const { lexeme } = this.tokens[at]!;
    for (const edge of this.onMiss === undefined ? this.first.edges(node, lexeme) : node.edges) {
      const { enters, to } = edge;
      if (this.onMiss !== undefined && !this.first.takes(edge, lexeme)) this.onMiss(edge, at);
      else if (enters === undefined) found = union(found, this.ends(to, at + 1));
      else for (const middle of this.ends(enters, at)) found = union(found, this.ends(to, middle));
    }
    this.known.set(node.id, at, found);
    return found;
  }
}

function onlyWord({ edges, leaf }: TrieNode): TrieEdge | undefined {
  return edges.length === 1 && leaf === undefined && edges[0]!.enters === undefined ? edges[0] : undefined;
}
