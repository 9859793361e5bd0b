/** Which of two trees of the same words is meant, where their rows say so. */
import { outranks } from '../phrase/trie.ts';
import { isNode, type Node } from './node.ts';

/** Whether a row of the first tree outranks the row that stands in its place in the second, and reads no fewer words. */
export function isMeantRatherThan(tree: Node, other: Node): boolean {
  const [one, against] = firstFork(tree, other) ?? [];
  return !!one && !!against && one.last >= against.last && outranks(one.row.phrase, against.row.phrase);
}

/** The first place, in text order, where two trees have different rows of a slot. */
function firstFork(one: Node, other: Node): readonly [Node, Node] | undefined {
  if (one === other || one.slot !== other.slot || one.first !== other.first) return undefined;
  if (one.row !== other.row) return [one, other];
  for (let i = 0; i < one.parts.length; i++) {
    const [part, against] = [one.parts[i]!, other.parts[i]];
    const fork = against && isNode(part) && isNode(against) ? firstFork(part, against) : undefined;
    if (fork) return fork;
  }
  return undefined;
}
