import { type Data, isObject } from '../data/is-object.ts';
import type { CardData } from './diff-cards.ts';

/** Key of a card: set, number and full name as far as present; its key in a golden file. */
function keyOf(card: Data, set: unknown, index: number): string {
  const of = card['set'] ?? set;
  const name = [card['name'], card['version']].filter((part) => typeof part === 'string').join(' - ');
  const number = card['number'] ?? (card['id'] as unknown);
  const place = [of, number].filter((part) => part !== undefined).join('/');
  return [place, name].filter((part) => part !== '').join(' ') || `#${index}`;
}

/** Data without spans, which change with every spelling and mean nothing. */
function withoutSpans(abilities: unknown): unknown {
  if (!Array.isArray(abilities)) return abilities;
  return abilities.map((entry) => (isObject(entry) && isObject(entry['ability']) ? entry['ability'] : entry));
}

/**
 * The cards in parsed JSON: a golden file (`{ "1": [ability, …] }`), a compiled set (`{ set, cards: […] }`) or a list
 * of cards. Keeps every field of a card; of compiled abilities only the data.
 * @returns null for any other form
 */
export function readCardData(json: unknown): CardData | null {
  const list = Array.isArray(json)
    ? json
    : isObject(json) && Array.isArray(json['cards'])
      ? json['cards']
      : null;
  if (list !== null) {
    const set = isObject(json) ? json['set'] : undefined;
    const cards = new Map<string, unknown>();
    for (const [index, card] of list.entries()) {
      if (!isObject(card)) return null;
      let key = keyOf(card, set, index);
      while (cards.has(key)) key += '′';
      cards.set(key, 'abilities' in card ? { ...card, abilities: withoutSpans(card['abilities']) } : card);
    }
    return cards;
  }
  if (!isObject(json) || !Object.values(json).every(Array.isArray)) return null;
  return new Map(Object.entries(json));
}
