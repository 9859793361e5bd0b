/** Noun phrases: determiner, adjectives, classes, nouns, modifiers; and those that are no noun. */
import type { CardFilter, CardSelector } from '@cardwright/core';
import { equal } from '../language/equal.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import type { Determiner, Modifier } from '../syntax/syntax.ts';
import { alternatives, anyOf, canonical, isClassFilter, isTypeFilter, without } from './filters.ts';

/** A determiner and what it stands before, as one selector. */
function select(det: Determiner, group: Modifier): CardSelector | undefined {
  const filter = canonical([...(det.filter ?? []), ...group.filter]);
  const from = group.from ?? det.from;
  const where = from ? { from } : {};
  switch (det.pick) {
    case 'ref':
      if (!det.ref || from) return undefined;
      return filter.length > 0 ? { pick: 'ref', ref: det.ref, filter } : { pick: 'ref', ref: det.ref };
    case 'each':
      return { pick: 'each', filter, ...where };
    case 'chosen':
    case 'some':
      return det.range && { pick: det.pick, range: det.range, filter, ...where };
    default:
      return undefined;
  }
}

/** Filters that a determiner may say, by the word: "your other", "one of their". */
const SAID_BY_DETERMINERS = new Set(['of', 'other']);

/** Ways to divide a selector between a determiner and the rest, the most in the determiner first. */
function divide(selector: CardSelector): { determiner: Determiner; group: Modifier }[] {
  if (selector.pick === 'self' || selector.pick === 'top' || selector.pick === 'both') return [];
  const filter = selector.filter ?? [];
  const from = 'from' in selector && selector.from && 'zone' in selector.from ? selector.from : undefined;
  if ('from' in selector && selector.from && !from) return [];
  const base: Determiner =
    selector.pick === 'ref'
      ? { pick: 'ref', ref: selector.ref }
      : selector.pick === 'each'
        ? { pick: 'each' }
        : { pick: selector.pick, range: selector.range };
  const sayable = filter.filter((one) => SAID_BY_DETERMINERS.has(one.is));
  const subsets: CardFilter[][] = sayable.length > 1 ? [sayable, ...sayable.map((one) => [one]), []] : sayable.length ? [sayable, []] : [[]];
  const ways = subsets.map((said) => ({
    determiner: said.length > 0 ? { ...base, filter: said } : base,
    group: group(filter.filter((one) => !said.includes(one)), from),
  }));
  if (!from) return ways;
  return [...ways, ...ways.map((way) => ({ determiner: { ...way.determiner, from }, group: { filter: way.group.filter } }))];
}

/** What is said without a noun: the card itself, references, cards out of a group. */
function isPronominal(what: CardSelector): boolean {
  if (what.pick === 'some') return what.from !== undefined && 'to' in what.from;
  return what.pick === 'self' || what.pick === 'ref' || what.pick === 'top';
}

function group(filter: readonly CardFilter[], from: Modifier['from']): Modifier {
  return from ? { filter, from } : { filter };
}

function nounPhrases(suffix: '' | '-bare', groupSlot: 'group' | 'group-placeless'): Phrase[] {
  const slot = `np${suffix}` as 'np';
  // Cards are in play unless a zone is said: saying so is a matter of spelling.
  const inPlay = suffix ? '' : ' [in play]';
  return [
    definePhrase({
      slot,
      name: 'pronominal',
      template: '{what:pronominal}',
      build: ({ what }) => what,
      split: (what) => isPronominal(what) && { what },
    }),
    definePhrase({
      slot,
      name: 'determined',
      template: `{determiner:determiner} {group:${groupSlot}}${inPlay}` as '{determiner:determiner} {group:group}',
      build: ({ determiner, group }) => select(determiner, group),
      split: divide,
    }),
    definePhrase({
      slot,
      name: 'plural',
      template: `{group:${groupSlot}-bare}${inPlay}` as '{group:group-bare}',
      number: 'pl',
      build: ({ group }) => select({ pick: 'each' }, group),
      split: (s) => s.pick === 'each' && divide(s).filter((way) => !way.determiner.filter).map(({ group }) => ({ group })),
    }),
  ];
}

