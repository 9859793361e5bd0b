/** What text can never do: data that binds, and that nothing would ever ask or nothing could ever meet. */

/** A part of an ability that would never do anything. */
export interface Inert {
  /** Where in its data (`effects.0.what`). */
  readonly path: string;
  /** Why, as a clause without a capital: "nothing asks whether a card in the discard can attack". */
  readonly reason: string;
  /** The usual fix. */
  readonly fix: string;
}

/** Any object of the data, looked at without its type. */
export type Data = Readonly<Record<string, unknown>>;

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path with one more key. */
export function at(path: string, key: string | number): string {
  return path === '' ? `${key}` : `${path}.${key}`;
}

/** A name of the data in words. */
export function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
