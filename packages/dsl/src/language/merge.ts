import { checkLexicon } from '../lexicon/check-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Merges lexicons. Of duplicate words the first definition of an id wins. */
export function mergeLexicons(lexicons: readonly Lexicon[]): Lexicon {
  const merged: Record<string, unknown[]> = {};
  for (const lexicon of lexicons) checkLexicon(lexicon);
  for (const { quotesNames: _, ...lists } of lexicons)
    for (const [kind, words] of Object.entries(lists) as [string, readonly unknown[]][]) {
      const list = merged[kind] ?? [];
      merged[kind] = list;
      const seen = new Set(list.map(identity));
      for (const word of words) if (!seen.has(identity(word))) list.push(word);
    }
  const quotesNames = lexicons.some((lexicon) => lexicon.quotesNames);
  return withVariants({ ...merged, ...(quotesNames && { quotesNames }) });
}

/** Keywords with all that may precede them, whichever lexicon it comes from. */
function withVariants(lexicon: Lexicon): Lexicon {
  const { keywords = [], classifications = [], types = [] } = lexicon;
  if (!keywords.some(({ variantsOf }) => variantsOf)) return lexicon;
  const words = {
    classification: classifications,
    type: types.flatMap(({ one, resolves }) => (resolves ? [] : [one[0]!.toUpperCase() + one.slice(1)])),
  };
  return {
    ...lexicon,
    keywords: keywords.map((keyword) => {
      const { variants = [], variantsOf = [] } = keyword;
      return variantsOf.length === 0
        ? keyword
        : { ...keyword, variants: [...new Set([...variants, ...variantsOf.flatMap((of) => words[of])])] };
    }),
  };
}

function identity(word: unknown): string {
  if (typeof word === 'string') return word;
  const { id, symbol, base, one, said, neutral } = word as Record<string, string | undefined>;
  return id ?? symbol ?? base ?? one ?? said ?? neutral ?? JSON.stringify(word);
}
