import { type Clause, definePhrase, withSpellings } from '@cardwright/dsl';

/** What texts change of the rules: what cards need, where they may be, how many there may be. */
export const rules = [
  definePhrase({
    slot: 'predicate',
    name: 'cooperate',
    subject: 'cards',
    lasts: true,
    ofPlaying: true,
    wording: { outside: true },
    template: 'need~ the cooperation of {with:object}',
    data: (parts) => ({ do: 'cooperate', with: parts.with }),
    examples: ['This Technique needs the cooperation of a card named Donald Duck and a card named Goofy.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-only-if',
    subject: 'cards',
    lasts: true,
    ofPlaying: true,
    template: 'can be played only if {condition:condition}',
    data: ({ condition }) => ({ do: 'play-only-if', condition }),
    examples: ['This Friend can be played only if you have 2 or more Friends in play.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'equip-only',
    subject: 'cards',
    lasts: true,
    wording: { outside: true },
    template: 'can be put only on a/an {group:group}',
    build: ({ group }) => (group.from === undefined ? { do: 'equip-only', filter: group.filter } : undefined),
    split: (e) => e.do === 'equip-only' && e.filter !== undefined && { group: { filter: e.filter } },
    examples: [
      'This Equipment can be put only on a card named Riku or Sora.',
      'This Equipment can be put only on a Light Player card.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'half-power',
    subject: 'cards',
    lasts: true,
    template: 'have~ half their {P} as {S}',
    data: () => ({ do: 'half-power' }),
    examples: ['Your Friends have half their {P} as {S}.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'limit-friends',
    subject: 'player',
    lasts: true,
    template: "can't have more than {count:amount} {type:type}",
    build: ({ count, type }) => (type === 'friend' ? { do: 'limit-friends', count } : undefined),
    split: (e) => e.do === 'limit-friends' && e.count !== undefined && { count: e.count, type: 'friend' },
    examples: ["You can't have more than 3 Friends."],
  }),
  ...withSpellings(
    definePhrase({
      slot: 'clause',
      name: 'nothing-played-here',
      template: 'no {group:group} can be played here',
      wording: { outside: true },
      number: 'pl',
      build: ({ group }): Clause | undefined =>
        group.from === undefined
          ? {
              subject: { kind: 'cards', cards: { pick: 'each', filter: group.filter } },
              predicate: { value: { do: 'forbid-here' }, role: 'what', takes: 'cards', phrase: '' },
              tails: [],
            }
          : undefined,
      split: ({ subject, predicate: { value } }) =>
        value.do === 'forbid-here' &&
        subject?.kind === 'cards' &&
        subject.cards.pick === 'each' && { group: { filter: subject.cards.filter } },
      examples: ['No Magic cards can be played here.', 'No Heartless cards can be played here.'],
    }),
    {
      name: 'cannot-be-played-here',
      template: "{group:group} can't be played here",
      usual: () => false,
      examples: ["Magic cards can't be played here."],
    },
  ),
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
        usual: (e) => 'duration' in e,
        examples: [`{PLAY}: ${words} one more time this turn.`],
      },
    ),
  ),
];
