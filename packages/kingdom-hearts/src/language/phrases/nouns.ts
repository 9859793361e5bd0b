import type { CardFilter, CardSelector, Condition, PlayerSelector } from '@cardwright/core/data';
import { choice, definePhrase, equal, NEUTRAL_PHRASES, type Phrase } from '@cardwright/dsl';

/** The groups of a type, as its cards print them: "Dark/Heartless", "Player/Light" (KH 4.1, 4.6). */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  dark: ['Heartless', 'Villains'],
  player: ['Light', 'XIII'],
  magic: ['Attack'],
};

const isGroup = (type: string, classification: string): boolean =>
  GROUPS[type]?.includes(classification) === true;

/** The one card of a type that a player has in play: the Player Card, the topmost World. */
export const theOne = (type: string, player: CardFilter & { is: 'of' }): CardSelector => ({
  pick: 'each',
  filter: [{ is: 'type', type }, player],
});

const IS_CURRENT: Condition = {
  if: 'matches',
  card: { pick: 'self' },
  filter: [{ is: 'at-world-of', player: { who: 'you' } }],
};

const AT = {
  'you are': { who: 'you' },
  "you 're": { who: 'you' },
  'your opponent is': { who: 'opponents' },
  'an opponent is': { who: 'an-opponent' },
} as const;

const currentWorld = (player: PlayerSelector): CardSelector => ({
  pick: 'some',
  range: { min: 1, max: 1 },
  filter: [
    { is: 'type', type: 'world' },
    { is: 'of', player },
  ],
});

/** What is asked of a World that is said to be the current one: "a World named …", "a card named …". */
function asWorld(what: CardSelector): readonly CardFilter[] | undefined {
  if (what.pick !== 'some' || what.from || what.range.max !== 1) return undefined;
  const [first, ...rest] = what.filter;
  const filter = first?.is === 'type' && first.type === 'world' ? rest : what.filter;
  const [one] = filter;
  return one && (filter !== what.filter || (equal(filter, [one]) && one.is === 'named')) ? filter : undefined;
}

/** The inverse. */
const worldsOf = (filter: readonly CardFilter[]): CardSelector[] =>
  [[{ is: 'type', type: 'world' } as const, ...filter], filter].map((said) => ({
    pick: 'some',
    range: { min: 1, max: 1 },
    filter: said,
  }));

const neutral = (row: string): Phrase =>
  NEUTRAL_PHRASES.find(({ slot, name }) => slot === 'np' && name === row) as Phrase;
const DETERMINED = neutral('determined');

