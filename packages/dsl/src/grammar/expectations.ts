/** How far a refused text could be understood, and what could have stood there. */
import type { SlotTable } from '../phrase/table.ts';
import type { TrieEdge } from '../phrase/trie.ts';
import type { Token } from './node.ts';
import type { TrieWalk } from './trie-walk.ts';

/** What was expected where reading stopped. */
export type Expectation =
  | { readonly kind: 'word'; readonly category: number; readonly edge: TrieEdge }
  | { readonly kind: 'slot'; readonly slot: string };

export interface Stop {
  /** Index of the first token that no reading could pass. */
  readonly furthest: number;
  readonly expected: readonly Expectation[];
}

/** Where reading some tokens as a phrase of a slot stops. */
export function whereItStops(walk: TrieWalk, { slot, root }: SlotTable, tokens: readonly Token[]): Stop {
  let furthest = 0;
  const missed = new Map<string, TrieEdge>();
  walk.begin(root, tokens, (edge, at) => {
    if (at < furthest) return;
    if (at > furthest) {
      furthest = at;
      missed.clear();
    }
    if (!missed.has(edge.symbol.key)) missed.set(edge.symbol.key, edge);
  });
  // Where nothing could begin, the slot itself was expected.
  const nothing = walk.edgesAt(root, 0).length === 0;
  return {
    furthest,
    expected: nothing ? [{ kind: 'slot', slot }] : [...missed.values()].map(expectationOf),
  };
}

function expectationOf(edge: TrieEdge): Expectation {
  const { symbol, category } = edge;
  return symbol.kind === 'slot' ? { kind: 'slot', slot: symbol.slot } : { kind: 'word', category, edge };
}
