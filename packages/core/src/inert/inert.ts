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

/** What was found in a part, told from the part around it: most often nothing, and then no path is made. */
export function within(key: string | number, found: Inert | null): Inert | null {
  if (found === null) return null;
  return { ...found, path: found.path === '' ? `${key}` : `${key}.${found.path}` };
}

/** A name of the data in words. */
export function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