/** Ways to put one filter first and leave the others. */
function firstOf({ filter, from }: Modifier): { first: readonly CardFilter[]; rest: Modifier }[] {
  return filter.flatMap((one, i) => (isTypeFilter(one) ? [] : [{ first: [one], rest: group(without(filter, i), from) }]));
}

function groups(slot: 'group' | 'group-placeless', modifiers: 'modifiers' | 'modifiers-placeless'): Phrase[] {
  const rows: Phrase[] = [];
  for (const bare of [false, true]) {
    const here = (bare ? `${slot}-bare` : slot) as 'group';
    rows.push(
      definePhrase({
        slot: here,
        name: 'adjective',
        template: `{first:adjective} {rest:${here}}` as '{first:adjective} {rest:group}',
        build: ({ first, rest }) => group(canonical([...first, ...rest.filter]), rest.from),
        split: firstOf,
      }),
      definePhrase({
        slot: here,
        name: 'classes',
        template: `{classes:classes} {nouns:nouns} [{modifiers:${modifiers}}]` as '{classes:classes} {nouns:nouns} [{modifiers:modifiers}]',
        build: ({ classes, nouns, modifiers }) => join([...classes, ...nouns.filter], modifiers),
        split: (m) => m.filter.some(isClassFilter) && parted(m),
      }),
      definePhrase({
        slot: here,
        name: 'nouns',
        template: `{nouns:nouns} [{modifiers:${modifiers}}]` as '{nouns:nouns} [{modifiers:modifiers}]',
        build: ({ nouns, modifiers }) => join(nouns.filter, modifiers),
        split: (m) => parted(m).filter((way) => way.classes.length === 0).map(({ classes: _, ...way }) => way),
      }),
    );
  }
  return rows;
}

function join(filter: readonly CardFilter[], modifiers: Modifier | undefined): Modifier {
  return group(canonical([...filter, ...(modifiers?.filter ?? [])]), modifiers?.from);
}

/** Ways to divide a group among classes, nouns and modifiers. */
function parted(m: Modifier) {
  const classes = m.filter.filter(isClassFilter);
  const types = m.filter.filter(isTypeFilter);
  const others = m.filter.filter((one) => !classes.includes(one) && !types.includes(one));
  const modifiers = others.length > 0 || m.from ? group(others, m.from) : undefined;
  const said = { filter: types };
  // Out of play one says "a character card", in play "a character".
  const nouns = types.length === 0 ? [{ ...said, card: true as const }] : m.from ? [{ ...said, card: true as const }, said] : [said, { ...said, card: true as const }];
  return nouns.map((one) => (modifiers ? { classes, nouns: one, modifiers } : { classes, nouns: one }));
}

function modifierLists(slot: 'modifiers' | 'modifiers-placeless', places: boolean): Phrase[] {
  const kinds = places ? (['modifier', 'place'] as const) : (['modifier'] as const);
  return kinds.flatMap((kind) => [
    definePhrase({
      slot,
      name: `one-${kind}`,
      template: `{only:${kind}}` as '{only:modifier}',
      build: ({ only }) => only,
      split: (only) => ({ only }),
    }),
    definePhrase({
      slot,
      name: `more-${kind}`,
      template: `{first:${kind}} {rest:${slot}}` as '{first:modifier} {rest:modifiers}',
      build: ({ first, rest }) => join(first.filter, group(rest.filter, first.from ?? rest.from)),
      split: (m) => [
        ...(m.filter.length + (m.from ? 1 : 0) > 1
          ? firstOf(m).map(({ first, rest }) => ({ first: { filter: first }, rest }))
          : []),
        ...(m.from && m.filter.length > 0 ? [{ first: { filter: [], from: m.from }, rest: { filter: m.filter } }] : []),
      ],
    }),
  ]);
}

