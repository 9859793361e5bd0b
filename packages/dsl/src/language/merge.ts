import { checkLexicon } from '../lexicon/check-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Merges lexicons. Of duplicate words the first definition of an id wins. */
export function mergeLexicons(lexicons: readonly Lexicon[]): Lexicon {
  const merged: Record<string, unknown[]> = {};
  for (const lexicon of lexicons) checkLexicon(lexicon);
  for (const lexicon of lexicons)
    for (const [kind, words] of Object.entries(lexicon) as [string, readonly unknown[]][]) {
      const list = merged[kind] ?? [];
      merged[kind] = list;
      const seen = new Set(list.map(identity));
      for (const word of words) if (!seen.has(identity(word))) list.push(word);
    }
  return merged as Lexicon;
}

function identity(word: unknown): string {
  if (typeof word === 'string') return word;
  const { id, symbol, base, one, said } = word as Record<string, string | undefined>;
  return id ?? symbol ?? base ?? one ?? said ?? JSON.stringify(word);
}
