import type { CardForms } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';

/** The list of cards of a file and what the file says of all of them. */
export interface FoundCards {
  readonly cards: readonly unknown[];
  /** Keys under which the list stands. */
  readonly path: readonly string[];
  readonly set?: string;
}

/** Finds the list of cards in data: the data itself, or under `cards` or `results`. */
export function findCards(data: unknown): FoundCards | undefined {
  if (Array.isArray(data)) return { cards: data, path: [] };
  if (!isObject(data)) return undefined;
  const key = ['cards', 'results'].find((one) => Array.isArray(data[one]));
  if (key === undefined) return undefined;
  const code = [data.set, data.number, data.code].find((v) => typeof v === 'string' || typeof v === 'number');
  const found = { cards: data[key] as readonly unknown[], path: [key] };
  return code === undefined ? found : { ...found, set: String(code) };
}

/** What a file calls its sets, by their codes: under `sets`, as `name`, or as the `set.name` of each card. */
export function setNamesOf(
  data: unknown,
  { cards, set }: FoundCards,
  { setCode }: CardForms,
): Map<string, string> {
  const names = new Map<string, string>();
  const add = (code: unknown, name: unknown) => {
    if (typeof name === 'string' && name.trim() !== '') names.set(setCode(String(code)), name.trim());
  };
  for (const entry of cards) if (isObject(entry) && isObject(entry.set)) add(entry.set.code, entry.set.name);
  if (!isObject(data)) return names;
  if (set !== undefined) add(set, data.name);
  if (isObject(data.sets))
    for (const [code, about] of Object.entries(data.sets)) if (isObject(about)) add(code, about.name);
  return names;
}
