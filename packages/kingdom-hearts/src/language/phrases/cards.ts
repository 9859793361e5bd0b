import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { amountsOf, definePhrase, equal, type Modifier } from '@cardwright/dsl';
import { moreOf } from './points.ts';

/** The character that carries the Equipment of the text. */
const BEARER = { pick: 'each', filter: [{ is: 'state', state: 'bearer' }] } as const;

const CARRYING = '(carrying|with|equipped with) (this {carried:type} [card]|this card)';

/** Cards that are on a World, or one. */
const ON_A_WORLD: ReadonlySet<string> = new Set([
  'world',
  'dark',
  'nobody',
  'friend',
  'magic-friend',
  'player',
]);

const BEATEN: readonly CardFilter[] = [{ is: 'state', state: 'beaten' }];

/** At the World where the card of the text is (KH 9.46). */
const HERE: Modifier = { filter: [{ is: 'state', state: 'here' }] };

/** Whether cards are where they are discarded from without a word: by who has them there, or by where they are. */
function isInPlay(what: CardSelector): boolean {
  // So are some of the cards that were looked at.
  if ('from' in what && what.from) return 'to' in what.from;
  // What was looked at is in a hand, and discarded from there.
  if (what.pick === 'self' || what.pick === 'ref') return true;
  return 'filter' in what && what.filter?.some(({ is }) => is === 'of' || is === 'at-world-of') === true;
}

/** Of the two ways to say how much damage is dealt one is always there. */
const NO_AMOUNT = 0;

