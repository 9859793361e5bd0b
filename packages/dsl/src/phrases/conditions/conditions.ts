import type { CardFilter, CardSelector, Condition, PlayerSelector, ZoneName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { DecomposeContext } from '../../skeleton/context.ts';
import { saidSubject } from '../../skeleton/subject.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate } from '../../syntax/syntax.ts';
import { canonical, denied, deniedIn, isClassFilter, isPlaced, isTypeFilter } from '../filters.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';
import { nowOf } from '../past-standing.ts';
import { statements } from '../triggers/statements.ts';

export const CONDITIONS: readonly Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'statement',
    // "An opposing beast is weary" speaks of one, though it could be counted.
    outranks: ['many-are'],
    template: '{subject:subject} {predicate:condition-predicate}',
    // A game may have its own words for the chosen card.
    usual: (c) => !(c.if === 'matches' && equal(c.card, { pick: 'ref', ref: { to: 'chosen' } })),
    build: ({ subject, predicate }, context) => {
      const it = predicate as unknown as Predicate<never>;
      const value = saidSubject(subject, it.takes);
      if (!value) context.refuse('this cannot be true of such a subject');
      return value && ({ ...(it.value as object), [it.role]: value } as never);
    },
    split: (condition, context) =>
      !(condition.if === 'matches' && nowOf(condition.card)) &&
      statements('condition-predicate', condition, context),
  }),
  definePhrase({
    slot: 'condition',
    name: 'turn',
    template: "(it 's|it is) {of:possessive} turn",
    examples: ["Whenever a card leaves play, if it's your turn, draw a card."],
    data: ({ of }) => ({ if: 'turn', of }),
  }),
  definePhrase({
    slot: 'condition',
    name: 'have',
    template: '{who:player} have~ {cards:counted} {place:in play|}',
    build: ({ who, cards }) => ({ if: 'count', ...cards, of: owned(cards.of, who) }),
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each') return undefined;
      const who = ownerOf(c.of);
      if (!who) return undefined;
      const said = { who, cards: { cmp: c.cmp, value: c.value, of: withoutOwner(c.of, who) } };
      return c.of.from
        ? { ...said, place: '' }
        : [
            { ...said, place: 'in play' },
            { ...said, place: '' },
          ];
    },
  }),
  // "You have a relic and 2 or more beasts in play": both; or either.
  ...(
    [
      ['all', '[both] {a:counted} and'],
      ['any', '[either] {a:counted} or'],
    ] as const
  ).map(([joint, words]) =>
    definePhrase({
      slot: 'condition',
      name: joint === 'all' ? 'have-both' : 'have-either',
      template:
        `{who:player} have~ ${words} {b:counted} [in play]` as '{who:player} have~ {a:counted} and {b:counted}',
      usual: () => false,
      build: ({ who, a, b }) => ({
        if: joint,
        of: [a, b].map((cards) => ({ if: 'count', ...cards, of: owned(cards.of, who) }) as const),
      }),
      split: (c) => {
        const [first, second, more] = c.if === joint ? c.of : [];
        if (more || first?.if !== 'count' || second?.if !== 'count') return undefined;
        if (first.of.pick !== 'each' || second.of.pick !== 'each') return undefined;
        const who = ownerOf(first.of);
        if (!who || !equal(who, ownerOf(second.of))) return undefined;
        const [a, b] = [first, second].map((one) => ({
          cmp: one.cmp,
          value: one.value,
          of: withoutOwner(one.of as CardSelector & { pick: 'each' }, who),
        }));
        return { who, a: a!, b: b! };
      },
      examples:
        joint === 'all'
          ? [
              'If you have a card named Otto and 3 or more cards in play, draw a card.',
              'If you have both a card named Otto and a card named Rolf in play, draw a card.',
            ]
          : ['If you have a card named Otto or 3 or more other cards in play, draw a card.'],
    }),
  ),
  definePhrase({
    slot: 'condition',
    name: 'have-not',
    template: "{who:player} don't~ have {cards:counted} [in play]",
    usual: () => false,
    build: ({ who, cards }) => ({
      if: 'not',
      condition: { if: 'count', ...cards, of: owned(cards.of, who) },
    }),
    split: (c) => {
      const has = c.if === 'not' ? c.condition : undefined;
      if (has?.if !== 'count' || has.of.pick !== 'each') return undefined;
      const who = ownerOf(has.of);
      return who && { who, cards: { cmp: has.cmp, value: has.value, of: withoutOwner(has.of, who) } };
    },
  }),
  // "You have beasts named Otto and Rolf in play": one of each.
  definePhrase({
    slot: 'condition',
    name: 'have-both-named',
    template: '{who:player} have~ {group:group} named {a:name} and {b:name} in play',
    build: ({ who, group, a, b }) =>
      group.from ? undefined : { if: 'all', of: [a, b].map((name) => hasNamed(group.filter, who, name)) },
    split: (c) => {
      const [first, second, more] = c.if === 'all' ? c.of : [];
      const [a, b] = [readNamed(first), readNamed(second)];
      if (more || !a || !b || !equal(a.who, b.who) || !equal(a.filter, b.filter)) return undefined;
      return { who: a.who, group: { filter: a.filter }, a: a.name, b: b.name };
    },
  }),
  definePhrase({
    slot: 'condition',
    name: 'there-are',
    template: "there (are|is|'s) {cards:counted} in play",
    build: ({ cards }) => ({ if: 'count', ...cards }),
    usual: (c) => c.if === 'count' && c.of.pick === 'each' && !ownerOf(c.of),
    split: (c) =>
      c.if === 'count' &&
      c.of.pick === 'each' &&
      !c.of.from && { cards: { cmp: c.cmp, value: c.value, of: c.of } },
  }),
  // "If its cost is 3 or less", "if the number of cards in your hand is less than …".
  definePhrase({
    slot: 'condition',
    name: 'measure-is-compared',
    template: '{left:measure} is {right:compared}',
    wording: { mass: true },
    usual: () => false,
    build: ({ left, right: { cmp, value } }) => ({ if: 'compare', left, cmp, right: value }),
    split: (c) =>
      c.if === 'compare' &&
      typeof c.left === 'object' && { left: c.left, right: { cmp: c.cmp, value: c.right } },
    examples: [
      'Reveal the top card of your deck. If its cost is 3 or less, draw a card.',
      'Reveal the top card of your deck. If its cost is 3 or more, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'measure-is-exactly',
    yieldsTo: ['measure-is-compared'],
    template: '{left:measure} is {right:value}',
    usual: () => false,
    data: ({ left, right }) => ({ if: 'compare', left, cmp: '=', right }),
  }),
  definePhrase({
    slot: 'condition',
    name: 'measure-against-measure',
    yieldsTo: ['measure-is-exactly'],
    template: '{left:measure} is {is:relation} {right:measure}',
    usual: () => false,
    build: ({ left, is: { cmp }, right }) => ({ if: 'compare', left, cmp, right }),
    split: (c) =>
      c.if === 'compare' &&
      typeof c.left === 'object' &&
      typeof c.right === 'object' && { left: c.left, is: { cmp: c.cmp }, right: c.right },
  }),
  // In a zone, or where the cards themselves say it.
  definePhrase({
    slot: 'condition',
    name: 'there-are-there',
    yieldsTo: ['have', 'there-are'],
    template: "there (are|is|'s) {cards:counted}",
    usual: (c) => c.if === 'count' && 'from' in c.of && c.of.from !== undefined,
    build: ({ cards }) => ({ if: 'count', ...cards }),
    split: (c) =>
      c.if === 'count' && c.of.pick === 'each' && { cards: { cmp: c.cmp, value: c.value, of: c.of } },
    examples: [
      'If there are 5 or more cards in your discard, draw a card.',
      'If there are no cards in your hand, draw 2 cards.',
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'is-in-play',
    yieldsTo: ['there-are-there'],
    template: '{cards:counted} be~ in play',
    usual: () => false,
    examples: ['Whenever you draw a card, if a card with cost 2 is in play, draw a card.'],
    build: ({ cards }) => ({ if: 'count', ...cards }),
    split: (c) =>
      c.if === 'count' &&
      c.of.pick === 'each' &&
      !c.of.from && { cards: { cmp: c.cmp, value: c.value, of: c.of } },
  }),
  definePhrase({
    slot: 'condition',
    name: 'is-in-zone',
    yieldsTo: ['there-are-there', 'is-in-play', 'many-are'],
    template: '{cards:counted} be~ in {zone:zone}',
    usual: () => false,
    examples: ['Whenever you draw a card, if a card with cost 2 is in your discard, draw a card.'],
    build: ({ cards, zone }) =>
      cards.of.pick === 'each' && !cards.of.from
        ? { if: 'count', ...cards, of: { ...cards.of, from: zone } }
        : undefined,
    split: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || !c.of.from) return undefined;
      const { from, ...of } = c.of;
      return { cards: { cmp: c.cmp, value: c.value, of }, zone: from };
    },
  }),
  ...(["(be~|'s|were~)", "aren't~"] as const).map((verb) =>
    definePhrase({
      slot: 'condition-predicate',
      name: verb === "aren't~" ? 'is-not-a' : 'is-a',
      subject: 'cards',
      usual: (c) => c.if === 'matches' && c.filter?.some(isKind) === true,
      template: `${verb} a/an {group:group}` as 'be~ a/an {group:group}',
      build: ({ group }) => {
        const { filter, from } = group;
        if (from || filter.length === 0) return undefined;
        return { if: 'matches', filter: verb === "aren't~" ? [denied(filter)] : filter };
      },
      split: (c) => {
        if (c.if !== 'matches' || !c.filter || c.filter.length === 0) return undefined;
        const filter = verb === "aren't~" ? deniedIn(c.filter) : c.filter;
        return filter && { group: { filter } };
      },
    }),
  ),
  definePhrase({
    slot: 'condition',
    name: 'self-in-zone',
    template: "this card (is|'s) in your {zone:zone-word}",
    number: 'sg',
    data: ({ zone }) => ({ if: 'self-in-zone', zone: zone as ZoneName }),
    examples: ['At the start of your turn, if this card is in your discard, return it to your hand.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'this-is-in-play',
    template: "this {type:type} (is|'s) in play",
    number: 'sg',
    build: ({ type }, { thisIs }) => {
      thisIs(type);
      return { if: 'self-in-zone', zone: 'play' as ZoneName };
    },
    split: (c, { facts, lexicon }) => {
      if (c.if !== 'self-in-zone' || c.zone !== 'play') return undefined;
      const ids = (lexicon.types ?? []).map(({ id }) => id);
      return [...new Set([...(facts.type === undefined ? [] : [facts.type]), ...ids])].map((type) => ({
        type,
      }));
    },
  }),
  // "While 2 or more beasts of yours are exhausted".
  definePhrase({
    slot: 'condition',
    name: 'many-are',
    yieldsTo: ['is-in-play'],
    template: '{cards:counted} {predicate:condition-predicate}',
    build: ({ cards, predicate }) => {
      const { value, takes } = predicate as unknown as Predicate<Condition>;
      if (takes !== 'cards' || value.if !== 'matches' || !value.filter) return undefined;
      if (cards.of.pick !== 'each' || cards.of.from) return undefined;
      const filter = canonical([...cards.of.filter, ...value.filter]);
      return { if: 'count', cmp: cards.cmp, value: cards.value, of: { pick: 'each', filter } };
    },
    usual: () => false,
    split: (c, context) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || c.of.from) return undefined;
      const { filter } = c.of;
      return filter.flatMap((one) =>
        (context as DecomposeContext)
          .predicates<Condition>('condition-predicate', {
            if: 'matches',
            card: { pick: 'each', filter: [] },
            filter: [one],
          })
          .filter(({ takes }) => takes === 'cards')
          .map((predicate) => ({
            cards: {
              cmp: c.cmp,
              value: c.value,
              of: { pick: 'each' as const, filter: filter.filter((other) => other !== one) },
            },
            // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
            predicate: predicate as any,
          })),
      );
    },
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-same-name-as',
    subject: 'cards',
    template: 'have~ the same name as {as:np}',
    build: ({ as }) => {
      if (isPlaced(as)) return undefined;
      if (as.pick === 'self') return { if: 'matches', filter: [{ is: 'same-name', as }] };
      return as.pick === 'ref' && !as.filter
        ? { if: 'matches', filter: [{ is: 'same-name', as: as.ref }] }
        : undefined;
    },
    split: (c) => {
      const [only, more] = (c.if === 'matches' && c.filter) || [];
      if (more || only?.is !== 'same-name') return undefined;
      return { as: 'pick' in only.as ? only.as : { pick: 'ref' as const, ref: only.as } };
    },
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-keyword',
    subject: 'cards',
    template: 'have~ {keyword:keyword}',
    data: ({ keyword }) => ({ if: 'matches', filter: [{ is: 'keyword', keyword: keyword as never }] }),
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-state',
    subject: 'cards',
    template: 'be~ {state:state}',
    data: ({ state }) => ({ if: 'matches', filter: [{ is: 'state', state: state as never }] }),
  }),
  // Whose it is, or was.
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-somebodys',
    yieldsTo: ['is-a', 'is-state', 'is-at-place'],
    subject: 'cards',
    template: "(be~|'s) {whose:yours|an opponent 's}",
    words: { whose: { yours: { who: 'you' }, "an opponent 's": { who: 'opponents' } } },
    data: ({ whose }) => ({ if: 'matches', filter: [{ is: 'of', player: whose }] }),
    examples: ["Reveal a card in your hand. If it's yours, draw a card."],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-at-place',
    yieldsTo: ['is-a', 'is-state'],
    subject: 'cards',
    template: 'be~ {place:place}',
    build: ({ place }) => (place.from ? undefined : { if: 'matches', filter: place.filter }),
    split: (c) => c.if === 'matches' && c.filter && { place: { filter: c.filter } },
  }),
];

/** Whether a player has a card of a kind with this name. */
function hasNamed(filter: readonly CardFilter[], who: PlayerSelector, name: string): Condition {
  const named: CardFilter = { is: 'named', name };
  return {
    if: 'count',
    cmp: '>=',
    value: 1,
    of: { pick: 'each', filter: canonical([...filter, { is: 'of', player: who }, named]) },
  };
}

function readNamed(c: Condition | undefined) {
  if (c?.if !== 'count' || c.cmp !== '>=' || c.value !== 1 || c.of.pick !== 'each' || c.of.from)
    return undefined;
  const who = ownerOf(c.of);
  const named = c.of.filter.find((one) => one.is === 'named');
  if (!who || named?.is !== 'named') return undefined;
  const { filter } = withoutOwner(c.of, who);
  return { who, name: named.name, filter: filter.filter((one) => one !== named) };
}

/** Whether a filter says what a card is (types, classes, or a negation of them) rather than what it has. */
function isKind(filter: CardFilter): boolean {
  return isTypeFilter(filter) || isClassFilter(filter) || (filter.is === 'not' && isKind(filter.filter));
}
