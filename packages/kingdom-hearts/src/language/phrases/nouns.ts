import type { CardFilter, CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal, NEUTRAL_PHRASES, type Phrase } from '@cardwright/dsl';

/** The groups of a type, as its cards print them: "Dark/Heartless", "Player/Light" (KH 4.1, 4.6). */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  dark: ['Heartless', 'Villains'],
  player: ['Light', 'XIII'],
};

const isGroup = (type: string, classification: string): boolean =>
  GROUPS[type]?.includes(classification) === true;

/** The one card of a type that a player has in play: the Player Card, the topmost World. */
const theOne = (type: string, player: CardFilter & { is: 'of' }): CardSelector => ({
  pick: 'each',
  filter: [{ is: 'type', type }, player],
});

const neutral = (row: string): Phrase =>
  NEUTRAL_PHRASES.find(({ slot, name }) => slot === 'np' && name === row) as Phrase;
const DETERMINED = neutral('determined');

/** Whose Player Card a selector means, if it says no more than that. */
function ownerOfPlayer(what: CardSelector | undefined): PlayerSelector | undefined {
  const of = what?.pick === 'each' ? what.filter[1] : undefined;
  return of?.is === 'of' && equal(what, theOne('player', of)) ? of.player : undefined;
}

/** A player has one Player Card, so it is said in the singular: "your Player gets", not "your Players get" (KH 4.1). */
const players = [
  {
    ...DETERMINED,
    outranks: [...(DETERMINED.outranks ?? []), 'each-card', 'all-cards'],
    build: (parts: never, context: never) => {
      const what = DETERMINED.build(parts, context) as CardSelector | undefined;
      return ownerOfPlayer(what) ? undefined : what;
    },
    split: (what: CardSelector, context: never) =>
      ownerOfPlayer(what) ? undefined : DETERMINED.split(what as never, context),
  } as Phrase,
  { ...neutral('plural'), yieldsTo: ['determined', 'player-of'] },
  definePhrase({
    slot: 'np',
    name: 'player-of',
    number: 'sg',
    template: '{of:possessive} {type:type} [card]',
    build: ({ of, type }) => (type === 'player' ? theOne(type, { is: 'of', player: of }) : undefined),
    split: (what) => {
      const of = ownerOfPlayer(what);
      return of && { of, type: 'player' };
    },
    examples: ['Your Player gets +1 {A}.', 'While your Player is equipped, this Friend gets +1 {S}.'],
  }),
];

/** Cards of a type, of nobody in particular. */
const isOpenKind = (filter: readonly CardFilter[]): boolean =>
  filter.some(({ is }) => is === 'type') && !filter.some(({ is }) => is === 'of');

/**
 * "Each Dark card": in play they are called cards, too. Where cards are looked at or revealed it means those, which the
 * neutral row says.
 */
const everyCard = (['each', 'all'] as const).map((word) =>
  definePhrase({
    slot: 'np',
    name: word === 'each' ? 'each-card' : 'all-cards',
    yieldsTo: ['determined', 'plural', 'the-ones-there', ...(word === 'all' ? ['each-card'] : [])],
    usual: () => false,
    number: word === 'each' ? 'sg' : 'pl',
    template: `${word} {group:group} [in play]` as 'each {group:group}',
    build: ({ group: { filter, from, card } }) =>
      card && !from && isOpenKind(filter) ? { pick: 'each', filter } : undefined,
    split: (s) =>
      s.pick === 'each' &&
      !s.from &&
      isOpenKind(s.filter) && { group: { filter: s.filter, card: true as const } },
    examples: [
      word === 'each' ? 'Deal 1 damage to each Dark card.' : 'Discard all Equipment cards from play.',
    ],
  }),
);

