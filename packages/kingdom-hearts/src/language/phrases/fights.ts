import type { CardFilter, CardSelector, Condition, EventPattern } from '@cardwright/core/data';
import { definePhrase, equal, type Sentence, withSpellings } from '@cardwright/dsl';

const IN_BATTLE_HERE: readonly CardFilter[] = [
  { is: 'state', state: 'in-battle' },
  { is: 'state', state: 'here' },
];

/** Cards on the current World of the opponent. */
const LIES_THERE: ReadonlySet<string> = new Set(['dark', 'nobody']);

const IN_A_BATTLE: Condition = { if: 'fighting', in: 'battle' };

/** Of cards of a kind those that are in the battle. */
const inBattle = (cards: CardSelector & { readonly pick: 'each' }): CardSelector => {
  const [type, ...others] = cards.filter;
  return { ...cards, filter: [type!, { is: 'state', state: 'in-battle' }, ...others] };
};

/** That you have so many of a name in play. */
const inPlay = (value: number, name: string): Condition => ({
  if: 'count',
  cmp: '>=',
  value,
  of: {
    pick: 'each',
    filter: [
      { is: 'of', player: { who: 'you' } },
      { is: 'named', name },
    ],
  },
});

/** While you have so many of a name in play, this card has more. */
const together = (n: number, name: string, by: number, stat: string): Sentence => ({
  leads: [{ lead: 'while', condition: inPlay(n, name) }],
  links: [
    {
      clause: {
        subject: { kind: 'cards', cards: { pick: 'self' } },
        predicate: {
          value: { do: 'modify', stat: stat as 'support', by },
          role: 'what',
          takes: 'cards',
          phrase: 'get',
        },
        tails: [],
      },
    },
  ],
});

const decided = (how: 'win' | 'lose'): EventPattern => ({
  on: how === 'win' ? 'challenge-won' : 'challenge-lost',
  player: { who: 'you' },
});

