/** Words in a form that their place does not allow: the data would no longer show it. */
import { isNode, type Node } from '../grammar/node.ts';

/** What is wrong with a phrase, and where. */
export interface Misformed {
  readonly message: string;
  readonly node: Node;
}

/** Looks at one phrase that was read; its parts are looked at by themselves. */
export function misformed(node: Node): Misformed | undefined {
  if (node.slot === 'subject') return objectAsSubject(node);
  return node.slot === 'event' ? everyPartyAtOnce(node) : undefined;
}

/** "Him can't attack". */
function objectAsSubject(node: Node): Misformed | undefined {
  const [cards] = node.parts;
  const inside = cards && isNode(cards) && cards.slot === 'np' ? cards.parts[0] : undefined;
  const pronoun =
    inside && isNode(inside) && inside.row.phrase.name === 'pronoun' ? inside.parts[0] : undefined;
  if (!pronoun || isNode(pronoun) || pronoun.image.toLowerCase() === 'it') return undefined;
  return { message: `"${pronoun.image.toLowerCase()}" does nothing: say "they", "he" or "she"`, node };
}

/** Slots through which an event speaks of its parties. */
const PARTIES: ReadonlySet<string> = new Set(['subject', 'event-predicate', 'np', 'np-bare']);
const EVERY: ReadonlySet<string> = new Set(['each', 'all', 'each-of', 'all-whose']);

/** "Whenever each beast attacks": an event happens to one card. */
function everyPartyAtOnce(node: Node): Misformed | undefined {
  for (const part of node.parts) {
    if (!isNode(part)) continue;
    if (part.slot === 'determiner' && EVERY.has(part.row.phrase.name))
      return { message: 'this happens to one card at a time: say "a" or "one of"', node: part };
    const found = PARTIES.has(part.slot) ? everyPartyAtOnce(part) : undefined;
    if (found) return found;
  }
  return undefined;
}