/** The game's own nouns: a type with its group, and what a player has only one of. */
export const nouns = [
  ...players,
  ...everyCard,
  ...(['', ' card#'] as const).map((card) =>
    definePhrase({
      slot: 'kind',
      name: card === '' ? 'type-of-group' : 'type-of-group-card',
      yieldsTo: card === '' ? [] : ['type-of-group'],
      usual: () => false,
      template:
        `{type:type} / {classification:classification}${card} [{modifiers:modifiers}]` as '{type:type} {classification:classification} [{modifiers:modifiers}]',
      build: ({ type, classification, modifiers }, { refuse }) => {
        if (!isGroup(type, classification)) return refuse('there are no such cards');
        const said = modifiers?.filter ?? [];
        // A place is a state, and states precede groups.
        const states = said.filter(({ is }) => is === 'state');
        return {
          filter: [
            { is: 'type', type },
            ...states,
            { is: 'classification', classification },
            ...said.filter((one) => !states.includes(one)),
          ],
          ...(modifiers?.from && { from: modifiers.from }),
          ...(card !== '' && { card: true as const }),
        };
      },
      split: (m) => {
        const [type, ...others] = m.filter;
        if (type?.is !== 'type' || m.asks) return undefined;
        return others.flatMap((one) => {
          if (one.is !== 'classification' || !isGroup(type.type, one.classification)) return [];
          const filter = others.filter((other) => other !== one);
          const modifiers =
            filter.length > 0 || m.from ? { filter, ...(m.from && { from: m.from }) } : undefined;
          const said = { type: type.type, classification: one.classification };
          return [modifiers ? { ...said, modifiers } : said];
        });
      },
      examples: [
        card === ''
          ? 'Your Dark/Heartless get +1 {P}.'
          : '{PLAY}: Deal 2 damage to each opposing Dark/Villains card.',
      ],
    }),
  ),
  // Singular: the topmost one, though the selector says "each" (KH 8.2.1, KH 9.18).
  definePhrase({
    slot: 'np',
    name: 'current-world',
    yieldsTo: ['determined', 'plural'],
    usual: () => false,
    number: 'sg',
    template: '{of:possessive} current {type:type}',
    build: ({ of, type }, { refuse }) =>
      type === 'world' ? theOne(type, { is: 'of', player: of }) : refuse('only a World is current'),
    split: (what) => {
      const of = what.pick === 'each' ? what.filter[1] : undefined;
      return of?.is === 'of' && equal(what, theOne('world', of)) && { of: of.player, type: 'world' };
    },
    examples: ['While your current World is named Oathkeeper, this Friend gets +2 {S}.'],
  }),
  ...(
    [
      ['at-least', '(higher|more)', '>='],
      ['at-most', '(lower|less)', '<='],
    ] as const
  ).map(([name, words, cmp]) =>
    definePhrase({
      slot: 'modifier',
      name: `level-${name}`,
      yieldsTo: ['stat-compared'],
      usual: () => false,
      template: `with level {n:amount} or ${words}` as 'with level {n:amount}',
      build: ({ n }) => ({ filter: [{ is: 'stat', stat: 'level', cmp, value: n }] }),
      split: ({ filter: [only, more], from }) =>
        !from &&
        !more &&
        only?.is === 'stat' &&
        only.stat === 'level' &&
        only.cmp === cmp && { n: only.value },
      examples: [
        `{PLAY}: Defeat chosen opposing Dark card with level 2 or ${words.slice(1, -1).split('|')[0]}.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'condition-predicate',
    name: 'has-equipment',
    yieldsTo: ['is-a'],
    subject: 'cards',
    usual: () => false,
    template: 'have~ a/an {type:type} [card]',
    build: ({ type }) =>
      type === 'equipment' ? { if: 'matches', filter: [{ is: 'state', state: 'equipped' }] } : undefined,
    split: (c) =>
      c.if === 'matches' && equal(c.filter, [{ is: 'state', state: 'equipped' }]) && { type: 'equipment' },
    examples: ['While your Player has an Equipment card, this Friend gets +1 {S}.'],
  }),
  // A player is where the Player Card is.
  definePhrase({
    slot: 'condition',
    name: 'player-is-here',
    usual: () => false,
    template: '{who:player} be~ here',
    build: ({ who }) => ({
      if: 'matches',
      card: theOne('player', { is: 'of', player: who }),
      filter: [{ is: 'state', state: 'here' }],
    }),
    split: (c) => {
      if (c.if !== 'matches' || c.card.pick !== 'each') return undefined;
      const of = c.card.filter[1];
      if (of?.is !== 'of' || !equal(c.card, theOne('player', of))) return undefined;
      return equal(c.filter, [{ is: 'state', state: 'here' }]) && { who: of.player };
    },
    examples: ['While you are here, you fight with +1 {A}.'],
  }),
];
