/** Which words can begin what: for the parser's decisions and the recogniser alike. Found when first asked for. */
import type { Lexeme } from '../lexicon/vocabulary.ts';
import type { Table, TrieNode } from '../phrase/table.ts';

const NONE: readonly number[] = [];

export class FirstWords {
  /** By node and lexeme: indexes of the edges. */
  private readonly known: (readonly number[] | undefined)[][] = [];
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether a phrase of a slot may begin with a word. */
  begins(slot: string, lexeme: Lexeme): boolean {
    return this.edges(this.table.slots.get(slot)!.root, lexeme).length > 0;
  }

  /** The edges of a node that a word may take, by index, ascending. */
  edges(node: TrieNode, lexeme: Lexeme): readonly number[] {
    const known = this.known[node.id]?.[lexeme.id];
    return known ?? this.find(node, lexeme);
  }

  private find(node: TrieNode, lexeme: Lexeme): readonly number[] {
    const found: number[] = [];
    node.edges.forEach(({ enters, category }, index) => {
      const may = enters ? this.edges(enters, lexeme).length > 0 : lexeme.categories.includes(category);
      if (may) found.push(index);
    });
    const edges = found.length > 0 ? found : NONE;
    this.known[node.id] ??= [];
    this.known[node.id]![lexeme.id] = edges;
    return edges;
  }
}
