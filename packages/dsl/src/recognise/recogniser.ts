/**
 * Reads a text in every possible way, over the tries that the parser's rules are made from. Slow but exhaustive: it
 * counts readings (more than one is an ambiguity of the table), finds how far a refused text could be understood, and
 * what could have stood there.
 */
import type { FirstWords } from '../grammar/first-words.ts';
import type { Token } from '../grammar/node.ts';
import type { SlotTable, Table, TrieEdge, TrieNode } from '../phrase/table.ts';

/** What could have stood at the place where reading stopped. */
export type Expectation =
  | { readonly kind: 'word'; readonly category: number; readonly edge: TrieEdge }
  | { readonly kind: 'slot'; readonly slot: string };

export interface Recognition {
  /** Number of readings of the whole text. */
  readonly readings: number;
  /** Index of the first token that no reading could go past. */
  readonly furthest: number;
  readonly expected: readonly Expectation[];
}

/** Ways to end, by the index of the token after. */
type Ends = Map<number, number>;
const NONE: Ends = new Map();

export class Recogniser {
  private readonly table: Table;
  private readonly first: FirstWords;

  constructor(table: Table, first: FirstWords) {
    this.table = table;
    this.first = first;
  }

  /** Counts the readings of all tokens as a phrase of the slot. */
  recognise(slot: string, tokens: readonly Token[]): Recognition {
    const run = new Run(this.table, this.first, tokens);
    const readings = run.slot(slot, 0).get(tokens.length) ?? 0;
    return { readings, furthest: run.furthest, expected: [...run.expected.values()] };
  }
}

class Run {
  furthest = 0;
  readonly expected = new Map<string, Expectation>();
  private readonly slots = new Map<string, (Ends | undefined)[]>();
  private readonly nodes: (Ends | undefined)[][] = [];
  private readonly table: Table;
  private readonly first: FirstWords;
  private readonly tokens: readonly Token[];

  constructor(table: Table, first: FirstWords, tokens: readonly Token[]) {
    this.table = table;
    this.first = first;
    this.tokens = tokens;
  }

  slot(slot: string, at: number): Ends {
    const token = this.tokens[at];
    if (!token || !this.first.begins(slot, token.lexeme)) {
      this.missed(at, `S:${slot}`, () => ({ kind: 'slot', slot }));
      return NONE;
    }
    let memo = this.slots.get(slot);
    if (!memo) {
      memo = [];
      this.slots.set(slot, memo);
    }
    const known = memo[at];
    if (known) return known;
    const ends = this.node(this.slotTable(slot).root, at);
    memo[at] = ends;
    return ends;
  }

  node(node: TrieNode, at: number): Ends {
    let memo = this.nodes[node.id];
    if (!memo) this.nodes[node.id] = memo = [];
    const known = memo[at];
    if (known) return known;
    const ends: Ends = new Map();
    if (node.leaf) ends.set(at, 1);
    for (const edge of node.edges) {
      for (const [middle, ways] of this.edge(edge, at))
        for (const [end, more] of this.node(edge.to, middle))
          ends.set(end, (ends.get(end) ?? 0) + ways * more);
    }
    memo[at] = ends;
    return ends;
  }

  private edge(edge: TrieEdge, at: number): Ends {
    if (edge.symbol.kind === 'slot') return this.slot(edge.symbol.slot, at);
    if (this.tokens[at]?.lexeme.categories.includes(edge.category)) return new Map([[at + 1, 1]]);
    this.missed(at, edge.symbol.key, () => ({ kind: 'word', category: edge.category, edge }));
    return NONE;
  }

  private missed(at: number, key: string, expectation: () => Expectation): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
    }
    if (!this.expected.has(key)) this.expected.set(key, expectation());
  }

  private slotTable(slot: string): SlotTable {
    return this.table.slots.get(slot)!;
  }
}
