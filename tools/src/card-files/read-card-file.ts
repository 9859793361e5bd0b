import type { CardFacts } from '@cardwright/lorcana';
import { isObject } from '../data/is-object.ts';
import { jsonFault } from '../files/json-fault.ts';
import { SourceFile } from '../files/source-file.ts';
import { CardFileError, type CardFileProblem } from './card-file-error.ts';
import { fromLorcanaJson, isLorcanaJsonCard, isLorcanaJsonVariant, setCode } from './lorcana-json.ts';
import { fromLorcast, isLorcastCard } from './lorcast.ts';
import { withPronoun } from './pronoun.ts';
import { checkCard } from './schema.ts';

/** The list of cards of a file and what the file says of all of them. */
const findCards = (data: unknown): { cards: readonly unknown[]; set?: string } | undefined => {
  if (Array.isArray(data)) return { cards: data };
  if (!isObject(data)) return undefined;
  const cards = [data.cards, data.results].find(Array.isArray);
  if (cards === undefined) return undefined;
  const code = [data.set, data.number, data.code].find((v) => typeof v === 'string' || typeof v === 'number');
  return code === undefined ? { cards } : { cards, set: String(code) };
};

/** What a file calls its sets, by their codes: LorcanaJSON's `sets` or `name`, Lorcast's `set.name`, a set's `name`. */
function setNamesOf(
  data: unknown,
  entries: readonly unknown[],
  set: string | undefined,
): Map<string, string> {
  const names = new Map<string, string>();
  const add = (code: unknown, name: unknown) => {
    if (typeof name === 'string' && name.trim() !== '') names.set(setCode(code), name.trim());
  };
  for (const entry of entries)
    if (isObject(entry) && isObject(entry.set)) add(entry.set.code, entry.set.name);
  if (!isObject(data)) return names;
  if (set !== undefined) add(set, data.name);
  if (isObject(data.sets))
    for (const [code, about] of Object.entries(data.sets)) if (isObject(about)) add(code, about.name);
  return names;
}

/** A card file that was read. */
export interface CardFile {
  readonly cards: readonly CardFacts[];
  /** Where in the file's list each of them is. */
  readonly indexes: readonly number[];
  /** What the file calls its sets, by code. */
  readonly setNames: ReadonlyMap<string, string>;
  /** Entries left out: the same card in another frame. */
  readonly reprints: number;
}

/** One entry in the project's own form; `undefined` for a reprint of another entry. */
const normalise = (card: unknown, set: string | undefined): unknown => {
  if (isLorcastCard(card)) return fromLorcast(card);
  if (isLorcanaJsonCard(card)) return isLorcanaJsonVariant(card) ? undefined : fromLorcanaJson(card, set);
  return isObject(card) && card.set === undefined ? { ...card, set } : card;
};

/** Reads YAML; its reader is loaded only for it. */
const decodeYaml = async (text: string, file: string): Promise<unknown> => {
  const { readYaml } = await import('../set-file/read-yaml.ts');
  return readYaml(new SourceFile(file, text)).data;
};

/** @throws CardFileError for what is not JSON, ProblemError for what is not YAML */
const decode = async (text: string, file: string): Promise<unknown> => {
  // JSON first: YAML reads it too, but a hundred times slower.
  if (!/^\s*[[{]/.test(text)) return decodeYaml(text, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    // YAML in braces is no JSON; what is neither has its fault told as JSON's.
    try {
      return await decodeYaml(text, file);
    } catch {
      const { message, offset } = jsonFault(error as Error, text);
      const help = 'mend it here, or just before it; a list or mapping ends where its bracket is closed';
      throw new CardFileError('card-file/syntax', file, [{ message, offset, help }], 'is not JSON');
    }
  }
};

/**
 * Turns the text of a card file into card facts: LorcanaJSON (`cards[]` or a `setdata` file, both forms), Lorcast, a
 * plain list in the project's form, or a set's `cards.yaml`.
 *
 * @param text the content; @param file its name, for messages
 * @throws CardFileError naming every card that cannot be used and why
 */
export const parseCardFile = async (text: string, file: string): Promise<readonly CardFacts[]> =>
  (await parseWholeCardFile(text, file)).cards;

/** A card file with what it says besides its cards; see {@link parseCardFile}. */
export const parseWholeCardFile = async (text: string, file: string): Promise<CardFile> => {
  const data = await decode(text, file);
  const found = findCards(data);
  if (found === undefined) {
    const message = 'there is no list of cards in it';
    const help = 'give a list of cards, or a mapping with a list under “cards”';
    throw new CardFileError('card-file/form', file, [{ message, help }], 'has no list of cards');
  }
  const facts: CardFacts[] = [];
  /** Where in the file each of them is. */
  const indexes: number[] = [];
  const problems: CardFileProblem[] = [];
  let reprints = 0;
  for (const [index, entry] of found.cards.entries()) {
    const own = normalise(entry, found.set);
    if (own === undefined) {
      reprints++;
      continue;
    }
    const checked = checkCard(own, index);
    if (checked.card !== undefined) {
      facts.push(withPronoun(checked.card));
      indexes.push(index);
    }
    problems.push(...checked.problems);
  }
  if (problems.length > 0)
    throw new CardFileError('card-file/card', file, problems, 'has cards that cannot be read');
  const seen = new Map<string, string>();
  const twice = facts.flatMap((card, at): CardFileProblem[] => {
    const key = `${card.set}/${card.number}`;
    const other = seen.get(key);
    seen.set(key, card.name);
    if (other === undefined) return [];
    const message = `used twice: set ${card.set}, number ${card.number}: ${other} and ${card.name}`;
    return [{ message, path: [indexes[at]!, 'number'], help: 'give each card its own number' }];
  });
  if (twice.length > 0) throw new CardFileError('card-file/duplicate', file, twice, 'uses a number twice');
  return { cards: facts, indexes, setNames: setNamesOf(data, found.cards, found.set), reprints };
};
