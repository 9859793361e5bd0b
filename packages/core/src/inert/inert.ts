/** Inert text: data that binds, but that no rule would ever query or nothing could ever satisfy. */

/** An inert part of an ability: one that could never do anything. */
export interface Inert {
  /** Where in its data (`effects.0.what`). */
  readonly path: string;
  /** Why, as a clause without a capital: "nothing asks whether a card in the discard can attack". */
  readonly reason: string;
  /** The usual fix. */
  readonly fix: string;
}

/** Any object of the data, untyped. */
export type Data = Readonly<Record<string, unknown>>;

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Prefixes the path of a finding from a nested part. Usually there is none, and no path is built. */
export function within(key: string | number, found: Inert | null): Inert | null {
  if (found === null) return null;
  return { ...found, path: found.path === '' ? `${key}` : `${key}.${found.path}` };
}

/** A name of the data as words. */
export function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
