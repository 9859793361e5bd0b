/** Which words can stand behind some tokens. */
import type { Lexeme } from '../lexicon/vocabulary.ts';
import type { SlotTable } from '../phrase/table.ts';
import type { TrieEdge } from '../phrase/trie.ts';
import type { Token } from './node.ts';
import type { TrieWalk } from './trie-walk.ts';

/** The lexemes with which a phrase of a slot can go on behind some tokens; none where no phrase begins with them. */
export function nextLexemes(
  walk: TrieWalk,
  { root }: SlotTable,
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
): readonly Lexeme[] {
  const edges = new Map<string, TrieEdge>();
  walk.begin(root, tokens, (edge, at) => {
    if (at === tokens.length) edges.set(`${edge.category} ${edge.enters?.id ?? ''}`, edge);
  });
  const wanted = [...edges.values()];
  return lexemes.filter((lexeme) => wanted.some((edge) => walk.first.takes(edge, lexeme)));
}