const nouns: Phrase[] = [
  definePhrase({
    slot: 'nouns',
    name: 'type',
    template: '{type:type}',
    build: ({ type }) => ({ filter: [{ is: 'type', type }] }),
    split: (n) => !n.card && n.filter.length === 1 && n.filter[0]!.is === 'type' && { type: n.filter[0]!.type },
  }),
  definePhrase({
    slot: 'nouns',
    name: 'type-card',
    template: '{type:type} card#',
    build: ({ type }) => ({ filter: [{ is: 'type', type }], card: true }),
    split: (n) => n.card && n.filter.length === 1 && n.filter[0]!.is === 'type' && { type: n.filter[0]!.type },
  }),
  definePhrase({
    slot: 'nouns',
    name: 'card',
    template: 'card#',
    build: () => ({ filter: [], card: true }),
    split: (n) => n.card && n.filter.length === 0 && {},
  }),
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'nouns',
      name: `two-${word}`,
      template: `{a:type} ${word} {b:type}` as '{a:type} or {b:type}',
      build: ({ a, b }) => ({ filter: [types([a, b])] }),
      split: (n) => !n.card && listed(n.filter, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
    }),
  ),
  definePhrase({
    slot: 'nouns',
    name: 'two-card',
    template: '{a:type} or {b:type} card#',
    build: ({ a, b }) => ({ filter: [types([a, b])], card: true }),
    split: (n) => n.card && listed(n.filter, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
  }),
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'nouns',
      name: `three-${word}`,
      template: `{a:type} , {b:type} , ${word} {c:type}` as '{a:type} , {b:type} , or {c:type}',
      build: ({ a, b, c }) => ({ filter: [types([a, b, c])] }),
      split: (n) => !n.card && listed(n.filter, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
    }),
  ),
  definePhrase({
    slot: 'nouns',
    name: 'three-card',
    template: '{a:type} , {b:type} , or {c:type} card#',
    build: ({ a, b, c }) => ({ filter: [types([a, b, c])], card: true }),
    split: (n) => n.card && listed(n.filter, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
  }),
];

function types(names: readonly string[]): CardFilter {
  return anyOf(names.map((type) => ({ is: 'type', type })));
}

function listed(filter: readonly CardFilter[], count: number): string[][] | undefined {
  const only = filter[0];
  if (filter.length !== 1 || only?.is !== 'any' || only.of.length !== count) return undefined;
  return [alternatives(only).map((one) => (one.is === 'type' ? one.type : ''))];
}

const classes: Phrase[] = [
  definePhrase({
    slot: 'class',
    name: 'classification',
    template: '{classification:classification}',
    build: ({ classification }) => ({ is: 'classification', classification }),
    split: (f) => f.is === 'classification' && { classification: f.classification },
  }),
  definePhrase({
    slot: 'class',
    name: 'color',
    template: '{color:color}',
    build: ({ color }) => ({ is: 'color', color }),
    split: (f) => f.is === 'color' && { color: f.color },
  }),
  definePhrase({
    slot: 'classes',
    name: 'one',
    template: '{only:class}',
    build: ({ only }) => [only],
    split: (all) => all.length === 1 && all[0]!.is !== 'any' && { only: all[0]! },
  }),
  definePhrase({
    slot: 'classes',
    name: 'both',
    template: '{first:class} {rest:classes}',
    build: ({ first, rest }) => canonical([first, ...rest]),
    split: (all) => all.length > 1 && all.map((first, i) => ({ first, rest: without(all, i) })),
  }),
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'classes',
      name: `two-${word}`,
      template: `{a:class} ${word} {b:class}` as '{a:class} or {b:class}',
      build: ({ a, b }) => [anyOf([a, b])],
      split: (all) => ways(all, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
    }),
  ),
  definePhrase({
    slot: 'classes',
    name: 'three-or',
    template: '{a:class} , {b:class} , or {c:class}',
    build: ({ a, b, c }) => [anyOf([a, b, c])],
    split: (all) => ways(all, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
  }),
];

function ways(all: readonly CardFilter[], count: number): CardFilter[][] | undefined {
  const only = all[0];
  if (all.length !== 1 || only?.is !== 'any' || only.of.length !== count) return undefined;
  return [[...alternatives(only)]];
}

const objects: Phrase[] = [
  definePhrase({
    slot: 'object',
    name: 'one',
    template: '{what:np}',
    build: ({ what }) => what,
    split: (what) => ({ what }),
  }),
  definePhrase({
    slot: 'object',
    name: 'and',
    template: '{first:np} and {second:object}',
    number: 'pl',
    build: ({ first, second }) => ({ pick: 'both', of: second.pick === 'both' ? [first, ...second.of] : [first, second] }),
    split: (s) =>
      s.pick === 'both' && s.of.length > 1 && { first: s.of[0]!, second: s.of.length === 2 ? s.of[1]! : { ...s, of: s.of.slice(1) } },
  }),
];

