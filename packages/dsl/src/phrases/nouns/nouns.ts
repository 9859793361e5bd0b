import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext, type Wording } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Determiner, Modifier } from '../../syntax/syntax.ts';
import { canonical, isClassFilter, isNoClass, isTypeFilter, without } from '../filters.ts';
import { firstTypesOwn, isOfAllTypes, ofFirstType, shared, unshared } from './of-some-types.ts';
import { isSaidTwice } from './ways.ts';

const REST = { to: 'rest' } as const;
const OTHER: CardFilter = { is: 'other' };

function isOfGroup(det: Determiner, group: Modifier): boolean {
  const unplaced = !group.from && !det.from && !det.filter && !group.filter.some(({ is }) => is === 'of');
  return (
    unplaced && group.card === true && group.filter.some((one) => isTypeFilter(one) || one.is === 'the-named')
  );
}

/** Combines a determiner and its group to a selector. */
export function select(det: Determiner, group: Modifier): CardSelector | undefined {
  const filter = canonical([...(det.filter ?? []), ...group.filter]);
  const from = group.from ?? det.from;
  const where = from ? { from } : {};
  switch (det.pick) {
    case 'ref':
      if (from && det.definite) return { pick: 'each', filter, from };
      if (!det.ref) return undefined;
      if (det.definite && filter.some(isOther))
        return { pick: 'ref', ref: { to: 'other' }, filter: filter.filter((one) => !isOther(one)) };
      return { pick: 'ref', ref: det.ref, ...(filter.length > 0 && { filter }), ...where };
    case 'each':
      // "All item cards", and no place: those of the cards looked at or revealed.
      if (isOfGroup(det, group)) return { pick: 'ref', ref: REST, filter };
      return det.shown ? undefined : { pick: 'each', filter, ...where };
    case 'chosen':
    case 'some':
      if (det.definite && !from) return undefined;
      return det.range && { pick: det.pick, range: det.range, filter, ...where };
    default:
      return undefined;
  }
}

function isOther({ is }: CardFilter): boolean {
  return is === 'other';
}

/** Filters that a determiner can express: "your other", "one of their". */
const SAID_BY_DETERMINERS = new Set(['of', 'other']);

/** "All item cards", out of those that are looked at or revealed. */
function isOfRest(selector: CardSelector): boolean {
  return selector.pick === 'ref' && selector.ref.to === 'rest' && selector.filter !== undefined;
}

function isOurs(filter: CardFilter): boolean {
  return filter.is === 'of' && filter.player.who !== 'opponents';
}

/** Ways to divide a selector between determiner and group, with the most in the determiner first. */
export function divide(
  selector: CardSelector,
  context?: SplitContext,
): { determiner: Determiner; group: Modifier }[] {
  const ways = divisions(selector);
  if (selector.pick !== 'ref' || selector.ref.to !== 'that' || context?.isOne?.(selector)) return ways;
  return ways.flatMap((way) => [way, { ...way, determiner: { ...way.determiner, several: true as const } }]);
}

function divisions(selector: CardSelector): { determiner: Determiner; group: Modifier }[] {
  if (selector.pick === 'self' || selector.pick === 'top' || selector.pick === 'both') return [];
  // How it was has words of its own.
  if ('was' in selector && selector.was) return [];
  if (selector.pick === 'ref' && selector.ref.to === 'under') return [];
  const theOther = selector.pick === 'ref' && selector.ref.to === 'other';
  const filter = theOther ? canonical([OTHER, ...(selector.filter ?? [])]) : (selector.filter ?? []);
  const from = 'from' in selector && selector.from && 'zone' in selector.from ? selector.from : undefined;
  if ('from' in selector && selector.from && !from) return [];
  const base: Determiner =
    selector.pick === 'ref'
      ? isOfRest(selector)
        ? { pick: 'each' }
        : { pick: 'ref', ref: selector.ref }
      : selector.pick === 'each'
        ? { pick: 'each' }
        : { pick: selector.pick, range: selector.range };
  const sayable = theOther ? [] : filter.filter((one) => SAID_BY_DETERMINERS.has(one.is));
  // "Your other cards" before "another of your cards", "opposing cards" before "each opponent's cards".
  const ours = sayable.filter((one) => one.is === 'other' || isOurs(one));
  const theirs = sayable.filter((one) => !ours.includes(one));
  const subsets: CardFilter[][] = [
    ...ours.map((one) => [one]),
    ...(sayable.length > 1 ? [sayable] : []),
    [],
    ...theirs.map((one) => [one]),
  ];
  const ways = subsets.map((said) => ({
    determiner: said.length > 0 ? { ...base, filter: said } : base,
    group: group(
      filter.filter((one) => !said.includes(one)),
      from,
      isOfRest(selector) || undefined,
    ),
  }));
  if (isOfRest(selector))
    return ways.flatMap((way) => [way, { ...way, determiner: { ...way.determiner, shown: true as const } }]);
  if (!from) return ways;
  const ofThe = selector.pick === 'some' && selector.range.min === 1 && selector.range.max === 1;
  return [
    ...ways,
    ...(ofThe
      ? ways.map((way) => ({ ...way, determiner: { ...way.determiner, definite: true as const } }))
      : []),
    ...ways.map((way) => ({ determiner: { ...way.determiner, from }, group: { filter: way.group.filter } })),
  ];
}

