/**
 * Data patterns: constants with holes. The row's own function goes from parts to data; the inverse is derived from its
 * result for holes.
 */
import { nearest } from '../lexicon/nearest.ts';
import { equal } from '../syntax/equal.ts';
import { PhraseError } from './phrase-error.ts';
import { TERMINALS } from './template.ts';

type Parts = Record<string, unknown>;

/** Matches a value against the pattern; stores what fills the holes in `parts`. */
type Matcher = (value: unknown, parts: Parts) => boolean;

/** A hole in a pattern, filled by a part. */
interface Hole {
  readonly name: string;
  /** The rest of a list ("[first, ...rest]"), not empty. */
  readonly rest: boolean;
}

/** The constant that distinguishes a row's data from that of others: `do: 'draw'`. */
export interface Discriminant {
  readonly field: string;
  readonly value: string;
}

/** Both directions of a row with a data pattern. */
export interface TwoWay {
  build(parts: Parts): unknown;
  /** The parts of a value; undefined if it does not match, or has more than the pattern. */
  split(value: unknown, context: never): Parts | undefined;
  readonly discriminant: Discriminant | undefined;
}

/** The properties of a row that its two directions are derived from. */
export interface Said {
  readonly slot: string;
  readonly name: string;
  readonly template: string;
  data(parts: never): unknown;
  when?(parts: never, context: never): unknown;
}

/**
 * Derives both directions of a row from its function from parts to data. The function is called once with holes: it may
 * only insert them.
 * @throws PhraseError if it computes with a part, omits one, or uses one that the template does not have
 */
export function twoWay({ slot, name, template, data, when }: Said): TwoWay {
  const where = `${slot}/${name}`;
  const slots = new Map<string, string>();
  for (const [, part, its] of template.matchAll(CAPTURE)) slots.set(part!, its!);
  const said = new Set<string>();
  for (const [, part] of template.replaceAll(OPTIONAL, '').matchAll(CAPTURE)) said.add(part!);
  const pattern = new PatternReader(slots, said, where);
  const given = pattern.read(data);
  const match = pattern.matcher(given, slot === 'event-predicate' ? NOTES : undefined);
  for (const part of slots.keys())
    if (!pattern.times.has(part))
      throw new PhraseError(where, `\`data\` leaves out the part "${part}": use \`build\` and \`split\``);
  return {
    build:
      said.size === slots.size ? (data as TwoWay['build']) : (parts) => withoutAbsent(data(parts as never)),
    split: filling(match, when as Guard | undefined, slots.size === 0),
    discriminant: discriminantOf(given, pattern),
  };
}

const CAPTURE = /\{([A-Za-z0-9]+):([^}]+)\}/g;
/** Optional pieces of a template: in brackets, or alternatives. */
const OPTIONAL = /\[[^\]]*\]|\([^)]*\|[^)]*\)/g;
const NO_PARTS: Parts = Object.freeze({}) as Parts;

/** Terminal slots that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'signed', 'number-symbol']);
/** Slots of computed quantities; a constant is printed by another slot. */
const MEASURES: ReadonlySet<string> = new Set(['measure', 'each']);

/** Annotations that an event's subject adds besides itself; no predicate prints them. */
const NOTES: ReadonlySet<string> = new Set(['about', 'together']);

type Guard = (parts: Parts, context: never) => unknown;

function filling(match: Matcher, when: Guard | undefined, constant: boolean): TwoWay['split'] {
  if (when)
    return (value, context) => {
      const parts: Parts = {};
      return match(value, parts) && when(parts, context) ? parts : undefined;
    };
  if (constant) return (value) => (match(value, NO_PARTS) ? NO_PARTS : undefined);
  return (value) => {
    const parts: Parts = {};
    return match(value, parts) ? parts : undefined;
  };
}

class PatternReader {
  /** How often each part occurs in the pattern. */
  readonly times = new Map<string, number>();
  private readonly holes = new WeakMap<object, Hole>();
  private readonly slots: ReadonlyMap<string, string>;
  private readonly said: ReadonlySet<string>;
  private readonly where: string;

  constructor(slots: ReadonlyMap<string, string>, said: ReadonlySet<string>, where: string) {
    this.slots = slots;
    this.said = said;
    this.where = where;
  }