/** Battles and challenges as a time, a condition and a circumstance (KH 8.2.2, 8.3). */
export const fights = [
  ...(['battle', 'challenge'] as const).flatMap((fight) => [
    definePhrase({
      slot: 'circumstance',
      name: `during-${fight}`,
      template: `(during|in) a ${fight}` as 'during a battle',
      data: () => ({ said: 'during', condition: { if: 'fighting', in: fight } }),
      examples: [
        `During a ${fight}, your Friends get +1 {S}.`,
        `In a ${fight}, your Friends get +1 {S}.`,
        `This Friend gets +1 {S} in ${fight}s.`,
      ],
    }),
    definePhrase({
      slot: 'condition',
      name: `${fight}-goes-on`,
      template: `a ${fight} goes on`,
      data: () => ({ if: 'fighting', in: fight }),
      examples: [`Whenever you lose HP, if a ${fight} goes on, draw a card.`],
    }),
    definePhrase({
      slot: 'event-tail',
      name: `in-a-${fight}`,
      template: `(in a ${fight}|in this ${fight}|in that ${fight})`,
      build: () => ({ given: [`in-${fight}`] }),
      split: (t) => t.given?.length === 1 && t.given[0] === `in-${fight}` && {},
      examples: [
        fight === 'battle'
          ? 'Whenever a Dark is defeated in a battle, draw a card.'
          : 'Whenever you play a card in a challenge, you may draw a card.',
      ],
    }),
    definePhrase({
      slot: 'duration',
      name: `during-that-${fight}`,
      template: `((during|in|for|until the end of|for the rest of) (that|this|the) ${fight}|this ${fight})`,
      build: () => ({ lasts: 'until', on: `${fight}-ended` }),
      split: (d) => d.lasts === 'until' && d.on === `${fight}-ended` && {},
      examples: [
        fight === 'battle'
          ? 'Whenever you start a battle, this Friend gets +1 {S} during that battle.'
          : 'Whenever you challenge a player, this Friend gets +1 {S} during that challenge.',
      ],
    }),
  ]),
  ...(
    [
      ['battle', 'be~ in a battle', 'While you are in a battle, this Friend gets +2 {S}.', undefined],
      [
        'challenge',
        'be~ in a challenge',
        'While you are in a challenge, this Friend gets +2 {S}.',
        undefined,
      ],
      ['challenging', 'be~ challenging', 'While you are challenging, you fight with +1 {A}.', 'attacker'],
      [
        'challenged',
        'be~ being challenged',
        'While you are being challenged, you fight with +1 {A}.',
        'defender',
      ],
    ] as const
  ).flatMap(([fight, template, example, role]) => {
    const row = definePhrase({
      slot: 'condition-predicate',
      name: `is-in-${fight}`,
      subject: 'player',
      template: template as 'be~ in a battle',
      data: () => ({ if: 'fighting', in: fight }),
      examples: [example],
    });
    if (role === undefined) return [row];
    const words = `be~ (the ${role}|the ${role} in a challenge|${role === 'attacker' ? 'attacking' : 'defending'} in a challenge)`;
    return withSpellings(row, {
      name: `is-the-${role}`,
      template: words,
      usual: () => false,
      examples: [`While you are the ${role} in a challenge, this Friend gets +2 {S}.`],
    });
  }),
  // A challenge is held on the World of the defender (KH 8.3): a World is its player's, a Dark Card lies on the other's.
  definePhrase({
    slot: 'circumstance',
    name: 'during-challenge-here',
    template:
      '(during|in) a challenge [held] (here|(at|on) this {type:type} [card])' as 'during a challenge here [{type:type}]',
    usual: () => false,
    build: ({ type }, { facts, refuse }) => {
      if (type !== undefined && type !== 'world') return undefined;
      const who = facts.type === 'world' ? 'you' : LIES_THERE.has(facts.type ?? '') ? 'opponents' : undefined;
      return who
        ? { said: 'during', condition: { if: 'fighting', in: 'challenged', player: { who } } }
        : refuse('where is “here”?');
    },
    split: ({ said, condition }) =>
      said === 'during' &&
      condition.if === 'fighting' &&
      condition.in === 'challenged' &&
      (condition.player?.who === 'you' || condition.player?.who === 'opponents') && [{}, { type: 'world' }],
  }),
  // Against the Dark Cards of the World (KH 8.2.2).
  definePhrase({
    slot: 'circumstance',
    name: 'battle-against',
    usual: () => false,
    template: '(during|in) a battle against {cards:counted}',
    build: ({ cards }, { refuse }) =>
      cards.of.pick === 'each' && !cards.of.from && cards.of.filter.some((one) => one.is === 'type')
        ? {
            said: 'during',
            condition: { if: 'all', of: [IN_A_BATTLE, { if: 'count', ...cards, of: inBattle(cards.of) }] },
          }
        : refuse('a battle is against Dark Cards'),
    split: ({ said, condition }) => {
      const [first, count, more] = said === 'during' && condition.if === 'all' ? condition.of : [];
      if (more || !equal(first, IN_A_BATTLE) || count?.if !== 'count' || count.of.pick !== 'each')
        return undefined;
      const filter = count.of.filter.filter((one) => !(one.is === 'state' && one.state === 'in-battle'));
      if (filter.length === count.of.filter.length) return undefined;
      return { cards: { cmp: count.cmp, value: count.value, of: { ...count.of, filter } } };
    },
    examples: ['During a battle against 2 or more Dark cards, this Friend gets +2 {S}.'],
  }),
  // Who takes part, and the Dark Cards of a battle (KH 8.2.2, 8.3).
  ...(
    [
      [
        'in-battle',
        'battle',
        '|in this battle|in the battle|in that battle|that took part in this battle|that took part in the battle|that take part in this battle',
      ],
      [
        'in-challenge',
        'challenge',
        '|in this challenge|in the challenge|in that challenge|that took part in this challenge|that took part in the challenge|that take part in this challenge',
      ],
      ['participating', 'battle or challenge', ''],
    ] as const
  ).map(([state, fight, more]) =>
    definePhrase({
      slot: 'place',
      name: state,
      usual: () => state !== 'participating',
      template:
        `(taking part in this ${fight}|taking part in a ${fight}|taking part in the ${fight}|taking part in that ${fight}|participating in this ${fight}|participating in a ${fight}|participating in the ${fight}|participating in that ${fight}${more})` as 'taking part in this battle',
      data: () => ({ filter: [{ is: 'state', state }] }),
      examples: [`{PLAY}: Each Friend taking part in this ${fight} gets +1 {S} this turn.`],
    }),
  ),
  // All Dark Cards of a World are in the battle there (KH 8.2.2).
  definePhrase({
    slot: 'place',
    name: 'in-battle-with-it',
    template: '(taking part in a battle|in battle|in a battle) with {what:pronominal}',
    build: ({ what }, { refuse }) =>
      what.pick === 'self' && !what.from
        ? { filter: IN_BATTLE_HERE }
        : refuse('battles are with the Dark Card of the text'),
    split: ({ filter, from }) =>
      !from && equal(filter, IN_BATTLE_HERE) && { what: { pick: 'self' as const } },
    examples: ['Friends taking part in a battle with this Dark get -1 {S}.'],
  }),
  // Each of such Attack Cards says it of itself (KH 4.10).
  definePhrase({
    slot: 'sentence',
    name: 'played-together',
    usual: () => false,
    template:
      'if you play {n:integer} or more “ {name:name} ” cards at the same time , each of them (gets|gains) {by:signed} {stat:stat}',
    build: ({ n, name, by, stat }, { facts, refuse }) => {
      if (facts.type !== undefined && facts.type !== 'attack')
        return refuse('only Attack Cards are played together');
      if (facts.name !== undefined && facts.name !== name)
        return refuse('a card says this of those of its own name');
      return together(n, name, by, stat);
    },
    split: ({ leads: [lead, ...others], links: [first, ...more] }) => {
      const count = lead?.lead === 'while' && lead.condition.if === 'count' ? lead.condition : undefined;
      if (!first || others.length + more.length > 0 || count?.of.pick !== 'each') return undefined;
      const { subject, predicate, tails } = first.clause;
      const change = predicate.value;
      const named = count.of.filter.at(-1);
      if (tails.length > 0 || subject?.kind !== 'cards' || subject.cards.pick !== 'self') return undefined;
      if (named?.is !== 'named' || change.do !== 'modify' || typeof change.by !== 'number') return undefined;
      const { value: n } = count;
      return (
        typeof n === 'number' &&
        equal(count, inPlay(n, named.name)) && {
          n,
          name: named.name,
          by: change.by,
          stat: change.stat as string,
        }
      );
    },
    examples: ['If you play 2 or more “Oathkeeper” cards at the same time, each of them gets +2 {S}.'],
  }),
  // An Attack Card is in play for one battle or challenge (KH 4.10).
  definePhrase({
    slot: 'lead',
    name: 'this-challenge',
    usual: () => false,
    template: '(when|if) you {how:win|lose} this challenge',
    build: ({ how }, { facts: { type }, refuse }) =>
      type === undefined || type === 'attack'
        ? { lead: 'trigger', on: [decided(how)] }
        : refuse('which challenge? This card is in play for more than one'),
    split: (lead) => {
      if (lead.lead !== 'trigger' || lead.duration || lead.while) return undefined;
      return (['win', 'lose'] as const)
        .filter((how) => equal(lead.on, [decided(how)]))
        .map((how) => ({ how }));
    },
    examples: ['When you win this challenge, draw a card.'],
  }),
  ...(
    [
      ['challenge', 'challenge~', 'challenge', 'You may challenge'],
      ['move', 'move~', 'move', 'You may move'],
      ['battle', 'start~ a battle', 'battle', 'You may start a battle'],
    ] as const
  ).flatMap(([name, does, action, words]) =>
    withSpellings(
      definePhrase({
        slot: 'predicate',
        name: `${name}-again`,
        subject: 'player',
        lasts: true,
        template: `${does} one more time each turn` as 'move~',
        data: () => ({ do: 'additional-action', action, count: 1 }),
        examples: [`${words} one more time each turn.`],
      }),
      {
        name: `${name}-again-now`,
        template: `${does} one more time`,
        usual: (effect: object) => 'duration' in effect,
        examples: [`{PLAY}: ${words} one more time this turn.`],
      },
    ),
  ),
];