/**
 * What is expressed without a noun: the card itself, references, cards out of a group, a game's own words for a state
 * ("the pilot").
 */
function isPronominal(what: CardSelector): boolean {
  if (what.pick === 'some') return what.from !== undefined && 'to' in what.from && what.from.to === 'rest';
  if (what.pick === 'each') {
    const [only, more] = what.filter;
    return only?.is === 'state' && more === undefined && what.from === undefined;
  }
  return ((what.pick === 'self' || what.pick === 'ref') && !what.from && !what.was) || what.pick === 'top';
}

function group(filter: readonly CardFilter[], from: Modifier['from'], card?: true): Modifier {
  return { filter, ...(from && { from }), ...(card && { card }) };
}

const NOUN_PHRASES: readonly Phrase[] = [
  definePhrase({
    slot: 'np',
    name: 'pronominal',
    template: '{what:pronominal}',
    data: ({ what }) => what,
    when: ({ what }) => isPronominal(what),
  }),
  // "It from your discard": if it is still there.
  definePhrase({
    slot: 'np',
    name: 'pronominal-from',
    template: '{what:pronominal} {from:origin}',
    build: ({ what, from }) =>
      (what.pick === 'self' || what.pick === 'ref') && !what.from ? { ...what, from } : undefined,
    split: (s) => {
      if ((s.pick !== 'self' && s.pick !== 'ref') || !s.from) return undefined;
      const { from, ...what } = s;
      return { what, from };
    },
  }),
  definePhrase({
    slot: 'np',
    name: 'determined',
    outranks: ['either'],
    // Cards are in play unless a zone is named: "in play" is a mere spelling.
    template: '{determiner:determiner} {group:group} [in play]',
    // "Your beasts", but "opposing beasts" where all of them are meant implicitly.
    usual: (s, { wording }) =>
      !isSaidTwice(s) && (s.pick !== 'each' || wording?.all !== 'plain' || s.filter.some(isOurs)),
    build: ({ determiner, group }) => select(determiner, group),
    split: divide,
  }),
  definePhrase({
    slot: 'np',
    name: 'plural',
    yieldsTo: ['determined'],
    template: '{group:group} [in play]',
    number: 'pl',
    // Without a determiner: cards of that kind, in any zone.
    build: ({ group: { card: _, ...group } }) => select({ pick: 'each' }, group),
    split: (s) =>
      s.pick === 'each' &&
      divide(s)
        .filter((way) => !way.determiner.filter)
        .map(({ group }) => ({ group })),
  }),
];

/** Ways to put one filter first. */
function firstOf({ filter, from, card }: Modifier): { first: readonly CardFilter[]; rest: Modifier }[] {
  return filter.flatMap((one, i) =>
    isTypeFilter(one) ? [] : [{ first: [one], rest: group(without(filter, i), from, card) }],
  );
}

