/** Which words can begin what. Found when first asked for, and kept for all texts. */
import type { Lexeme } from '../lexicon/vocabulary.ts';
import type { Table } from '../phrase/table.ts';
import type { TrieEdge, TrieNode } from '../phrase/trie.ts';

const NONE: readonly TrieEdge[] = [];

/** Whether a lexeme belongs to a category. */
export function isOf({ categories }: Lexeme, category: number): boolean {
  for (let i = 0; i < categories.length; i++) if (categories[i] === category) return true;
  return false;
}

export class FirstWords {
  /** Cache by node: edges by lexeme, for nodes with more than one edge. */
  private readonly known: (Map<number, readonly TrieEdge[]> | undefined)[];

  constructor(table: Table) {
    this.known = new Array(table.nodes.length).fill(undefined);
  }

  /** The edges of a node that a word can take, in order. */
  edges(node: TrieNode, lexeme: Lexeme): readonly TrieEdge[] {
    const { edges } = node;
    if (edges.length < 2) return edges.length === 1 && this.takes(edges[0]!, lexeme) ? edges : NONE;
    let byLexeme = this.known[node.id];
    if (byLexeme === undefined) this.known[node.id] = byLexeme = new Map();
    let found = byLexeme.get(lexeme.id);
    if (found === undefined) {
      const taken = edges.filter((edge) => this.takes(edge, lexeme));
      found = taken.length > 0 ? taken : NONE;
      byLexeme.set(lexeme.id, found);
    }
    return found;
  }

  /** Whether a word may take an edge: is what it asks for, or can begin the slot that it enters. */
  takes({ enters, category }: TrieEdge, lexeme: Lexeme): boolean {
    return enters === undefined ? isOf(lexeme, category) : this.edges(enters, lexeme).length > 0;
  }
}
