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
  if (node.slot === 'zone' || node.slot === 'place') return zonesOfOne(node);
  return node.slot === 'event' ? everyPartyAtOnce(node) : undefined;
}

/** "Count the beasts you have in play", "you may play relics for free": of beasts and relics in general. */
const OF_KINDS: ReadonlySet<string> = new Set(['count', 'play']);

/** "Destroy beasts", "put cards into your hand": what is done, is done to so many or to all. */
export function howMany(node: Node, effect: { readonly do?: unknown }): Misformed | undefined {
  if (OF_KINDS.has(String(effect.do))) return undefined;
  for (const part of node.parts) {
    if (!isNode(part)) continue;
    const inner = part.slot === 'object' ? part.parts.find(isNode) : part;
    if (inner && inner.slot === 'np' && inner.row.phrase.name === 'plural')
      return { message: 'how many of them? Say "all", "each" or a number', node: part };
  }
  return undefined;
}

/** Whose zones are several, or may be: "their decks", "opponents' decks". */
const SEVERAL_OWNERS: ReadonlySet<string> = new Set(['their', 'players', 'opponents']);

/** "Your decks", "any discards", "your hand or discards". */
function zonesOfOne(node: Node): Misformed | undefined {
  const words = node.parts.flatMap((part) => (isNode(part) ? [] : [part]));
  const zone = node.slot === 'zone' ? node : node.parts.find(isNode);
  const owner = zone?.parts.find(isNode);
  if (owner && SEVERAL_OWNERS.has(owner.row.phrase.name)) return undefined;
  const several = words.find(({ lexeme }) =>
    [...lexeme.senses.values()].some(({ number }) => number === 'pl'),
  );
  return several && { message: `"${several.image}" are several, and one is spoken of`, node };
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
const EVERYBODY: ReadonlySet<string> = new Set(['each-opponent', 'opponents', 'each-player', 'all-players']);
const EVERY: ReadonlySet<string> = new Set(['each', 'all', 'each-of', 'all-whose']);

/** "Whenever each beast attacks", "whenever opponents draw a card": an event happens to one card, and one does it. */
function everyPartyAtOnce(node: Node): Misformed | undefined {
  for (const part of node.parts) {
    if (!isNode(part)) continue;
    if (part.slot === 'determiner' && EVERY.has(part.row.phrase.name))
      return { message: 'this happens to one card at a time: say "a" or "one of"', node: part };
    if (node.slot === 'subject' && part.slot === 'player' && EVERYBODY.has(part.row.phrase.name))
      return { message: 'this is done by one player at a time: say "an opponent" or "a player"', node: part };
    const found = PARTIES.has(part.slot) ? everyPartyAtOnce(part) : undefined;
    if (found) return found;
  }
  return undefined;
}
