import type { CardSelector, Comparison, Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { mentions } from '@cardwright/core/data';
import { choice, type Meanings } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Compared, Modifier } from '../../syntax/syntax.ts';
import { isAmount } from '../numbers/amounts.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';
import {
  AGAINST_PLAYER,
  type AgainstPlayer,
  againstPlayer,
  comparedBy,
  mostOfAll,
  readCompared,
} from './by-how-much.ts';

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

/** A way to say what a player has. `read` finds the player and the parts of such a condition. */
export interface Holding {
  readonly name: string;
  readonly template: string;
  /** What the words of its choices mean. */
  readonly words?: Meanings;
  readonly examples?: readonly string[];
  build(parts: never, who: PlayerSelector): Condition | undefined;
  read(condition: Condition): { readonly who: PlayerSelector; readonly parts: object }[];
  /** Of the nouns in the restriction, if no word before them tells it. */
  readonly number?: 'pl';
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
  words,
  examples,
  build,
  read,
  onlyTrait,
  usual,
  yieldsTo,
  number,
}: Holding): Phrase[] {
  const rows: Phrase[] = [
    definePhrase({
      slot: 'player-trait',
      name,
      ...(number && { number }),
      template: template as '',
      ...(words && { words: words as never }),
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
      ...(words && { words: words as never }),
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

const comparisons: Phrase[] = holding({
  name: 'more-than',
  number: 'pl',
  template: againstPlayer('{group:group} [in play]', 'the same number of'),
  words: AGAINST_PLAYER,
  build: ({ group, than, ...how }: AgainstPlayer & { group: Modifier }, who) => {
    const left = cardsOf(group, who);
    const right = cardsOf(group.from ? { ...group, from: { zone: group.from.zone } } : group, than);
    return left && right ? comparedBy(left, how, right) : undefined;
  },
  read: (c) =>
    readCompared(c).flatMap(({ left: one, right: other, how }) => {
      const [left, right] = [readCards(one), readCards(other)];
      if (!left || !right || !equal(left.group.filter, right.group.filter)) return [];
      if (left.group.from?.zone !== right.group.from?.zone) return [];
      return [{ who: left.who, parts: { ...how, group: left.group, than: right.who } }];
    }),
});

/** "More relics in play than cards in your hand", "fewer cards in your hand than the number of …". */
const AGAINST = { cmp: { more: '>', fewer: '<' } } as const;
/** No word for how it compares is "at least as many". */
type Against = { readonly cmp?: '>' | '<'; readonly a: Modifier };
const comparedAs = (cmp: Comparison) => (cmp === '>=' ? {} : { cmp });
const againstWords = (other: string): string =>
  `({cmp:more|fewer} {a:group} [in play] than ${other}|at least as many {a:group} [in play] as ${other})`;
const against: Phrase[] = [
  ...holding({
    name: 'more-than-others',
    yieldsTo: ['measure-is-compared'],
    template: `${againstWords('{b:group}')} [in play]`,
    words: AGAINST,
    usual: () => false,
    build: ({ cmp, a, b }: Against & { b: Modifier }, who) => {
      const [one, other] = [cardsOf(a, who), cardsOf(b, who)];
      return one && other ? { if: 'compare', left: one, cmp: cmp ?? '>=', right: other } : undefined;
    },
    read: (c) => {
      if (c.if !== 'compare') return [];
      const [one, other] = [readCards(c.left), readCards(c.right)];
      if (!one || !other || !equal(one.who, other.who)) return [];
      return [{ who: one.who, parts: { ...comparedAs(c.cmp), a: one.group, b: other.group } }];
    },
  }),
  ...holding({
    name: 'more-than-measure',
    yieldsTo: ['measure-is-compared', 'have-more-than-others'],
    template: againstWords('{m:measure}'),
    words: AGAINST,
    usual: () => false,
    build: ({ cmp, a, m }: Against & { m: Quantity }, who) => {
      const one = cardsOf(a, who);
      return one ? { if: 'compare', left: one, cmp: cmp ?? '>=', right: m } : undefined;
    },
    read: (c) => {
      const one = c.if === 'compare' ? readCards(c.left) : undefined;
      return one && c.if === 'compare'
        ? [{ who: one.who, parts: { ...comparedAs(c.cmp), a: one.group, m: c.right } }]
        : [];
    },
  }),
];

/** "Beasts in play with total power 8 or more": what they have together. */
const together: Phrase[] = holding({
  name: 'total',
  number: 'pl',
  yieldsTo: ['measure-is-compared'],
  template: '{group:group} [in play] with [a] total ({stat:stat}|cost) [of] {many:compared}',
  usual: () => false,
  build: ({ group, stat, many }: { group: Modifier; stat?: never; many: Compared }, who) => {
    const counted = cardsOf(group, who) as Extract<Quantity, { amount: 'cards' }> | undefined;
    if (!counted) return undefined;
    const of = counted.in;
    const left: Quantity = stat ? { amount: 'stat', stat, of } : { amount: 'cost', of };
    return { if: 'compare', left, cmp: many.cmp, right: many.value };
  },
  read: (c) => {
    if (c.if !== 'compare' || typeof c.left !== 'object') return [];
    const { left } = c;
    const found =
      left.amount === 'stat' || left.amount === 'cost'
        ? readCards({ amount: 'cards', in: left.of })
        : undefined;
    if (!found || !isAmount(c.right)) return [];
    const many = { cmp: c.cmp, value: c.right };
    const stat = left.amount === 'stat' && { stat: left.stat };
    return [{ who: found.who, parts: { group: found.group, ...stat, many } }];
  },
});

const extremes: Phrase[] = holding({
  name: 'the-most',
  template: 'the {is:most|fewest} {group:group} [in play]',
  build: ({ is, group }: { is: 'most' | 'fewest'; group: Modifier }, who) => {
    const of = cardsOf(group, who);
    return of ? { if: 'extreme', is, of } : undefined;
  },
  read: (c) => {
    const found = c.if === 'extreme' ? readCards(c.of) : undefined;
    return found && c.if === 'extreme' ? [{ who: found.who, parts: { is: c.is, group: found.group } }] : [];
  },
  onlyTrait: true,
});

const mostCards = mostOfAll(
  'you-have-the-most',
  '{group:group} [in play]',
  (who, group) => {
    const { from, filter = [] } = group ?? {};
    return cardsOf(
      from && who.who !== 'you' ? { filter, from: { zone: from.zone } } : { filter, ...(from && { from }) },
      who,
    );
  },
  readCards,
);

const counted: Phrase[] = holding({
  name: 'counted',
  template: '{cards:counted} {place:in play|}',
  build: ({ cards }: { cards: { of: CardSelector; cmp: never; value: number } }, who) => ({
    if: 'count',
    ...cards,
    of: owned(cards.of, who),
  }),
  read: (c) => {
    if (c.if !== 'count' || c.of.pick !== 'each') return [];
    const who = ownerOf(c.of);
    if (!who) return [];
    const cards = { cmp: c.cmp, value: c.value, of: withoutOwner(c.of, who) };
    const places = c.of.from ? [''] : ['in play', ''];
    return places.map((place) => ({ who, parts: { cards, place } }));
  },
  onlyTrait: true,
});

/** Words for one of some players, and who they are. */
const ONE_OF = {
  'each opponent': { who: 'opponents' },
  'an opponent': { who: 'an-opponent' },
  'each player': { who: 'each-player' },
  'a player': { who: 'any-player' },
} as const;
const ALL_OF = { opponents: { who: 'opponents' }, 'all players': { who: 'each-player' } } as const;

/** "Each opponent with more cards in their hand than you". */
const thoseWith: Phrase[] = [
  definePhrase({
    slot: 'player',
    name: 'each-with',
    template: `{among:${choice(ONE_OF)}} (with|who has) {trait:player-trait}`,
    words: { among: ONE_OF },
    number: 'sg',
    data: ({ among, trait }) => ({ who: 'those-who', among, if: trait }),
  }),
  definePhrase({
    slot: 'player',
    name: 'all-with',
    yieldsTo: ['each-with'],
    template: `{among:${choice(ALL_OF)}} (with|who have) {trait:player-trait}`,
    words: { among: ALL_OF },
    number: 'pl',
    data: ({ among, trait }) => ({ who: 'those-who', among, if: trait }),
  }),
  // "The player or players with the most … choose", or "chooses".
  definePhrase({
    slot: 'player',
    name: 'the-player-or-players-with',
    yieldsTo: ['all-with'],
    template: '(the player or players|the player or players) (with|who have) {trait:player-trait}',
    number: (_parts, variant) => (variant < 2 ? 'pl' : 'sg'),
    usual: (p) => p.who === 'those-who' && p.if.if === 'extreme',
    data: ({ trait }) => ({ who: 'those-who', among: { who: 'each-player' }, if: trait }),
  }),
];

const NOT_YOU: Condition = {
  if: 'not',
  condition: { if: 'is-among', who: THAT_PLAYER, of: { who: 'you' } },
};

/** "Each other player": other than you. */
const eachOther: Phrase = definePhrase({
  slot: 'player',
  name: 'each-other',
  template: '(each other player|all other players)',
  number: (_parts, variant) => (variant === 0 ? 'sg' : 'pl'),
  data: () => ({ who: 'those-who', among: { who: 'each-player' }, if: NOT_YOU }),
  examples: ['Draw 2 cards. Each other player draws a card.'],
});

/** "Each opponent who doesn't": refers to what each of them may have done before. */
const thoseWho: Phrase = definePhrase({
  slot: 'player',
  name: 'each-who',
  template: '{among:each opponent|each player} who {deed:player-deed}',
  words: { among: { 'each opponent': { who: 'opponents' }, 'each player': { who: 'each-player' } } },
  number: 'sg',
  data: ({ among, deed }) => ({ who: 'those-who', among, if: deed }),
  examples: ['opponent', 'player'].flatMap((who) =>
    ['does', "doesn't"].map(
      (deed) => `Each ${who} may discard a card. Each ${who} who ${deed} draws 2 cards.`,
    ),
  ),
});

const COUNTED = { opponent: { who: 'opponents' }, player: { who: 'each-player' } } as const;

/** "For each opponent", "for each opponent who doesn't": players counted. */
const countedPlayers: Phrase[] = [
  definePhrase({
    slot: 'each',
    name: 'player',
    template: '{of:opponent|opposing player|player}',
    words: { of: { ...COUNTED, 'opposing player': COUNTED.opponent } },
    data: ({ of }) => ({ amount: 'players', of }),
  }),
  definePhrase({
    slot: 'each',
    name: 'player-with',
    template: '{among:opponent|player} with {trait:player-trait}',
    words: { among: COUNTED },
    data: ({ among, trait }) => ({ amount: 'players', of: { who: 'those-who', among, if: trait } }),
  }),
  definePhrase({
    slot: 'each',
    name: 'player-who',
    template: '{among:opponent|player} who {deed:player-deed}',
    words: { among: COUNTED },
    data: ({ among, deed }) => ({ amount: 'players', of: { who: 'those-who', among, if: deed } }),
  }),
];

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
  mostCards,
  ...counted,
  ...thoseWith,
  thoseWho,
  eachOther,
  ...countedPlayers,
];
