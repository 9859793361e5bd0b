/** The past tense of what a card is and has, said of a card that has left play: as it last was there. */
import type { CardSelector, Condition } from '@cardwright/core/data';
import type { Phrase } from '../phrase/define-phrase.ts';

type Parts = Record<string, unknown>;

/** Some cards as they last were in play; undefined for cards that are not known by then. */
export function asTheyWere(cards: CardSelector): CardSelector | undefined {
  return (cards.pick === 'self' || cards.pick === 'ref') && !cards.from && !cards.was
    ? { ...cards, was: true }
    : undefined;
}

/** The cards of which it is said how they were. */
export function nowOf(cards: CardSelector | undefined): CardSelector | undefined {
  if ((cards?.pick !== 'self' && cards?.pick !== 'ref') || !cards.was) return undefined;
  const { was: _, ...now } = cards;
  return now;
}

/** Verbs that begin what a card is or has, and their past. */
const PAST: readonly (readonly [RegExp, string])[] = [
  [/^be~(?= )/, 'were~'],
  [/^have~(?= )/, 'had'],
];

/** The rows that say how a card was, made of those that say how it is. */
export function standingRows(phrases: readonly Phrase[]): Phrase[] {
  const told = phrases.filter(
    ({ slot, subject, template }) =>
      slot === 'condition-predicate' &&
      subject === 'cards' &&
      PAST.some(([verb]) => verb.test(template as string)),
  );
  const names = new Set(told.map(({ name }) => name));
  return told.map((phrase) => {
    const template = PAST.reduce((words, [verb, past]) => words.replace(verb, past), phrase.template);
    const { examples: _, yieldsTo = [], ...row } = phrase;
    return {
      ...row,
      slot: 'past-standing',
      yieldsTo: yieldsTo.filter((name) => names.has(name)),
      template,
      build: (parts: Parts, context: never) => {
        const built = phrase.build(parts as never, context) as Partial<Condition> | undefined;
        return built?.if === 'matches' ? built : undefined;
      },
    } as Phrase;
  });
}

/**
 * A row about cards ("the damage on them") and its past ("the damage that was on them").
 *
 * @param part the part of the row that names the cards, with a preposition before it
 */
export function alsoPast(row: Phrase, part: string): readonly Phrase[] {
  const on = new RegExp(` (\\w+) (?=\\{${part}:)`, 'g');
  const split = row.split as (value: never, context: never) => unknown;
  const ways = (value: never, context: never): readonly Parts[] => {
    const found = split(value, context);
    return !found ? [] : Array.isArray(found) ? found : [found as Parts];
  };
  const isPast = (parts: Parts) => nowOf(parts[part] as CardSelector) !== undefined;
  return [
    { ...row, split: (value: never, context: never) => ways(value, context).filter((one) => !isPast(one)) },
    {
      ...row,
      name: `${row.name}-before`,
      yieldsTo: [row.name],
      template: row.template.replace(on, ' that (was|were) $1 '),
      examples: [],
      build: (parts: Parts, context: never) => {
        const cards = asTheyWere(parts[part] as CardSelector);
        return cards && row.build({ ...parts, [part]: cards } as never, context);
      },
      split: (value: never, context: never) =>
        ways(value, context).flatMap((parts) => {
          const cards = nowOf(parts[part] as CardSelector);
          return cards ? [{ ...parts, [part]: cards }] : [];
        }),
    },
  ] as unknown as readonly Phrase[];
}
