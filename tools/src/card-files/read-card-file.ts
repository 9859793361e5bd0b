import { readFileSync } from 'node:fs';
import type { CardFacts } from '@cardwright/lorcana';
import { parse as parseYaml } from 'yaml';
import { CardFileError } from './card-file-error.ts';
import { fromLorcanaJson, isLorcanaJsonCard, isLorcanaJsonVariant } from './lorcana-json.ts';
import { fromLorcast, isLorcastCard } from './lorcast.ts';
import { withPronoun } from './pronoun.ts';
import { checkCard } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of cards of a file and what the file says of all of them. */
const findCards = (data: unknown): { cards: readonly unknown[]; set?: string } | undefined => {
  if (Array.isArray(data)) return { cards: data };
  if (!isObject(data)) return undefined;
  const cards = [data.cards, data.results].find(Array.isArray);
  if (cards === undefined) return undefined;
  const code = [data.set, data.number, data.code].find((v) => typeof v === 'string' || typeof v === 'number');
  return code === undefined ? { cards } : { cards, set: String(code) };
};

/** One entry in the project's own form; `undefined` for a reprint of another entry. */
const normalise = (card: unknown, set: string | undefined): unknown => {
  if (isLorcastCard(card)) return fromLorcast(card);
  if (isLorcanaJsonCard(card)) return isLorcanaJsonVariant(card) ? undefined : fromLorcanaJson(card, set);
  return isObject(card) && card.set === undefined ? { ...card, set } : card;
};

const decode = (text: string, file: string): unknown => {
  try {
    // JSON first: YAML reads it too, but a hundred times slower.
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : parseYaml(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CardFileError('card-file/syntax', file, [message], 'is neither JSON nor YAML');
  }
};

/**
 * Turns the text of a card file into card facts: LorcanaJSON (`cards[]` or a `setdata` file, both forms), Lorcast, a
 * plain list in the project's form, or a set's `cards.yaml`.
 *
 * @param text the content; @param file its name, for messages
 * @throws CardFileError naming every card that cannot be used and why
 */
export const parseCardFile = (text: string, file: string): readonly CardFacts[] => {
  const found = findCards(decode(text, file));
  if (found === undefined) {
    throw new CardFileError(
      'card-file/form',
      file,
      [],
      'has no list of cards: expected a list or an object with `cards`',
    );
  }
  const facts: CardFacts[] = [];
  const problems: string[] = [];
  for (const [index, entry] of found.cards.entries()) {
    const own = normalise(entry, found.set);
    if (own === undefined) continue;
    const checked = checkCard(own, index);
    if (checked.card !== undefined) facts.push(withPronoun(checked.card));
    problems.push(...checked.problems);
  }
  if (problems.length > 0)
    throw new CardFileError('card-file/card', file, problems, 'has cards that cannot be read');
  const seen = new Map<string, string>();
  const twice = facts.flatMap((card) => {
    const key = `${card.set}/${card.number}`;
    const other = seen.get(key);
    seen.set(key, card.name);
    return other === undefined ? [] : [`set ${card.set}, number ${card.number}: ${other} and ${card.name}`];
  });
  if (twice.length > 0) throw new CardFileError('card-file/duplicate', file, twice, 'uses a number twice');
  return facts;
};

/** Reads and parses a card file; see {@link parseCardFile}. */
export const readCardFile = (file: string): readonly CardFacts[] =>
  parseCardFile(readFileSync(file, 'utf8'), file);