/** What is done to cards in play. */
export const cards = [
  ...amountsOf({
    slot: 'damage-amount',
    noun: 'damage',
    plain: 'damage',
    many: 'much',
    unit: 'damage',
    after: ['card-count'],
    examples: { number: ['Deal 2 damage to chosen Dark card.'] },
  }),
  ...moreOf('damage-amount', 'damage', ['Deal 2 additional damage to chosen Dark card.']),
  definePhrase({
    slot: 'predicate',
    name: 'deal-damage',
    subject: 'player',
    wording: { all: 'each', outside: true },
    template:
      'deal~ ({amount:damage-amount} to {to:object}|damage to {to:object} equal to {measured:measure})' as 'deal~ [{amount:damage-amount}] to {to:object} [{measured:measure}]',
    build: ({ amount = NO_AMOUNT, measured = amount, to }) => ({ do: 'deal-damage', amount: measured, to }),
    split: (e) => {
      if (e.do !== 'deal-damage' || e.amount === undefined || e.to === undefined) return false;
      const { amount, to } = e;
      return [{ amount, to }, ...(typeof amount === 'object' ? [{ measured: amount, to }] : [])];
    },
    examples: [
      'Deal 5 damage to chosen Dark card.',
      'Deal 2 damage to each opposing Dark card.',
      'Deal damage to chosen Dark card equal to the number of Friends you have in play.',
    ],
  }),
  // Before "instead" it is dealt to the same cards.
  definePhrase({
    slot: 'predicate',
    name: 'deal-again',
    leavesOut: 'object',
    subject: 'player',
    usual: () => false,
    template: 'deal~ {amount:damage-amount}',
    build: ({ amount }) => ({ do: 'deal-damage', amount }) as never,
    split: (e) => e.do === 'deal-damage' && e.amount !== undefined && { amount: e.amount },
    examples: ['Deal 4 damage to chosen Dark card. If you have 2 HP or less, deal 8 damage instead.'],
  }),
  // What has been dealt enough is defeated as soon as the text has been carried out (KH 4.6).
  definePhrase({
    slot: 'lead',
    name: 'if-defeated-so',
    outranks: ['trigger', 'if'],
    usual: () => false,
    number: 'sg',
    template: 'if {what:pronominal} (is|was) defeated [this way]',
    build: ({ what }) =>
      what.pick === 'ref' && !what.from
        ? { lead: 'if', condition: { if: 'matches', card: what, filter: BEATEN } }
        : undefined,
    split: (lead) =>
      lead.lead === 'if' &&
      lead.condition.if === 'matches' &&
      lead.condition.card.pick === 'ref' &&
      equal(lead.condition.filter, BEATEN) && { what: lead.condition.card },
    examples: ['Deal 5 damage to chosen Dark card. If that card is defeated, gain 1 HP.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'defeat',
    subject: 'player',
    wording: { outside: true },
    template: 'defeat~ {what:object}',
    data: ({ what }) => ({ do: 'defeat', what }),
    examples: ['Defeat chosen opposing Dark card with 4 {P} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'discard-from-play',
    subject: 'player',
    wording: { outside: true },
    outranks: ['discard', 'choose-and-discard', 'discard-all'],
    template: '(discard~|choose~ and discard~) {what:object} {from:from play|}',
    words: { from: { 'from play': true, '': false } },
    // Cards that somebody controls, and those at a place, are in play (KH 2).
    build: ({ what, from }) => (from || isInPlay(what) ? { do: 'discard-from-play', what } : undefined),
    split: (e) =>
      e.do === 'discard-from-play' &&
      e.what !== undefined && [
        { what: e.what, from: true },
        ...(isInPlay(e.what) ? [{ what: e.what, from: false }] : []),
      ],
    examples: [
      'Discard chosen opposing Friend card from play.',
      '{PLAY}: Each player discards one of their Friend cards from play.',
      'Each player discards all Equipment cards they have in play.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'capture',
    subject: 'player',
    wording: { outside: true },
    template: '(capture~|take~ control of|gain~ control of) {what:object}',
    data: ({ what }) => ({ do: 'capture', what }),
    examples: ['Capture chosen opposing Friend card with 2 {S} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'equip',
    subject: 'player',
    template: 'equip~ {what:object} to {on:object}',
    data: ({ what, on }) => ({ do: 'equip', what, on }),
    examples: [
      'At the start of the game, search your deck for an Equipment card named Oathkeeper and equip that card to this Player.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'equip-with',
    yieldsTo: ['equip'],
    subject: 'player',
    usual: () => false,
    template:
      '(equip~ {on:np} with {what:np}|attach~ {what:np} to {on:np})' as 'equip~ {on:np} with {what:np}',
    data: ({ on, what }) => ({ do: 'equip', what, on }),
    examples: ['Whenever you move, you may equip this Player with an Equipment card from your discard pile.'],
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'bearer',
    template: '(the bearer|the equipped character|the equipped card)',
    number: 'sg',
    build: (_parts, { facts, refuse }) =>
      facts.type === undefined || facts.type === 'equipment' ? BEARER : refuse('only Equipment has a bearer'),
    split: (s) => equal(s, BEARER) && {},
    examples: ['The bearer gets +2 {A}.', 'Whenever the bearer joins a battle or challenge, draw a card.'],
  }),
  // Who does something to cards chooses them anyway, and nobody else.
  ...(['your', 'their'] as const).map((whose) =>
    definePhrase({
      slot: 'np',
      name: `of-${whose}-choice`,
      whose,
      yieldsTo: [
        ...(whose === 'their' ? ['of-your-choice'] : []),
        'determined',
        'pronominal',
        'among-them',
        'current-world',
      ],
      usual: () => false,
      template:
        `(a/an|{n:integer}) {group:group} of ${whose} choice [{place:place}]` as '[{n:integer}] {group:group} [{place:place}]',
      build: ({ n = 1, group, place }) => {
        const from = group.from ?? place?.from;
        return {
          pick: 'some',
          range: { min: n, max: n },
          filter: [...group.filter, ...(place?.filter ?? [])],
          ...(from && { from }),
        };
      },
      split: (s) => {
        if (s.pick !== 'some' || s.range.min !== s.range.max || typeof s.range.min !== 'number')
          return undefined;
        if (s.from && 'to' in s.from) return undefined;
        const { from, filter } = s;
        const last = filter.at(-1);
        const groups = [
          { group: { filter, ...(from && { from }) } },
          ...(from ? [{ group: { filter }, place: { filter: [], from } }] : []),
          ...(last && !from ? [{ group: { filter: filter.slice(0, -1) }, place: { filter: [last] } }] : []),
        ];
        const n = s.range.min;
        return groups.flatMap((one) =>
          [false, true].map((card) => ({
            ...(n !== 1 && { n }),
            ...one,
            group: { ...one.group, ...(card && { card: true as const }) },
          })),
        ) as never;
      },
      examples: [
        whose === 'your'
          ? '{PLAY}: Deal 2 damage to a Dark card of your choice on your World.'
          : '{PLAY}: Each opponent discards a card of their choice.',
      ],
    }),
  ),
  // "The Friend carrying this Equipment": the bearer, of which it says what it is.
  definePhrase({
    slot: 'np',
    name: 'carrier',
    number: 'sg',
    template:
      `(the {type:type} ${CARRYING}|the equipped {type:type} [card])` as 'the {type:type} [{carried:type}]',
    build: ({ type, carried }, { facts, refuse }) =>
      (carried ?? 'equipment') === 'equipment' && (facts.type === undefined || facts.type === 'equipment')
        ? { pick: 'each', filter: [{ is: 'type', type }, ...BEARER.filter] }
        : refuse('only Equipment is carried'),
    split: (s) => {
      const [type, bearer] = s.pick === 'each' && !s.from && s.filter.length === 2 ? s.filter : [];
      return (
        type?.is === 'type' &&
        equal([bearer], BEARER.filter) && [{ type: type.type, carried: 'equipment' }, { type: type.type }]
      );
    },
    examples: [
      'The Friend carrying this Equipment gets +2 {S}.',
      'Whenever the Friend carrying this Equipment is captured, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'who-carries-it',
    yieldsTo: ['bearer'],
    usual: () => false,
    number: 'sg',
    template: `the (card|character) ${CARRYING}` as 'the card carrying this [{carried:type}]',
    build: ({ carried }, { facts, refuse }) =>
      (carried ?? 'equipment') === 'equipment' && (facts.type === undefined || facts.type === 'equipment')
        ? BEARER
        : refuse('only Equipment is carried'),
    split: (s) => equal(s, BEARER) && [{ carried: 'equipment' }, {}],
    examples: ["The card carrying this Equipment can't be captured."],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'carrying',
    usual: () => false,
    template: '(carrying|with) a/an {type:type} [card]',
    build: ({ type }) =>
      type === 'equipment' ? { filter: [{ is: 'state', state: 'equipped' }] } : undefined,
    split: ({ filter, from }) =>
      !from && equal(filter, [{ is: 'state', state: 'equipped' }]) && { type: 'equipment' },
    examples: ['Your Friends carrying an Equipment card get +1 {S}.'],
  }),
  // Cards in play are controlled (KH 2).
  definePhrase({
    slot: 'place',
    name: 'under-control',
    usual: () => false,
    template: '[in play] under {of:possessive} control',
    data: ({ of }) => ({ filter: [{ is: 'of', player: of }] }),
    examples: ['This Friend gets +1 {S} for each Friend under your control.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'here',
    template: 'here',
    data: () => HERE,
    examples: ['Friends here get +1 {S}.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'on-the-world-of',
    template: '(on|at|in|from) {of:possessive} [current] {type:type} [card]',
    build: ({ of, type }) => (type === 'world' ? { filter: [{ is: 'at-world-of', player: of }] } : undefined),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'at-world-of' && { of: only.player, type: 'world' },
    examples: ['{PLAY}: Deal 2 damage to chosen Dark card on your World.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'on-the-same-world',
    yieldsTo: ['here'],
    usual: () => false,
    number: 'sg',
    template: '(on|at|in|from) (the same|this|that) {type:type} [card]',
    // Magic is on no World: which one is meant?
    build: ({ type }, { facts }) =>
      type === 'world' && (facts.type === undefined || ON_A_WORLD.has(facts.type)) ? HERE : undefined,
    split: (place) => equal(place, HERE) && { type: 'world' },
    examples: ['While you have another Dark on the same World, this Dark gets +2 {P}.'],
  }),
];