/** Whose Player Card a selector means, if it says no more than that. */
export function ownerOfPlayer(what: CardSelector | undefined): PlayerSelector | undefined {
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

const LIES_ON_WORLDS: ReadonlySet<string> = new Set(['dark', 'nobody']);

/** At the World of the opponent. */
const ON_THEIR_WORLD: CardFilter = { is: 'at-world-of', player: { who: 'opponents' } };

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
        `{type:type} / ({classification:classification}|{attack:type})${card} [{modifiers:modifiers}]` as '{type:type} [{classification:classification}] [{attack:type}] [{modifiers:modifiers}]',
      build: ({ type, classification: said0, attack, modifiers }, { refuse }) => {
        // “Attack” is a type, too (KH 4.4, 4.10).
        const classification = said0 ?? (attack === 'attack' ? 'Attack' : '');
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
          const group =
            one.classification === 'Attack' ? { attack: 'attack' } : { classification: one.classification };
          const said = { type: type.type, ...group };
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
  // The topmost one, if there is one: of none nothing is true (KH 8.2.1, KH 9.18).
  definePhrase({
    slot: 'np',
    name: 'current-world',
    yieldsTo: ['determined', 'plural', 'among-them'],
    usual: () => false,
    number: 'sg',
    template: '{of:possessive} current {type:type} [card]',
    build: ({ of, type }, { refuse }) =>
      type === 'world' ? currentWorld(of) : refuse('only a World is current'),
    split: (what) => {
      const of = what.pick === 'some' ? what.filter[1] : undefined;
      return of?.is === 'of' && equal(what, currentWorld(of.player)) && { of: of.player, type: 'world' };
    },
    examples: ['While your current World is named Oathkeeper, this Friend gets +2 {S}.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'stat-said-first',
    yieldsTo: ['stat', 'stat-compared'],
    usual: () => false,
    template: '(with|of) [a] {stat:stat} [of] {n:amount} [or {cmp:more|higher|less|lower}]',
    words: { cmp: { more: '>=', higher: '>=', less: '<=', lower: '<=' } },
    build: ({ stat, n, cmp = '=' }) => ({
      filter: [{ is: 'stat', stat, cmp, value: n } as CardFilter],
    }),
    split: ({ filter: [only, more], from }) => {
      if (from || more || only?.is !== 'stat') return undefined;
      const { stat, cmp, value: n } = only;
      if (cmp === '=') return { stat, n };
      return (cmp === '>=' || cmp === '<=') && { stat, n, cmp };
    },
    examples: [
      "Until the start of your next turn, opponents can't play Dark cards of level 3 or more.",
      'Your Friends of level 1 get +1 {S}.',
      '{PLAY}: Defeat chosen opposing Dark card with level 2 or lower.',
      '{PLAY}: Deal 2 damage to chosen Dark card with Power 5 or more.',
    ],
  }),
  // "A level 1 Friend card".
  definePhrase({
    slot: 'adjective',
    name: 'of-level',
    template: '{stat:stat} {n:integer} [or {cmp:lower|less|below|higher|more|greater|above}]',
    words: {
      cmp: { lower: '<=', less: '<=', below: '<=', higher: '>=', more: '>=', greater: '>=', above: '>=' },
    },
    usual: () => false,
    build: ({ stat, n, cmp = '=' }) =>
      stat === 'level' ? [{ is: 'stat', stat, cmp, value: n } as CardFilter] : undefined,
    split: ([only, more]) => {
      if (more || only?.is !== 'stat' || only.stat !== 'level' || typeof only.value !== 'number')
        return undefined;
      const { stat, value: n, cmp } = only;
      if (cmp === '=') return { stat, n };
      return (cmp === '<=' || cmp === '>=') && { stat, n, cmp };
    },
    examples: [
      '{PLAY}: Discard chosen level 1 Friend card from play.',
      '{PLAY}: Defeat chosen level 2 or lower Dark card.',
    ],
  }),
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
  // A Dark Card lies on the opponent's World, unless it is used as a Friend (KH 8.2.4, 9.38).
  definePhrase({
    slot: 'condition',
    name: 'lies-on-a-world',
    // “Their” is of the opponent there, whoever was spoken of.
    outranks: ['statement'],
    usual: () => false,
    number: 'sg',
    template:
      "(this card|this {own:type} [card]) is on (a|their [current]|your opponent 's [current]) {type:type} [card]" as '[{own:type}] on a {type:type}',
    build: ({ own, type }, { facts, thisIs, refuse }) => {
      if (own !== undefined) thisIs(own);
      if (type !== 'world') return undefined;
      return facts.type === undefined || LIES_ON_WORLDS.has(facts.type)
        ? { if: 'matches', card: { pick: 'self' }, filter: [ON_THEIR_WORLD] }
        : refuse('only Dark and Nobody Cards are put on a World');
    },
    split: (c) =>
      c.if === 'matches' &&
      c.card.pick === 'self' &&
      equal(c.filter, [ON_THEIR_WORLD]) && [
        { type: 'world' },
        ...[...LIES_ON_WORLDS].map((own) => ({ own, type: 'world' })),
      ],
    examples: ["While this Dark is on a World card, opponents can't gain HP."],
  }),
  definePhrase({
    slot: 'player',
    name: 'who-is-there',
    yieldsTo: ['each-opponent', 'opponents', 'the-opponent'],
    usual: () => false,
    number: 'sg',
    template:
      '(the player|the opponent) (here|(in|at|on) (this|that) {type:type} [card]|whose [current] {type:type} (this|this card|this {own:type} [card]) is on)' as 'the player here [{type:type}] [{own:type}]',
    build: ({ type, own }, { facts, thisIs, refuse }) => {
      if (own !== undefined) thisIs(own);
      return (type ?? 'world') === 'world' && (facts.type === undefined || LIES_ON_WORLDS.has(facts.type))
        ? { who: 'opponents' }
        : refuse('only a Dark Card lies on the World of another player');
    },
    split: (player) =>
      player.who === 'opponents' && [
        {},
        { type: 'world' },
        ...[...LIES_ON_WORLDS].map((own) => ({ own, type: 'world' })),
      ],
    examples: [
      "While this Dark is in play, the player here can't play Magic cards.",
      "While this Dark is on a World card, the player in that World can't gain HP.",
      "The opponent whose World this Dark is on can't draw cards.",
    ],
  }),
  // Of your Dark Cards those that are no Friends: which those are, their type says (KH 9.38).
  definePhrase({
    slot: 'modifier',
    name: 'played-on-a-world',
    usual: () => false,
    template: 'you (played|put) on {of:possessive} [current] {type:type} [card]',
    build: ({ of, type }) =>
      type === 'world' && of.who !== 'you' ? { filter: [{ is: 'of', player: { who: 'you' } }] } : undefined,
    split: ({ filter, from }) =>
      !from &&
      equal(filter, [{ is: 'of', player: { who: 'you' } }]) &&
      (['an-opponent', 'opponents'] as const).map((who) => ({ of: { who }, type: 'world' })),
    examples: ["Whenever a Dark card you played on your opponent's World is defeated, draw a card."],
  }),
  // "While you're at a World named …": of the World that is current.
  definePhrase({
    slot: 'condition',
    name: 'at-a-world',
    yieldsTo: ['matches'],
    usual: () => false,
    template: `{who:${choice(AT)}} (at|on|in) {world:np}`,
    words: { who: AT },
    build: ({ who, world }) => {
      const filter = asWorld(world);
      return filter && { if: 'matches', filter, card: currentWorld(who) };
    },
    split: (c) => {
      if (c.if !== 'matches' || c.card?.pick !== 'some') return undefined;
      const of = c.card.filter[1];
      if (of?.is !== 'of' || !equal(c.card, currentWorld(of.player))) return undefined;
      return worldsOf(c.filter).map((world) => ({ who: of.player as never, world }));
    },
    examples: [
      "While you're at a World named Oathkeeper, this Friend gets +2 {S}.",
      'While you are at a card named Oathkeeper, this Friend gets +2 {S}.',
      'While your opponent is at a level 3 World, this Friend gets +1 {S}.',
    ],
  }),
  // A World's own text works while it is the topmost one (KH 9.18).
  definePhrase({
    slot: 'condition',
    name: 'is-your-current-world',
    outranks: ['statement'],
    usual: () => false,
    template:
      '(this|this card|this {own:type} [card]) is (your current|the current) {type:type} [card]' as '[{own:type}] {type:type}',
    build: ({ own = 'world', type }, { thisIs }) => {
      if (own !== 'world' || type !== 'world') return undefined;
      thisIs(type);
      return IS_CURRENT;
    },
    split: (c) => equal(c, IS_CURRENT) && [{ type: 'world' }, { own: 'world', type: 'world' }],
    examples: ['While this World is your current World, your Friends get +1 {S}.'],
  }),
  // A player is where the Player Card is.
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-here',
    subject: 'player',
    template: 'be~ (here|(in|at|on) this {type:type} [card])' as 'be~ here [{type:type}]',
    build: ({ type }) => (type === undefined || type === 'world' ? { if: 'is-here' } : undefined),
    split: (c) => c.if === 'is-here' && [{}, { type: 'world' }],
    examples: ['While you are here, you fight with +1 {A}.'],
  }),
];
