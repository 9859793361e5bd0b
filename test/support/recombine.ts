/**
 * Recombines texts by their meaning: a part of one card's data in the place of a like part of another's, in the form that
 * a text with that meaning is read as.
 */
import type { Ability } from '@cardwright/core/data';
import { type CardFacts, equal } from '@cardwright/dsl';

type Data = { readonly [key: string]: unknown };
type Path = readonly (string | number)[];

/** A text as it was read, on a card with these facts. */
export interface Read {
  readonly ability: Ability;
  readonly facts: CardFacts;
}

/** Two texts in one. */
export interface Recombined extends Read {
  /** What was put in, and of what kind its place is. */
  readonly part: unknown;
  readonly place: string;
}

interface Part {
  readonly place: string;
  readonly node: Data;
  readonly path: Path;
  readonly of: Read;
}

/** Fields that tell what a part is: an effect, a condition, an event, cards, a duration, a cost, players, a quantity. */
const KINDS = ['do', 'if', 'on', 'pick', 'lasts', 'pay', 'who', 'amount'] as const;
/** What speaks of something said before it means something else in another text. */
const SPEAKS_OF = /"(ref|done|group|rest)"/;
/** What is said of a card that enters play speaks of that card, though the data names it again. */
const OF_THE_CARD = new Set(['manner', 'entering']);

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (node: unknown): string | undefined =>
  isData(node) ? KINDS.find((kind) => typeof node[kind] === 'string') : undefined;

/**
 * The places of an ability that hold parts. Like places have the same name: the kind of the part, the field that holds
 * it, and the kind of what has the field, since a party of an event is no card that is chosen.
 */
function partsOf(of: Read): Part[] {
  const parts: Part[] = [];
  const visit = (value: unknown, path: Path, owner: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) visit(one, [...path, i], owner);
    if (!isData(value)) return;
    const kind = kindOf(value);
    const field = path.findLast((key) => typeof key === 'string');
    if (kind !== undefined && path.length > 0 && !SPEAKS_OF.test(JSON.stringify(value)))
      parts.push({ place: `${kind} as ${field} of ${owner}`, node: value, path, of });
    for (const [key, inside] of Object.entries(value))
      if (!OF_THE_CARD.has(key)) visit(inside, [...path, key], kind ?? owner);
  };
  visit(of.ability, [], 'ability');
  return parts;
}

const put = (into: unknown, [key, ...rest]: Path, node: unknown): unknown => {
  if (key === undefined) return structuredClone(node);
  if (Array.isArray(into)) return into.map((one, i) => (i === key ? put(one, rest, node) : one));
  return { ...(into as Data), [key]: put((into as Data)[key], rest, node) };
};

/** With a note at each event of the party that its sentence is about: it stays so where another party is put in. */
function noted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(noted);
  if (!isData(value)) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, noted(inside)]));
  return node['by'] && node['card'] ? { ...node, about: node['about'] ?? usualOf(node) } : node;
}

/** Endlessly many recombinations, each by chance. @param below a number from nothing to one less than this */
export function* recombine(texts: readonly Read[], below: (n: number) => number): Generator<Recombined> {
  const parts = texts
    .map(({ ability, facts }) => ({ ability: noted(ability) as Ability, facts }))
    .flatMap(partsOf);
  const alike = new Map<string, Part[]>();
  for (const part of parts) alike.set(part.place, [...(alike.get(part.place) ?? []), part]);
  for (;;) {
    const old = parts[below(parts.length)]!;
    const others = alike.get(old.place)!;
    const other = others[below(others.length)]!;
    if (other.of === old.of || equal(other.node, old.node)) continue;
    const { name: _, ...ability } = put(old.of.ability, old.path, other.node) as Ability;
    yield { ability: asRead(ability as Ability), facts: old.of.facts, part: other.node, place: old.place };
  }
}

type Effect = Data & { readonly do: string };

const only = (effects: unknown, kind: string): Effect | undefined => {
  const [first, more] = Array.isArray(effects) ? effects : [];
  return more === undefined && isData(first) && first['do'] === kind ? (first as Effect) : undefined;
};

/**
 * The data in the form that texts are read as, where several forms mean the same:
 * - who may do what they may do, may do it; who may do something if so, if so may do it
 * - a condition on all that a trigger does is a condition of the trigger
 * - a price in a sentence is a deed, the symbol of it stands before a dash only
 * - which party an event's sentence is about is noted where it is not the one that is spoken of anyway
 */
function asRead(ability: Ability): Ability {
  const inside = normal(ability) as Data;
  const condition =
    inside['kind'] === 'triggered' && !inside['if'] ? only(inside['effects'], 'if') : undefined;
  if (!condition || condition['otherwise']) return inside as unknown as Ability;
  return { ...inside, if: condition['condition'], effects: condition['effects'] } as unknown as Ability;
}

function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (!isData(value)) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, normal(inside)]));
  if (node['do'] === 'may') {
    const may = only(node['effects'], 'may');
    if (may && equal(may['player'], node['player'])) return may;
    const condition = only(node['effects'], 'if');
    if (condition && !condition['otherwise'] && !node['otherwise'])
      return { ...condition, effects: [{ ...node, effects: condition['effects'] }] };
  }
  if (node['do'] === 'pay-to')
    return {
      ...node,
      costs: (node['costs'] as Data[]).map((cost) => (cost['pay'] === 'exert' ? EXERTED : cost)),
    };
  if (typeof node['on'] === 'string') return aboutOne(node);
  return node;
}

const EXERTED = {
  pay: 'perform',
  effect: { do: 'exert', what: { pick: 'self' }, player: { who: 'you' } },
};

/** The party that the sentence of an event is about if nothing is noted: the cause, if that is the card itself. */
const usualOf = ({ by }: Data): string => ((by as Data)['pick'] === 'self' ? 'by' : 'card');

function aboutOne({ about, ...event }: Data): Data {
  if (!event['by'] || !event['card'] || about === undefined || about === usualOf(event)) return event;
  return { ...event, about };
}
