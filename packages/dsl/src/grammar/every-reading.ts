/** All trees of a text that can be read in several ways, in the order in which the parser would choose them. */
import type { TrieNode } from '../phrase/table.ts';
import type { FirstWords } from './first-words.ts';
import type { Ends, Lookahead } from './lookahead.ts';
import type { Node, Token } from './node.ts';

/** What the readings of a text are looked for in. @property lookahead that has read the text */
export interface Read {
  readonly tokens: readonly Token[];
  readonly first: FirstWords;
  readonly lookahead: Lookahead;
}

/** The trees of a slot that begin at a place and end at one of some. */
export function* everyReading(
  read: Read,
  slot: string,
  root: TrieNode,
  at: number,
  wanted: Ends,
): Generator<Node> {
  yield* from(root, at, []);

  function* from(node: TrieNode, place: number, parts: readonly (Node | Token)[]): Generator<Node> {
    const token = read.tokens[place];
    for (const edge of token ? read.first.edges(node, token.lexeme) : []) {
      const { symbol, enters, to } = edge;
      if (!read.lookahead.leads(edge, place, wanted)) continue;
      if (enters === undefined)
        yield* from(to, place + 1, symbol.kind === 'terminal' ? [...parts, token!] : parts);
      else if (symbol.kind === 'slot')
        for (const part of everyReading(
          read,
          symbol.slot,
          enters,
          place,
          read.lookahead.within(edge, place, wanted),
        ))
          yield* from(to, part.last, [...parts, part]);
    }
    if (node.leaf && wanted.includes(place)) {
      const { row, variant } = node.leaf;
      yield { slot, row, variant, parts, first: at, last: place };
    }
  }
}