const pronominals: Phrase[] = [
  definePhrase({
    slot: 'pronominal',
    name: 'pronoun',
    template: '{pronoun:pronoun-object}',
    build: () => ({ pick: 'ref', ref: { to: 'it' } }),
    split: (s, { facts }) =>
      equal(s, { pick: 'ref', ref: { to: 'it' } }) &&
      [...new Set(['they', facts.pronoun ?? 'it', 'it', 'he', 'she'])].map((pronoun) => ({ pronoun })),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'each-of-them',
    template: 'each of them',
    number: 'sg',
    usual: () => false,
    build: () => ({ pick: 'ref', ref: { to: 'it' } }),
    split: (s) => equal(s, { pick: 'ref', ref: { to: 'it' } }) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'any-number-of-them',
    template: 'any number of them',
    number: 'pl',
    build: () => ({ pick: 'some', range: { min: 0, max: 'any' }, filter: [], from: { to: 'rest' } }),
    split: (s) => equal(s, { pick: 'some', range: { min: 0, max: 'any' }, filter: [], from: { to: 'rest' } }) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'this',
    template: 'this {type:type}',
    number: 'sg',
    build: ({ type }, { facts, refuse }) => {
      if (facts.type !== undefined && facts.type !== type) refuse(`this card is no ${type}`);
      return { pick: 'self' };
    },
    split: (s, { facts, lexicon }) => {
      if (s.pick !== 'self') return undefined;
      const ids = (lexicon.types ?? []).map(({ id }) => id);
      return [...new Set([...(facts.type === undefined ? [] : [facts.type]), ...ids])].map((type) => ({ type }));
    },
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'this-card',
    template: 'this card',
    number: 'sg',
    build: () => ({ pick: 'self' }),
    split: (s) => s.pick === 'self' && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'one',
    template: 'one [of them]',
    number: 'sg',
    build: () => ({ pick: 'some', range: { min: 1, max: 1 }, filter: [], from: { to: 'rest' } }),
    split: (s) => equal(s, { pick: 'some', range: { min: 1, max: 1 }, filter: [], from: { to: 'rest' } }) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'some-of-them',
    template: '{n:integer}',
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    build: ({ n }) => ({ pick: 'some', range: { min: n, max: n }, filter: [], from: { to: 'rest' } }),
    split: (s) =>
      s.pick === 'some' &&
      typeof s.range.min === 'number' &&
      equal(s, { pick: 'some', range: { min: s.range.min, max: s.range.min }, filter: [], from: { to: 'rest' } }) && {
        n: s.range.min,
      },
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-rest',
    template: 'the rest',
    number: 'pl',
    build: () => ({ pick: 'ref', ref: { to: 'rest' } }),
    split: (s) => equal(s, { pick: 'ref', ref: { to: 'rest' } }) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-other',
    template: 'the other',
    number: 'sg',
    build: () => ({ pick: 'ref', ref: { to: 'other' } }),
    split: (s) => equal(s, { pick: 'ref', ref: { to: 'other' } }) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'top-card',
    template: 'the top card of {zone:zone}',
    number: 'sg',
    build: ({ zone }) => zone.of && { pick: 'top', count: 1, of: zone.of, zone: zone.zone },
    split: (s) => s.pick === 'top' && s.count === 1 && { zone: { zone: s.zone, of: s.of } },
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'top-cards',
    template: 'the top {count:integer} cards of {zone:zone}',
    number: 'pl',
    build: ({ count, zone }) => zone.of && { pick: 'top', count, of: zone.of, zone: zone.zone },
    split: (s) => s.pick === 'top' && typeof s.count === 'number' && s.count !== 1 && { count: s.count, zone: { zone: s.zone, of: s.of } },
  }),
];

export const NOUNS: readonly Phrase[] = [
  ...nounPhrases('', 'group'),
  ...nounPhrases('-bare', 'group-placeless'),
  ...groups('group', 'modifiers'),
  ...groups('group-placeless', 'modifiers-placeless'),
  ...modifierLists('modifiers', true),
  ...modifierLists('modifiers-placeless', false),
  ...nouns,
  ...classes,
  ...objects,
  ...pronominals,
];
