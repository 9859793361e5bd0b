import type { CardSelector, Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { mentions } from '@cardwright/core/data';
import { definePhrase, type GrammaticalNumber, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Compared, Modifier } from '../../syntax/syntax.ts';
import { isAmount } from '../numbers/amounts.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

/** A way to say what a player has. `read` finds the player and the parts of such a condition. */
export interface Holding {
  readonly name: string;
  readonly template: string;
  readonly examples?: readonly string[];
  build(parts: never, who: PlayerSelector): Condition | undefined;
  read(condition: Condition): { readonly who: PlayerSelector; readonly parts: object }[];
  /** There is already a condition row for it. */
  readonly onlyTrait?: true;
  usual?(condition: Condition): boolean;
  /** Conditions that print rather than this one. */
  readonly yieldsTo?: readonly string[];
}

/** The rows of a holding: a condition on any player, and a restriction of "that player". */
export function holding({
  name,
  template,
  examples,
  build,
  read,
  onlyTrait,
  usual,
  yieldsTo,
}: Holding): Phrase[] {
  const rows: Phrase[] = [
    definePhrase({
      slot: 'player-trait',
      name,
      template: template as '',
      ...(usual && { usual }),
      build: (parts) => build(parts as never, THAT_PLAYER),
      split: (condition) =>
        read(condition)
          .filter(({ who }) => who.who === 'that-player')
          .map(({ parts }) => parts) as never,
    }),
  ];
  if (onlyTrait) return rows;
  return [
    ...rows,
    definePhrase({
      slot: 'condition',
      name: `have-${name}`,
      ...(yieldsTo && { yieldsTo }),
      template: `{who:player} have~ ${template}` as '{who:player} have~',
      ...(usual && { usual }),
      ...(examples && { examples }),
      build: ({ who, ...parts }) => build(parts as never, who),
      split: (condition) => read(condition).map(({ who, parts }) => ({ who, ...parts })) as never,
    }),
  ];
}

/** The cards of a group that a player has: in play, or in the zone named. */
export function cardsOf(group: Modifier, who: PlayerSelector): Quantity | undefined {
  const of: CardSelector = group.from
    ? { pick: 'each', filter: group.filter, from: group.from }
    : { pick: 'each', filter: group.filter };
  const whose = group.from?.of;
  if (whose && whose.who !== 'that-player' && !equal(whose, who)) return undefined;
  return { amount: 'cards', in: owned(of, who, true) };
}

/** The player and the group of such a quantity. */
export function readCards(quantity: Quantity): { who: PlayerSelector; group: Modifier } | undefined {
  if (typeof quantity !== 'object' || quantity.amount !== 'cards' || quantity.in.pick !== 'each')
    return undefined;
  const who = ownerOf(quantity.in);
  if (!who) return undefined;
  const { filter, from } = withoutOwner(quantity.in, who);
  const whose = from && (who.who === 'you' ? from : { ...from, of: THAT_PLAYER });
  return { who, group: whose ? { filter, from: whose } : { filter } };
}

const comparisons: Phrase[] = (
  [
    ['more', '>'],
    ['fewer', '<'],
    ['the same number of', '='],
  ] as const
).flatMap(([word, cmp]) =>
  holding({
    name: `${word.replaceAll(' ', '-')}-than`,
    template: `${word} {group:group} [in play] ${cmp === '=' ? 'as' : 'than'} {than:player}`,
    build: ({ group, than }: { group: Modifier; than: PlayerSelector }, who) => {
      const left = cardsOf(group, who);
      const right = cardsOf(group.from ? { ...group, from: { zone: group.from.zone } } : group, than);
      return left && right ? { if: 'compare', left, cmp, right } : undefined;
    },
    read: (c) => {
      if (c.if !== 'compare' || c.cmp !== cmp) return [];
      const [left, right] = [readCards(c.left), readCards(c.right)];
      if (!left || !right || !equal(left.group.filter, right.group.filter)) return [];
      if (left.group.from?.zone !== right.group.from?.zone) return [];
      return [{ who: left.who, parts: { group: left.group, than: right.who } }];
    },
  }),
);

/** "More relics in play than cards in your hand", "fewer cards in your hand than the number of …". */
const against: Phrase[] = (
  [
    ['more', '>'],
    ['fewer', '<'],
    ['as-many', '>='],
  ] as const
).flatMap(([name, cmp]) => {
  const words =
    name === 'as-many' ? 'at least as many {a:group} [in play] as' : `${name} {a:group} [in play] than`;
  const left = (group: Modifier, who: PlayerSelector) => cardsOf(group, who);
  return [
    ...holding({
      name: `${name}-than-others`,
      yieldsTo: ['measure-is-compared'],
      template: `${words} {b:group} [in play]`,
      usual: () => false,
      build: ({ a, b }: { a: Modifier; b: Modifier }, who) => {
        const [one, other] = [left(a, who), left(b, who)];
        return one && other ? { if: 'compare', left: one, cmp, right: other } : undefined;
      },
      read: (c) => {
        if (c.if !== 'compare' || c.cmp !== cmp) return [];
        const [one, other] = [readCards(c.left), readCards(c.right)];
        if (!one || !other || !equal(one.who, other.who)) return [];
        return [{ who: one.who, parts: { a: one.group, b: other.group } }];
      },
    }),
    ...holding({
      name: `${name}-than-measure`,
      yieldsTo: ['measure-is-compared', `have-${name}-than-others`],
      template: `${words} {m:measure}`,
      usual: () => false,
      build: ({ a, m }: { a: Modifier; m: Quantity }, who) => {
        const one = left(a, who);
        return one ? { if: 'compare', left: one, cmp, right: m } : undefined;
      },
      read: (c) => {
        const one = c.if === 'compare' && c.cmp === cmp ? readCards(c.left) : undefined;
        return one && c.if === 'compare' ? [{ who: one.who, parts: { a: one.group, m: c.right } }] : [];
      },
    }),
  ];
});

/** "Beasts in play with total power 8 or more": what they have together. */
const together: Phrase[] = (['stat', 'cost'] as const).flatMap((amount) =>
  holding({
    name: `total-${amount}`,
    yieldsTo: ['measure-is-compared'],
    template: `{group:group} [in play] with [a] total ${amount === 'stat' ? '{stat:stat}' : 'cost'} [of] {many:compared}`,
    usual: () => false,
    build: ({ group, stat, many }: { group: Modifier; stat: never; many: Compared }, who) => {
      const counted = cardsOf(group, who) as Extract<Quantity, { amount: 'cards' }> | undefined;
      if (!counted) return undefined;
      const of = counted.in;
      const left: Quantity = amount === 'stat' ? { amount, stat, of } : { amount, of };
      return { if: 'compare', left, cmp: many.cmp, right: many.value };
    },
    read: (c) => {
      if (c.if !== 'compare' || typeof c.left !== 'object' || c.left.amount !== amount) return [];
      const { left } = c;
      const found = readCards({ amount: 'cards', in: left.of });
      if (!found || !isAmount(c.right)) return [];
      const many = { cmp: c.cmp, value: c.right };
      const stat = left.amount === 'stat' && { stat: left.stat };
      return [{ who: found.who, parts: { group: found.group, ...stat, many } }];
    },
  }),
);

const extremes: Phrase[] = (['most', 'fewest'] as const).flatMap((is) =>
  holding({
    name: `the-${is}`,
    template: `the ${is} {group:group} [in play]`,
    build: ({ group }: { group: Modifier }, who) => {
      const of = cardsOf(group, who);
      return of ? { if: 'extreme', is, of } : undefined;
    },
    read: (c) => {
      const found = c.if === 'extreme' && c.is === is ? readCards(c.of) : undefined;
      return found ? [{ who: found.who, parts: { group: found.group } }] : [];
    },
    onlyTrait: true,
  }),
);

const counted: Phrase[] = [' in play', ''].flatMap((place) =>
  holding({
    name: place ? 'counted-in-play' : 'counted',
    template: `{cards:counted}${place}`,
    build: ({ cards }: { cards: { of: CardSelector; cmp: never; value: number } }, who) => ({
      if: 'count',
      ...cards,
      of: owned(cards.of, who),
    }),
    read: (c) => {
      if (c.if !== 'count' || c.of.pick !== 'each' || (place && c.of.from)) return [];
      const who = ownerOf(c.of);
      if (!who) return [];
      const of = withoutOwner(c.of, who);
      return [{ who, parts: { cards: { cmp: c.cmp, value: c.value, of } } }];
    },
    onlyTrait: true,
  }),
);

/** The words for players, who they are, and the words for the same players that are usual instead. */
const GROUPS: readonly (readonly [string, PlayerSelector, GrammaticalNumber, string?])[] = [
  ['each opponent', { who: 'opponents' }, 'sg'],
  ['opponents', { who: 'opponents' }, 'pl', 'each-opponent-with'],
  ['an opponent', { who: 'an-opponent' }, 'sg'],
  ['each player', { who: 'each-player' }, 'sg'],
  ['all players', { who: 'each-player' }, 'pl', 'each-player-with'],
  ['the player or players', { who: 'each-player' }, 'pl', 'all-players-with'],
  ['a player', { who: 'any-player' }, 'sg'],
];

/** Deeds of players with their own cards: the verb, and the kind of event. */
const WITH_CARDS = [
  ['revealed', 'revealed'],
  ['discarded', 'discarded'],
  ['drew', 'drawn'],
] as const;

/** What each of some players did before: "who doesn't", "who discarded a relic card this way". */
const deeds: Phrase[] = [
  definePhrase({ slot: 'player-deed', name: 'does', template: 'does', data: () => ({ if: 'done' }) }),
  definePhrase({
    slot: 'player-deed',
    name: 'does-not',
    template: "doesn't",
    data: () => ({ if: 'not', condition: { if: 'done' } }),
  }),
  ...WITH_CARDS.map(([verb, done]) =>
    definePhrase({
      slot: 'player-deed',
      name: `${done}-this-way`,
      template: `${verb} {cards:counted} this way` as '{cards:counted}',
      wording: { outside: true },
      build: ({ cards: { of, cmp, value } }) => {
        if (of.pick !== 'each' || of.from) return undefined;
        const { filter } = owned(of, THAT_PLAYER) as typeof of;
        return { if: 'compare', left: { amount: 'done-cards', done, filter }, cmp, right: value };
      },
      split: (c) => {
        if (c.if !== 'compare' || typeof c.left !== 'object') return undefined;
        if (c.left.amount !== 'done-cards' || c.left.done !== done) return undefined;
        const of = { pick: 'each', filter: c.left.filter } as const;
        return (
          ownerOf(of)?.who === 'that-player' && {
            cards: { cmp: c.cmp, value: c.right, of: withoutOwner(of, THAT_PLAYER) },
          }
        );
      },
    }),
  ),
];

/** "Each opponent with more cards in their hand than you". */
const thoseWith: Phrase[] = GROUPS.map(([words, among, number, before]) => {
  // "The player or players with the most … choose", or "chooses".
  const open = words === 'the player or players';
  return definePhrase({
    slot: 'player',
    name: `${words.replaceAll(' ', '-')}-with`,
    ...(before !== undefined && { yieldsTo: [before] }),
    template:
      `${open ? `(${words}|${words})` : words} (with|who ${number === 'sg' ? 'has' : 'have'}) {trait:player-trait}` as 'with {trait:player-trait}',
    number: open ? (_parts, variant) => (variant < 2 ? 'pl' : 'sg') : number,
    usual: (p) => !open || (p.who === 'those-who' && p.if.if === 'extreme'),
    data: ({ trait }) => ({ who: 'those-who', among, if: trait }),
  });
});

/** "Each opponent who doesn't": refers to what each of them may have done before. */
const thoseWho: Phrase[] = (['each opponent', 'each player'] as const).map((words) =>
  definePhrase({
    slot: 'player',
    name: `${words.replace(' ', '-')}-who`,
    template: `${words} who {deed:player-deed}` as '{deed:player-deed}',
    number: 'sg',
    data: ({ deed }) => ({
      who: 'those-who',
      among: { who: words === 'each opponent' ? 'opponents' : 'each-player' },
      if: deed,
    }),
    examples: ['does', "doesn't"].map(
      (deed) =>
        `Each ${words.slice(5)} may discard a card. Each ${words.slice(5)} who ${deed} draws 2 cards.`,
    ),
  }),
);

/** "For each opponent", "for each opponent who doesn't": players counted. */
const countedPlayers: Phrase[] = (['opponent', 'player'] as const).flatMap((word) => {
  const all: PlayerSelector = word === 'opponent' ? { who: 'opponents' } : { who: 'each-player' };
  return [
    definePhrase({
      slot: 'each',
      name: word,
      template: word === 'opponent' ? '(opponent|opposing player)' : word,
      data: () => ({ amount: 'players', of: all }),
    }),
    definePhrase({
      slot: 'each',
      name: `${word}-with`,
      template: `${word} with {trait:player-trait}` as '{trait:player-trait}',
      data: ({ trait }) => ({ amount: 'players', of: { who: 'those-who', among: all, if: trait } }),
    }),
    definePhrase({
      slot: 'each',
      name: `${word}-who`,
      template: `${word} who {deed:player-deed}` as '{deed:player-deed}',
      data: ({ deed }) => ({ amount: 'players', of: { who: 'those-who', among: all, if: deed } }),
    }),
  ];
});

/** "If they have more than 3 cards in their hand": about the player mentioned before. */
const theyHave: Phrase = definePhrase({
  slot: 'condition',
  name: 'they-have',
  yieldsTo: ['there-are-there'],
  template: 'they have {trait:player-trait}',
  data: ({ trait }) => trait,
  when: ({ trait }) => ofThatPlayer(trait),
});

function ofThatPlayer(condition: Condition): boolean {
  const who = condition.if === 'count' && condition.of.pick === 'each' ? ownerOf(condition.of) : undefined;
  if (who) return who.who === 'that-player';
  if (condition.if === 'extreme') return true;
  return condition.if === 'compare' && mentions(condition.left, 'who', 'that-player');
}

export const HOLDINGS: readonly Phrase[] = [
  theyHave,
  ...comparisons,
  ...against,
  ...together,
  ...extremes,
  ...counted,
  ...thoseWith,
  ...deeds,
  ...thoseWho,
  ...countedPlayers,
];
