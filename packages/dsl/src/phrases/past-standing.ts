/** What a card is and has, denied and in the past tense: said of a card that has left play, as it last was there. */
import type { CardFilter, CardSelector, Condition } from '@cardwright/core/data';
import type { Phrase } from '../phrase/define-phrase.ts';
import { denied, deniedIn } from './filters.ts';

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

/** Verbs that begin what a card is or has: their past, and both denied. */
const VERBS = [
  { verb: /^(be~|\(be~\|'s\))(?= )/, past: 'were~', denied: "aren't~", pastDenied: "weren't~" },
  { verb: /^have~(?= (?!no ))/, past: 'had', denied: "don't~ have", pastDenied: "didn't have" },
  { verb: /^share~(?= )/, past: 'shared', denied: "don't~ share", pastDenied: "didn't share" },
  { verb: /^have~(?= no )/, past: 'had', denied: undefined, pastDenied: undefined },
] as const;

/** What a condition says that cards match; undefined for any other. */
export const filterOf = (value: unknown): readonly CardFilter[] | undefined => {
  const { if: kind, filter } = (value ?? {}) as Partial<Extract<Condition, { if: 'matches' }>>;
  return kind === 'matches' ? filter : undefined;
};

/** The rows that say what a card is not and has not, how it was and was not, made of those that say how it is. */
export function standingRows(phrases: readonly Phrase[]): Phrase[] {
  const told = phrases.flatMap((phrase) => {
    if (phrase.slot !== 'condition-predicate' || phrase.subject !== 'cards') return [];
    const verbs = VERBS.find(({ verb }) => verb.test(phrase.template as string));
    return verbs ? [{ phrase, verbs }] : [];
  });
  const names = new Set(told.map(({ phrase }) => phrase.name));
  // The rows of a language may be given again, denials among them.
  const given = new Set(phrases.map(({ slot, name }) => `${slot}/${name}`));
  return told.flatMap(({ phrase, verbs: { verb, past, denied: not, pastDenied } }) => {
    const { examples: _, yieldsTo = [], ...bare } = phrase;
    const row = { ...bare, derived: `${phrase.slot}/${phrase.name}` };
    const known = yieldsTo.filter((name) => names.has(name));
    const said = (words: string) => (phrase.template as string).replace(verb, words);
    const was = {
      ...row,
      slot: 'past-standing',
      yieldsTo: known,
      template: said(past),
      build: (parts: Parts, context: never) => {
        const built = phrase.build(parts as never, context);
        return filterOf(built) && built;
      },
    };
    if (not === undefined) return [was as Phrase];
    const isNot = {
      ...row,
      usual: () => false,
      build: (parts: Parts, context: never) => {
        const built = phrase.build(parts as never, context) as object | undefined;
        const filter = filterOf(built);
        return filter && { ...built, filter: [denied(filter)] };
      },
      split: (value: never, context: never) => {
        const filter = deniedIn(filterOf(value) ?? []);
        return filter && phrase.split({ ...(value as object), filter } as never, context);
      },
    };
    const name = `${phrase.name}-denied`;
    const now = { ...isNot, name, yieldsTo: ['is-not-a'], template: said(not) };
    return [
      was,
      ...(given.has(`${phrase.slot}/${name}`) ? [] : [now]),
      { ...isNot, name, slot: 'past-standing', yieldsTo: [], template: said(pastDenied) },
    ] as Phrase[];
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