const KINDS: readonly Phrase[] = [
  definePhrase({
    slot: 'kind',
    name: 'adjective',
    template: '{first:adjective} {rest:kind}',
    build: ({ first, rest }) => ({
      ...group(canonical([...first, ...rest.filter]), rest.from),
      ...(rest.card && { card: true }),
    }),
    split: firstOf,
  }),
  definePhrase({
    slot: 'kind',
    name: 'classes',
    yieldsTo: ['adjective'],
    template: '{classes:classes} {nouns:nouns} [{modifiers:modifiers}]',
    build: ({ classes, nouns, modifiers }) => ({
      ...join(ofFirstType(classes, nouns.filter), modifiers),
      ...(nouns.card && { card: true }),
    }),
    split: (whole, { wording }) => {
      const m = { ...whole, filter: whole.filter.flatMap(firstTypesOwn) };
      return (
        (m.filter.some(isClassFilter) || m.filter.some(isNoClass)) &&
        !isOfAllTypes(whole) &&
        parted(m, wording)
      );
    },
  }),
  // "A non-relic": what it is not serves as the noun.
  definePhrase({
    slot: 'kind',
    name: 'no-type-alone',
    yieldsTo: ['adjective', 'classes', 'nouns'],
    template: '{type:no-type} [{modifiers:modifiers}]',
    usual: () => false,
    build: ({ type, modifiers }) => join([{ is: 'not', filter: { is: 'type', type } }], modifiers),
    split: (m) =>
      m.card || m.filter.some(isTypeFilter)
        ? undefined
        : m.filter.flatMap((one, i) => {
            if (one.is !== 'not' || one.filter.is !== 'type') return [];
            const others = without(m.filter, i);
            const { type } = one.filter;
            return others.length > 0 || m.from ? [{ type, modifiers: group(others, m.from) }] : [{ type }];
          }),
  }),
  // "Chosen Elder of yours", "it's an Elder": the class alone serves as the noun.
  definePhrase({
    slot: 'kind',
    name: 'classes-alone',
    template: '{classes:classes} [{modifiers:modifiers}]',
    usual: () => false,
    // Of two classes before no noun the second would be one word too many.
    build: ({ classes, modifiers }) =>
      modifiers || classes.length === 1 ? join([...classes], modifiers) : undefined,
    split: (m) => {
      if (!(m.filter.some(isClassFilter) || m.filter.some(isNoClass)) || m.filter.some(isTypeFilter))
        return undefined;
      return parted(m).map(({ classes, modifiers }) => (modifiers ? { classes, modifiers } : { classes }));
    },
  }),
  definePhrase({
    slot: 'kind',
    name: 'nouns',
    yieldsTo: ['adjective'],
    template: '{nouns:nouns} [{modifiers:modifiers}]',
    build: ({ nouns, modifiers }, context) => {
      const filter = shared(nouns.filter, modifiers, context);
      return {
        ...join(filter, filter === nouns.filter ? modifiers : undefined),
        ...(nouns.card && { card: true }),
      };
    },
    split: (m, { wording }) =>
      unshared(m) ??
      parted(m, wording)
        .filter((way) => way.classes.length === 0)
        .map(({ classes: _, ...way }) => way),
  }),
];

function join(filter: readonly CardFilter[], modifiers: Modifier | undefined): Modifier {
  return group(canonical([...filter, ...(modifiers?.filter ?? [])]), modifiers?.from);
}

/** Ways to distribute a group over classes, nouns and modifiers. */
function parted(m: Modifier, wording?: Wording) {
  const ways = partedBy(m, isClassFilter, wording);
  // "Non-Elder beasts", or "beasts that aren't Elders".
  const denied = m.filter.some(isNoClass);
  return denied ? [...partedBy(m, (one) => isClassFilter(one) || isNoClass(one), wording), ...ways] : ways;
}

function partedBy(m: Modifier, isClass: (filter: CardFilter) => boolean, wording?: Wording) {
  const classes = m.filter.filter(isClass);
  const types = m.filter.filter(isTypeFilter);
  const others = m.filter.filter((one) => !classes.includes(one) && !types.includes(one));
  const modifiers = others.length > 0 || m.from ? group(others, m.from) : undefined;
  const said = { filter: types };
  // Out of play one says "a character card", in play "a character".
  const nouns =
    types.length === 0 || m.card
      ? [{ ...said, card: true as const }]
      : m.from || wording?.outside
        ? [{ ...said, card: true as const }, said]
        : [said, { ...said, card: true as const }];
  return nouns.map((one) => (modifiers ? { classes, nouns: one, modifiers } : { classes, nouns: one }));
}

