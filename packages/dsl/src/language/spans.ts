import type { Ability } from '@cardwright/core/data';
import { walkParts } from '@cardwright/core/data';
import type { Node } from '../grammar/node.ts';
import { sameWord, withArticles } from '../print/words.ts';
import type { Line } from '../reading/line.ts';
import type { Span } from '../syntax/syntax.ts';

/** Maps data paths to the spans they were read from. Parts that no single phrase built have none. */
export function spansOf(
  ability: Ability,
  origins: ReadonlyMap<object, Node>,
  line: Line,
): Record<string, Span> {
  const spans: Record<string, Span> = {};
  walkParts(ability, {
    enter(part, { path }) {
      const node = origins.get(part);
      if (node && path) spans[path] = line.spanOf(node.first, node.last);
      return undefined;
    },
  });
  return spans;
}

/** Span of the words that do not print back as written. */
export function oddSpan(printed: readonly string[], line: Line, { first, last }: Node): Span {
  const words = withArticles(printed);
  const same = (word: number, token: number) => sameWord(words[word]!, line.tokens[token]!);
  let start = 0;
  while (start < words.length && first + start < last && same(start, first + start)) start++;
  let end = 0;
  while (
    words.length - end > start &&
    last - end > first + start &&
    same(words.length - end - 1, last - end - 1)
  )
    end++;
  const from = first + start;
  return from < last ? line.spanOf(from, Math.max(last - end, from + 1)) : line.spanOf(first, last);
}
