import type { CardSelector } from '@cardwright/core/data';
import type { Told } from '../diagnostics/catalogue.ts';
import { isNode, type Node, type Token } from '../grammar/node.ts';
import { wrong } from './messages.ts';

/** What is wrong with a phrase, and where. */
export interface Misformed extends Told {
  readonly node: Node;
}

/** Checks one parsed phrase; its parts are checked separately. */
export function misformed(node: Node): Misformed | undefined {
  if (node.slot === 'subject') return objectAsSubject(node);
  if (node.slot === 'zone' || node.slot === 'place') return zonesOfOne(node);
  if (node.slot === 'clause') return eachTwice(node);
  return node.slot === 'event' ? everyPartyAtOnce(node) : undefined;
}

/** "Count the beasts you have in play", "you may play relics for free": generic plurals are allowed. */
const OF_KINDS: ReadonlySet<string> = new Set(['count', 'play']);

/** "Destroy beasts", "put cards into your hand": an action needs a number or "all". */
export function howMany(node: Node, effect: { readonly do?: unknown }): Misformed | undefined {
  if (OF_KINDS.has(String(effect.do))) return undefined;
  const { captures } = node.row.variants[node.variant]!;
  for (let i = 0; i < node.parts.length; i++) {
    const part = node.parts[i]!;
    if (!isNode(part)) continue;
    // "From under opposing beasts": only the object itself is checked.
    const beside = part.slot === 'np' && captures[i] !== 'what' && captures.includes('what');
    if (beside) continue;
    const open = plural(part);
    if (open) return { ...wrong('how-many'), node: open };
  }
  return undefined;
}

/** The bare plural in an object ("beasts", "a relic and beasts"), if any. */
function plural(part: Node): Node | undefined {
  if (NOUNS.has(part.slot)) return part.row.phrase.name === 'plural' ? part : undefined;
  if (!OBJECTS.has(part.slot)) return undefined;
  for (const inner of part.parts) {
    const open = isNode(inner) ? plural(inner) : undefined;
    if (open) return open;
  }
  return undefined;
}

/** "The card in your hand" without an antecedent: with a place, "the" means all cards there. */
export function allButOne(node: Node, value: unknown, tokens: readonly Token[]): Misformed | undefined {
  const [the, group] = node.parts;
  if (!NOUNS.has(node.slot) || !the || !group || !isNode(the) || !isNode(group)) return undefined;
  if (the.slot !== 'determiner' || the.row.phrase.name !== 'the') return undefined;
  if ((value as CardSelector | undefined)?.pick !== 'each') return undefined;
  const noun = nounOf(group);
  const last = noun && tokens[noun.last - 1];
  return last && isOf(last, 'sg') && !isOf(last, 'pl') ? { ...wrong('which-of-all'), node } : undefined;
}

function nounOf(node: Node): Node | undefined {
  if (node.slot === 'nouns') return node;
  for (const part of node.parts) {
    const found = isNode(part) ? nounOf(part) : undefined;
    if (found) return found;
  }
  return undefined;
}

const isOf = ({ lexeme }: Token, number: 'sg' | 'pl'): boolean =>
  [...lexeme.senses.values()].some((sense) => sense.number === number);

const OBJECTS: ReadonlySet<string> = new Set(['object']);

/** Possessives of several owners: "their decks", "opponents' decks". */
const SEVERAL_OWNERS: ReadonlySet<string> = new Set(['their', 'players', 'opponents']);

/** Wrong number of a zone: "your decks", "any discards", "your hand or discards", "its hand". */
function zonesOfOne(node: Node): Misformed | undefined {
  const words = node.parts.flatMap((part) => (isNode(part) ? [] : [part]));
  const zone = node.slot === 'zone' ? node : node.parts.find(isNode);
  const owner = zone?.parts.find(isNode);
  if (owner?.row.phrase.name === 'its') return { ...wrong('card-with-zone'), node: owner };
  if (owner && SEVERAL_OWNERS.has(owner.row.phrase.name)) return undefined;
  const several = words.find((word) => isOf(word, 'pl'));
  return several && { ...wrong('several-zones', { zones: several.image }), node };
}

/** Redundant "each": "each of your beasts each gets +1", "each opponent discards a card each". */
function eachTwice(node: Node): Misformed | undefined {
  let said = EACH_CLAUSES.has(node.row.phrase.name) ? 1 : 0;
  for (const part of node.parts) if (isNode(part) && saysEach(part)) said++;
  return said > 1 ? { ...wrong('each-twice'), node } : undefined;
}

const EACH_CLAUSES: ReadonlySet<string> = new Set(['each', 'may-each']);
/** Slots between a clause and an "each" of its subject. */
const OF_SUBJECT: ReadonlySet<string> = new Set([
  'subject',
  'np',
  'determiner',
  'pronominal',
  'player',
  'tails',
  'tail',
]);

function saysEach({ slot, row, variant, parts }: Node): boolean {
  if (!OF_SUBJECT.has(slot)) return false;
  const choices = Object.values(row.variants[variant]!.says);
  const said = choices.length > 0 ? choices : [row.phrase.name];
  return said.some((word) => word.startsWith('each')) || parts.some((part) => isNode(part) && saysEach(part));
}

/** Object pronoun as a subject: "him can't attack". */
function objectAsSubject(node: Node): Misformed | undefined {
  const [cards] = node.parts;
  const inside = cards && isNode(cards) && cards.slot === 'np' ? cards.parts[0] : undefined;
  const pronoun =
    inside && isNode(inside) && inside.row.phrase.name === 'pronoun' ? inside.parts[0] : undefined;
  if (!pronoun || isNode(pronoun) || pronoun.image.toLowerCase() === 'it') return undefined;
  return { ...wrong('object-form', { pronoun: pronoun.image.toLowerCase() }), node };
}

/** Slots between an event and its parties. */
const PARTIES: ReadonlySet<string> = new Set(['subject', 'event-predicate', 'np']);
const NOUNS: ReadonlySet<string> = new Set(['np']);
const EVERYBODY: ReadonlySet<string> = new Set(['opponents', 'all-players', 'all-with']);
const isEverybody = (player: Node): boolean => EVERYBODY.has(player.row.phrase.name) || saysEach(player);
const EVERY: ReadonlySet<string> = new Set(['each', 'all', 'each-of', 'all-whose']);

/** "Whenever each beast attacks", "whenever opponents draw a card": an event has one card and one player. */
function everyPartyAtOnce(node: Node): Misformed | undefined {
  for (const part of node.parts) {
    if (!isNode(part)) continue;
    if (part.slot === 'determiner' && EVERY.has(part.row.phrase.name))
      return { ...wrong('one-card-of'), node: part };
    if (NOUNS.has(part.slot) && part.row.phrase.name === 'plural')
      return { ...wrong('one-card'), node: part };
    if (node.slot === 'subject' && part.slot === 'player' && isEverybody(part))
      return { ...wrong('one-player'), node: part };
    const found = PARTIES.has(part.slot) ? everyPartyAtOnce(part) : undefined;
    if (found) return found;
  }
  return undefined;
}