const MODIFIERS: readonly Phrase[] = [
  ...(['modifier', 'place'] as const).flatMap((kind) => [
    definePhrase({
      slot: 'modifiers',
      name: `one-${kind}`,
      // A noun phrase or number inside a modifier takes all that follows: "with cost less than a beast in your hand".
      outranks: ['more-modifier', 'more-place'],
      yieldsTo: ['more-modifier', ...(kind === 'modifier' ? ['one-place', 'more-place'] : [])],
      template: `{only:${kind}}` as '{only:modifier}',
      data: ({ only }) => only,
    }),
    definePhrase({
      slot: 'modifiers',
      name: `more-${kind}`,
      ...(kind === 'place' && { yieldsTo: ['one-place'] }),
      template: `{first:${kind}} {rest:modifiers}` as '{first:modifier} {rest:modifiers}',
      build: ({ first, rest }) => join(first.filter, group(rest.filter, first.from ?? rest.from)),
      split: (m) => [
        ...(m.filter.length + (m.from ? 1 : 0) > 1
          ? firstOf(m).map(({ first, rest }) => ({ first: { filter: first }, rest }))
          : []),
        ...(m.from && m.filter.length > 0
          ? [{ first: { filter: [], from: m.from }, rest: { filter: m.filter } }]
          : []),
      ],
    }),
  ]),
];

type Picked = CardSelector & { readonly pick: 'some' };

/** Some cards of a kind, without owner or state: they may be in any zone. */
function isPlaceless(one: CardSelector): one is Picked {
  return one.pick === 'some' && !one.from && !one.filter.some(({ is }) => is === 'of' || is === 'state');
}

/** "A relic card and a site card from your discard": the zone applies to both. */
function inOnePlace(of: readonly CardSelector[]): readonly CardSelector[] {
  const last = of.at(-1)!;
  if (last.pick !== 'some' || !last.from || 'to' in last.from) return of;
  const { from } = last;
  return of.map((one) => (isPlaceless(one) ? { ...one, from } : one));
}

/** The same with the zone stated once, if that means the same. */
function inOnePlaceSaid(of: readonly CardSelector[]): readonly CardSelector[] | undefined {
  const said = of.map((one, i) => {
    if (i === of.length - 1 || one.pick !== 'some') return one;
    const { from: _, ...rest } = one;
    return rest;
  });
  return equal(said, of) || !equal(inOnePlace(said), of) ? undefined : said;
}

const OBJECTS: readonly Phrase[] = [
  definePhrase({
    slot: 'object',
    name: 'one',
    // "Beasts and relics" are one noun phrase.
    outranks: ['and'],
    template: '{what:np}',
    data: ({ what }) => what,
  }),
  definePhrase({
    slot: 'object',
    name: 'and',
    template: '{first:np} [, {between:np} [,]] and {second:object}',
    number: 'pl',
    build: ({ first, between, second }) => ({
      pick: 'both',
      of: inOnePlace([
        first,
        ...(between ? [between] : []),
        ...(second.pick === 'both' ? second.of : [second]),
      ]),
    }),
    split: (s) => {
      if (s.pick !== 'both' || s.of.length < 2) return undefined;
      return [s.of, inOnePlaceSaid(s.of)].flatMap((of) => {
        const [first, second, third, ...more] = of ?? [];
        if (!first || !second) return [];
        if (!third) return [{ first, second }];
        const rest = { first, second: { ...s, of: [second, third, ...more] } };
        return more.length > 0 ? [rest] : [{ first, between: second, second: third }, rest];
      });
    },
    examples: [
      'Return up to 1 card named Otto and up to 1 card named Rolf from your discard to your hand.',
      'Return up to 1 card named Otto, up to 1 card named Rolf, and up to 1 card named Ute from your discard to your hand.',
    ],
  }),
];

export const NOUNS: readonly Phrase[] = [...NOUN_PHRASES, ...KINDS, ...MODIFIERS, ...OBJECTS];
