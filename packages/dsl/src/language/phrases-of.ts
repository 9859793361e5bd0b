import { isNode, type Node } from '../grammar/node.ts';

/** The phrases of a tree as `slot/name`, without duplicates, in text order. */
export function phrasesOf(node: Node): readonly string[] {
  const found = new Set<string>();
  const walk = ({ row, parts }: Node): void => {
    found.add(`${row.phrase.slot}/${row.phrase.name}`);
    for (const part of parts) if (isNode(part)) walk(part);
  };
  walk(node);
  return [...found];
}
