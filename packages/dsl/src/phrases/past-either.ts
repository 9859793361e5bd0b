/** Two things of which one has happened: "attacked or was damaged this turn". */
import type { CardFilter, CardSelector, Condition, PartyPattern } from '@cardwright/core/data';
import type { Phrase, SplitContext } from '../phrase/define-phrase.ts';
import type { PastEvent } from '../phrase/slots.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { equal } from '../syntax/equal.ts';
import type { Predicate } from '../syntax/syntax.ts';

type Parts = Record<string, unknown>;
type Past = Predicate<PastEvent>;

/** What a row of the past says of what happened, with what may stand behind it. */
const HAPPENED =
  /(\(\{past:past-predicate\}\|\{not:past-negative\}\)|\{past:past-predicate\}|\{past:past-passive\})( \[\{tail:event-tail\}\])?( \[\{many:compared\} times\])?/;
const BOTH_PASSIVE = '{was:past-passive} or {been:past-passive}';
const EITHER = `({past:past-predicate} or {other:past-predicate}|(were~|have~ been) ${BOTH_PASSIVE})`;

/**
 * The row that says that one of two things happened, made of the one that says that a thing happened. What tells how
 * often, or where, could be about one of the two or both: it is left out.
 */
export function eitherOf(row: Phrase): Phrase {
  const { examples: _, discriminant: __, ...shared } = row;
  const template = row.template as string;
  const reduced = template.includes('{past:past-passive}');
  return {
    ...shared,
    derived: `${row.slot}/${row.name}`,
    name: `${row.name}-either`,
    template: template.replace(HAPPENED, reduced ? BOTH_PASSIVE : EITHER),
    build: ({ past, other, was, been, ...rest }: Parts, context: never) => {
      const [a, b] = [past ?? was, other ?? been].map((one) =>
        row.build({ ...rest, past: one } as never, context),
      );
      return a && b && !equal(a, b) ? joined(a, b, 'cards' in rest) : undefined;
    },
    split: (value: unknown, context: SplitContext) =>
      apart(value).flatMap(([a, b]) => {
        const others = splits(row, b, context);
        return splits(row, a, context).flatMap(({ past, ...rest }) =>
          others.flatMap(({ past: other, ...also }) =>
            past && other && !rest['tail'] && !rest['many'] && equal(rest, also)
              ? ways(past as Past, other as Past, reduced, context).map((said) => ({ ...rest, ...said }))
              : [],
          ),
        );
      }),
  } as unknown as Phrase;
}

function splits(row: Phrase, value: unknown, context: SplitContext): readonly Parts[] {
  return [row.split(value as never, context) || []].flat() as readonly unknown[] as readonly Parts[];
}

/** Two predicates as they are said: with one verb if both are passive. */
function ways(past: Past, other: Past, reduced: boolean, context: SplitContext): readonly Parts[] {
  if (reduced) return [{ was: past, been: other }];
  const [was, been] = [past, other].map((one) => passiveOf(one, context));
  return [...(was && been ? [{ was, been }] : []), { past, other }];
}

function passiveOf({ value, role, takes }: Past, context: SplitContext): Past | undefined {
  const party: PartyPattern = { pick: 'any', filter: [] };
  return takes === 'player'
    ? undefined
    : (context as DecomposeContext)
        .predicates<PastEvent>('past-passive', { ...value, [role]: party } as PastEvent)
        .find((one) => one.takes === takes && one.role === role);
}

type Built = Partial<Condition> & {
  readonly filter?: readonly CardFilter[];
  readonly amount?: string;
  readonly in?: CardSelector;
};

/** One of two things. Counted cards count once, whichever they did; counted events are not told apart. */
function joined(first: unknown, second: unknown, counted: boolean): unknown {
  const [a, b] = [first as Built, second as Built];
  if (a.if === 'count' && b.if === 'count') {
    const of = whoDidEither(a.of!, b.of!);
    return of && equal({ ...a, of }, { ...b, of }) ? { ...a, of } : undefined;
  }
  if (a.if !== undefined) {
    if (counted && (isCompared(a) || isCompared(b))) return undefined;
    if (a.if === 'not' || b.if === 'not') return a.if === b.if ? { if: 'all', of: [a, b] } : undefined;
    return { if: 'any', of: [a, b] };
  }
  if (a.amount !== undefined) {
    const all = a.in && b.in && whoDidEither(a.in, b.in);
    return all && { amount: a.amount, in: all };
  }
  return { filter: [{ is: 'any', of: [a.filter, b.filter] }] };
}

const isCompared = (c: Built): boolean => c.if === 'compare' || c.if === 'count';

function whoDidEither(a: CardSelector, b: CardSelector): CardSelector | undefined {
  if (a.pick !== 'each' || b.pick !== 'each') return undefined;
  const [did, done] = [a.filter.at(-1)!, b.filter.at(-1)!];
  const filter: CardFilter[] = [...a.filter.slice(0, -1), { is: 'any', of: [[did], [done]] }];
  return equal({ ...a, filter }, { ...b, filter: [...b.filter.slice(0, -1), filter.at(-1)!] })
    ? { ...a, filter }
    : undefined;
}

/** The two things; none if it is not of two. */
function apart(value: unknown): readonly (readonly [unknown, unknown])[] {
  const c = value as Built;
  if (c.if === 'any' || c.if === 'all') {
    const [a, b, more] = (c as Extract<Condition, { if: 'any' }>).of;
    return a && b && !more && (c.if === 'any') === (a.if !== 'not') ? [[a, b]] : [];
  }
  if (c.if === 'count')
    return eachDid(c.of!).map(
      ([a, b]) =>
        [
          { ...c, of: a },
          { ...c, of: b },
        ] as const,
    );
  if (c.if !== undefined) return [];
  if (c.amount === 'cards')
    return eachDid(c.in!).map(
      ([a, b]) =>
        [
          { ...c, in: a },
          { ...c, in: b },
        ] as const,
    );
  const of = c.filter?.length === 1 ? twoOf(c.filter[0]) : undefined;
  return of ? [[{ filter: of[0] }, { filter: of[1] }]] : [];
}

function eachDid(cards: CardSelector): readonly (readonly [CardSelector, CardSelector])[] {
  const of = cards.pick === 'each' ? twoOf(cards.filter.at(-1)) : undefined;
  if (!of || cards.pick !== 'each') return [];
  const [a, b] = of.map((did) => ({ ...cards, filter: [...cards.filter.slice(0, -1), ...did] }));
  return [[a!, b!]];
}

function twoOf(filter: CardFilter | undefined) {
  if (filter?.is !== 'any') return undefined;
  const [a, b, more] = filter.of;
  return a && b && !more && [a, b].every((did) => did.length === 1) ? ([a, b] as const) : undefined;
}