  /** The result of a row's function for holes. */
  read(data: (parts: never) => unknown): unknown {
    const known = new Map([...this.slots.keys()].map((name) => [name, this.hole({ name, rest: false })]));
    const parts = new Proxy(NO_PARTS, {
      get: (_, name) => {
        const hole = known.get(String(name));
        if (hole) return hole;
        const near = nearest(String(name), known.keys());
        throw new PhraseError(
          this.where,
          `\`data\` asks for a part "${String(name)}"; ${near ? `did you mean "${near}"?` : 'the template has none'}`,
        );
      },
    });
    try {
      return data(parts as never);
    } catch (error) {
      if (error instanceof PhraseError) throw error;
      const said = error instanceof Error ? error.message : String(error);
      throw new PhraseError(this.where, `\`data\` threw: ${said}`, error);
    }
  }

  /** A hole: a value that can only be inserted. */
  private hole(hole: Hole): object {
    const refuse = (): never => {
      throw new PhraseError(
        this.where,
        `\`data\` does something with the part "${hole.name}": use \`build\` and \`split\``,
      );
    };
    const items = () => [this.hole({ ...hole, rest: true })].values();
    const proxy = new Proxy(
      {},
      {
        get: (_, key) => (key === Symbol.iterator && !hole.rest ? items : refuse()),
        has: refuse,
        ownKeys: refuse,
      },
    );
    this.holes.set(proxy, hole);
    return proxy;
  }

  holeAt(pattern: unknown): Hole | undefined {
    return typeof pattern === 'object' && pattern !== null ? this.holes.get(pattern) : undefined;
  }

  matcher(pattern: unknown, besides?: ReadonlySet<string>): Matcher {
    const hole = this.holeAt(pattern);
    if (hole) return this.filler(hole);
    if (Array.isArray(pattern)) return this.list(pattern);
    if (typeof pattern === 'object' && pattern !== null) return this.fields(pattern, besides);
    if (pattern === undefined || typeof pattern === 'function')
      throw new PhraseError(this.where, `\`data\` holds ${pattern === undefined ? 'nothing' : 'a function'}`);
    return (value) => value === pattern;
  }

  private filler({ name }: Hole): Matcher {
    const times = this.times.get(name) ?? 0;
    this.times.set(name, times + 1);
    const slot = this.slots.get(name)!;
    const type = NUMBERS.has(slot)
      ? 'number'
      : TERMINALS.has(slot)
        ? 'string'
        : MEASURES.has(slot)
          ? 'object'
          : undefined;
    if (times > 0) return (value, parts) => equal(parts[name], value);
    return (value, parts) => {
      if (value === undefined || (type !== undefined && typeof value !== type)) return false;
      parts[name] = value;
      return true;
    };
  }

  private list(pattern: readonly unknown[]): Matcher {
    const rest = this.holeAt(pattern.at(-1));
    const items = rest?.rest ? pattern.slice(0, -1) : pattern;
    if (items.some((item) => this.holeAt(item)?.rest))
      throw new PhraseError(this.where, '`data` has items behind the rest of a list');
    const [matchers, length] = [items.map((item) => this.matcher(item)), items.length];
    const others = rest?.rest ? this.filler(rest) : undefined;
    return (value, parts) => {
      if (!Array.isArray(value)) return false;
      if (others ? value.length <= length : value.length !== length) return false;
      for (let i = 0; i < length; i++) if (!matchers[i]!(value[i], parts)) return false;
      return others === undefined || others(value.slice(length), parts);
    };
  }

  /**
   * Matches constants first, since they discriminate best. Refuses fields that are not in the pattern, except
   * `besides`.
   */
  private fields(pattern: object, besides: ReadonlySet<string> | undefined): Matcher {
    const fields = Object.entries(pattern)
      .sort(([, a], [, b]) => Number(typeof a === 'object') - Number(typeof b === 'object'))
      .map(([key, inside]) => {
        const hole = this.holeAt(inside);
        return {
          key,
          match: this.matcher(inside),
          optional: hole !== undefined && !this.said.has(hole.name),
        };
      });
    return (value, parts) => {
      if (typeof value !== 'object' || value === null) return false;
      let more = 0;
      for (const { key, match, optional } of fields) {
        const inside = (value as Parts)[key];
        if (inside === undefined && optional) continue;
        if (!match(inside, parts)) return false;
        more--;
      }
      for (const key in value) if ((value as Parts)[key] !== undefined && !besides?.has(key)) more++;
      return more === 0;
    };
  }
}

function discriminantOf(given: unknown, pattern: PatternReader): Discriminant | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || pattern.holeAt(given))
    return undefined;
  const first = Object.entries(given).find(([, inside]) => typeof inside === 'string');
  return first && { field: first[0], value: first[1] as string };
}

/** Removes fields whose parts were absent. */
function withoutAbsent(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([, inside]) => inside !== undefined));
}
