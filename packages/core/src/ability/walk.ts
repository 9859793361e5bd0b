/** The one walker over ability data: whoever looks for something anywhere in it says what it does with each part. */
import { unnoted } from './unnoted.ts';

/** An object or a list of ability data, looked at without its type. */
export type DataPart = Readonly<Record<string, unknown>>;

/** What ends the data: a word, a number, true or false. */
export type Leaf = string | number | boolean | null | undefined;

/** Where a walk is. One object for the whole walk: what is to be kept of it is copied. */
export interface PartPlace {
  /** The objects and lists around the part, the outermost first. */
  readonly around: readonly DataPart[];
  /** The keys on the way to the part: fields, and indexes of lists. */
  readonly keys: readonly (string | number)[];
  /** The keys as a path: `effects.0.what`; empty for the whole. */
  readonly path: string;
  /** The last field on the way, for members of lists that of the list; empty for the whole. */
  readonly field: string;
}

/** Returned by {@link Visitor.enter}: the walk passes over what is inside the part, and `leave` is not called for it. */
export const SKIP: unique symbol = Symbol('skip');

/** What to do at each part of some data. Whatever is returned other than undefined ends the walk with it. */
export interface Visitor<T> {
  /** Of an object or a list, before what is inside it. */
  enter?(part: DataPart, place: PartPlace): T | typeof SKIP | undefined;
  /** Of an object or a list, after what is inside it. */
  leave?(part: DataPart): void;
  /** Of everything else. */
  leaf?(value: Leaf, place: PartPlace): T | undefined;
}

class Walk<T> implements PartPlace {
  readonly around: DataPart[] = [];
  readonly keys: (string | number)[] = [];
  private readonly visitor: Visitor<T>;

  constructor(visitor: Visitor<T>) {
    this.visitor = visitor;
  }

  get path(): string {
    return this.keys.join('.');
  }

  get field(): string {
    for (let i = this.keys.length - 1; i >= 0; i--) {
      const key = this.keys[i]!;
      if (typeof key === 'string') return key;
    }
    return '';
  }

  at(value: unknown): T | undefined {
    const { visitor } = this;
    if (typeof value !== 'object' || value === null) return visitor.leaf?.(value as Leaf, this);
    const part = value as DataPart;
    const entered = visitor.enter?.(part, this);
    if (entered === SKIP) return undefined;
    if (entered !== undefined) return entered;
    this.around.push(part);
    const found = Array.isArray(part) ? this.members(part) : this.fields(part);
    this.around.pop();
    if (found === undefined) visitor.leave?.(part);
    return found;
  }

  private members(list: readonly unknown[]): T | undefined {
    for (let i = 0; i < list.length; i++) {
      const found = this.inside(list[i], i);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private fields(part: DataPart): T | undefined {
    for (const key in part) {
      const found = this.inside(part[key], key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private inside(value: unknown, key: string | number): T | undefined {
    // Most leaves are strings and numbers.
    if ((typeof value !== 'object' || value === null) && this.visitor.leaf === undefined) return undefined;
    this.keys.push(key);
    const found = this.at(value);
    this.keys.pop();
    return found;
  }
}

/** Goes through some data depth first, in its order. Returns what ended the walk; undefined where nothing did. */
export function walkParts<T>(data: unknown, visitor: Visitor<T>): T | undefined {
  return new Walk(visitor).at(unnoted(data));
}

/** Calls back for each object of some data, the outer before those inside it. Lists are gone through, not told. */
export function forEachPart(data: unknown, visit: (part: DataPart, place: PartPlace) => void): void {
  walkParts(data, {
    enter(part, place) {
      if (!Array.isArray(part)) visit(part, place);
      return undefined;
    },
  });
}

/** The first object of some data that passes a test. */
export function findPart(
  data: unknown,
  test: (part: DataPart, place: PartPlace) => boolean,
): DataPart | undefined {
  return walkParts(data, {
    enter: (part, place) => (!Array.isArray(part) && test(part, place) ? part : undefined),
  });
}

/** All objects of some data that pass a test, the outer before those inside it. */
export function partsWhere(data: unknown, test: (part: DataPart) => boolean): DataPart[] {
  const found: DataPart[] = [];
  forEachPart(data, (part) => {
    if (test(part)) found.push(part);
  });
  return found;
}

/** A copy of some data with other parts in the place of those for which `change` gives one. */
export function mapParts<T>(data: T, change: (part: DataPart) => object | undefined): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((inner: unknown) => mapParts(inner, change)) as T;
  const changed = change(data as unknown as DataPart);
  if (changed !== undefined) return changed as T;
  const copy: Record<string, unknown> = {};
  for (const key in data) copy[key] = mapParts(data[key], change);
  return copy as T;
}
