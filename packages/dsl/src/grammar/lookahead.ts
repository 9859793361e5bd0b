/**
 * Decisions by a bounded scan of the real tokens that also sees what may follow in the calling rules.
 *
 * Chevrotain's own LL(k) ends its view at the end of a rule: there one token decides, and "and", "to" or "," stand at
 * the end of nearly every rule of card text. This scan goes on where the parser's callers go on. It deepens in steps;
 * most decisions end in the first. One that takes too many steps says "may be", so a decision costs a bounded time
 * whatever the text.
 */
import type { Table, TrieEdge, TrieNode } from '../phrase/table.ts';
import type { FirstWords } from './first-words.ts';
import type { Token } from './node.ts';

/** How far decisions look, in tokens, from the first look to the last. */
const DEPTHS: readonly number[] = [3, 6, 12, 32];

/** Steps of one scan after which it gives up and says "may be". */
const MOST_STEPS = 4000;

const NONE: readonly number[] = [];

/** The alternative of ending here stands behind all edges. */
const endOf = (node: TrieNode): number => node.edges.length;

/** Where a scan goes on when a rule that it entered ends. */
interface Frame {
  readonly next: TrieNode;
  readonly up: Frame | undefined;
}

/** Where the parser is: the nodes after the calls that it is in, by id, the outermost rule first. */
export interface Callers {
  /** The first is of no meaning: nothing called the outermost rule. */
  readonly returns: readonly number[];
  /** Index of the last. */
  readonly depth: number;
}

export class Lookahead {
  private readonly nodes: readonly TrieNode[];
  private readonly first: FirstWords;
  private tokens: readonly Token[] = [];
  /** Chevrotain puts marks of the end behind the tokens while it parses. */
  private length = 0;
  private callers!: Callers;
  private steps = 0;

  constructor({ nodes }: Table, first: FirstWords) {
    this.nodes = nodes;
    this.first = first;
  }

  /** Begins a text. */
  read(tokens: readonly Token[]): void {
    this.tokens = tokens;
    this.length = tokens.length;
  }

  /** Which edge to take at a node, by index, {@link endOf} it for none; `undefined` when there is no way on. */
  choose(node: TrieNode, at: number, callers: Callers): number | undefined {
    const edges = this.edges(node, at);
    if (!node.leaf) return edges.length > 1 ? this.deepest(node, edges, at, callers) : edges[0];
    return edges.length > 0 ? this.deepest(node, [...edges, endOf(node)], at, callers) : endOf(node);
  }

  /** The edges of a node that the token at a place may take, by index. */
  edges(node: TrieNode, at: number): readonly number[] {
    return at < this.length ? this.first.edges(node, this.tokens[at]!.lexeme) : NONE;
  }

  /** The first of the alternatives that live longest. */
  private deepest(node: TrieNode, alternatives: readonly number[], at: number, callers: Callers): number {
    this.callers = callers;
    let live = alternatives;
    for (const depth of DEPTHS) {
      const next: number[] = [];
      for (const index of live) if (this.reaches(node.edges[index], at, at + depth)) next.push(index);
      if (next.length === 0) break;
      live = next;
      if (live.length === 1) break;
    }
    return live[0]!;
  }

  /** Whether the tokens can be read over an edge that the first may take, or after the rule's end. */
  private reaches(edge: TrieEdge | undefined, at: number, end: number): boolean {
    this.steps = MOST_STEPS;
    const { depth } = this.callers;
    if (!edge) return this.scan(undefined, at, end, undefined, depth);
    return edge.enters
      ? this.scan(edge.enters, at, end, { next: edge.to, up: undefined }, depth)
      : this.scan(edge.to, at + 1, end, undefined, depth);
  }

  /**
   * Whether the tokens from `at` can be read from a node on, as far as `end`. Where the rules entered by the scan end,
   * it goes on in those that the parser is in: `level` of them are left.
   */
  private scan(
    from: TrieNode | undefined,
    at: number,
    end: number,
    frame: Frame | undefined,
    level: number,
  ): boolean {
    let node = from;
    for (;;) {
      if (at >= end || --this.steps < 0) return true;
      if (node === undefined || node.edges.length === 0) {
        if (frame !== undefined) {
          node = frame.next;
          frame = frame.up;
        } else if (level > 0) node = this.nodes[this.callers.returns[level--]!]!;
        else return at === this.length;
        continue;
      }
      const edges = this.edges(node, at);
      // The last way on needs no return: the loop goes it.
      const last = node.leaf ? edges.length : edges.length - 1;
      for (let i = 0; i < last; i++) {
        const { enters, to }: TrieEdge = node.edges[edges[i]!]!;
        const lives = enters
          ? this.scan(enters, at, end, { next: to, up: frame }, level)
          : this.scan(to, at + 1, end, frame, level);
        if (lives) return true;
      }
      if (node.leaf) node = undefined;
      else if (last < 0) return false;
      else {
        const { enters, to }: TrieEdge = node.edges[edges[last]!]!;
        if (enters) {
          frame = { next: to, up: frame };
          node = enters;
        } else {
          at++;
          node = to;
        }
      }
    }
  }
}
