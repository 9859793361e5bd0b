import type { CardFilter, CardSelector, Condition, Effect } from '@cardwright/core/data';
import { type Clause, definePhrase, equal, withSpellings } from '@cardwright/dsl';

const onItself = (value: object): Clause =>
  ({
    subject: { kind: 'cards', cards: { pick: 'self' } },
    predicate: { value, role: 'what', takes: 'cards', phrase: '' },
    tails: [],
  }) as unknown as Clause;

/** One card of each of these names. */
const allNamed = (names: readonly string[]): CardSelector => {
  const of = names.map(
    (name): CardSelector => ({ pick: 'some', range: ONE, filter: [{ is: 'named', name }] }),
  );
  return of.length === 1 ? of[0]! : { pick: 'both', of };
};

/** The inverse. */
function namesOf(cards: CardSelector): readonly string[] | undefined {
  const names = (cards.pick === 'both' ? cards.of : [cards]).flatMap((one) => {
    const [only] = one.pick === 'some' ? one.filter : [];
    return only?.is === 'named' ? [only.name] : [];
  });
  return names.length > 0 && equal(cards, allNamed(names)) ? names : undefined;
}

const ONE = { min: 1, max: 1 } as const;

const YOUR_ALLIES: Clause = {
  subject: {
    kind: 'cards',
    cards: {
      pick: 'each',
      filter: [
        { is: 'type', type: 'friend' },
        { is: 'of', player: { who: 'you' } },
      ],
    },
  },
  predicate: { value: { do: 'half-power' }, role: 'what', takes: 'cards', phrase: 'half-power' },
  tails: [],
};

const YOUR_PLAYER: CardSelector = {
  pick: 'each',
  filter: [
    { is: 'type', type: 'player' },
    { is: 'of', player: { who: 'you' } },
  ],
};

const yourPlayerIs = (filter: readonly CardFilter[]): Condition => ({
  if: 'matches',
  card: YOUR_PLAYER,
  filter,
});

/** What a card asks of your Player Card, if it can be played only then. */
function playerAsked(effect: Partial<Effect>): readonly CardFilter[] | undefined {
  const asked = effect.do === 'play-only-if' ? effect.condition : undefined;
  return asked?.if === 'matches' && equal(asked.card, YOUR_PLAYER) ? asked.filter : undefined;
}

/** What opponents can't play on your World. */
const onYourWorld = {
  do: 'forbid',
  action: 'play',
  by: { who: 'opponents' },
  other: {
    pick: 'each',
    filter: [
      { is: 'type', type: 'world' },
      { is: 'of', player: { who: 'you' } },
    ],
  },
} as const satisfies Partial<Effect>;

/** What players do of their own accord, and the actions that these are. */
const DEEDS = { move: 'move', challenge: 'challenge', escape: 'escape', 'start a battle': 'battle' } as const;
const ACTS = Object.keys(DEEDS).join('|');

/** Ways to say that a card is played only then. */
const PLAYED_ONLY = [
  'play (this card|this {type:type} [card]) only',
  'only play (this card|this {type:type} [card])',
  'you may play (this card|this {type:type} [card]) only',
  'you can only play (this card|this {type:type} [card])',
  'you may only play (this card|this {type:type} [card])',
  '(this card|this {type:type} [card]) can be played only',
  '(this card|this {type:type} [card]) can only be played',
  '(this card|this {type:type} [card]) may only be played',
] as const;

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
    slot: 'clause',
    name: 'cooperation',
    usual: () => false,
    template:
      'cooperation \\( “ {a:name} ” [(,|and|, and) “ {b:name} ”] [(,|and|, and) “ {c:name} ”] \\)' as 'cooperation {a:name} [{b:name}] [{c:name}]',
    build: ({ a, b, c }) =>
      onItself({ do: 'cooperate', with: allNamed([a, b, c].filter((name) => name !== undefined)) }),
    split: ({ subject, predicate: { value } }) => {
      if (value.do !== 'cooperate' || !value.with || subject?.kind !== 'cards') return undefined;
      const names = namesOf(value.with);
      const [a, b, c, more] = names ?? [];
      return (
        a !== undefined &&
        more === undefined && { a, ...(b !== undefined && { b }), ...(c !== undefined && { c }) }
      );
    },
    examples: ['Cooperation (“Donald Duck”).', 'Cooperation (“Donald Duck”, “Goofy”).'],
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
  ...(['if', 'when'] as const).map((word) =>
    definePhrase({
      slot: 'clause',
      name: word === 'if' ? 'play-this-only-if' : 'play-this-only-when',
      yieldsTo: word === 'if' ? [] : ['play-this-only-if'],
      usual: () => false,
      template:
        `(${PLAYED_ONLY.join('|')}) ${word === 'if' ? 'if {condition:conditions}' : '{when:circumstance}'}` as '[{type:type}] [{condition:conditions}] [{when:circumstance}]',
      build: ({ type, condition, when }, { thisIs }) => {
        if (type !== undefined) thisIs(type);
        const asked = condition ?? when?.condition;
        return asked && onItself({ do: 'play-only-if', condition: asked });
      },
      split: ({ subject, predicate: { value } }, { facts: { type } }) => {
        if (value.do !== 'play-only-if' || !value.condition) return undefined;
        if (subject?.kind !== 'cards' || subject.cards.pick !== 'self') return undefined;
        const { condition } = value;
        const said =
          word === 'if'
            ? [{ condition }]
            : (['during', 'while'] as const).map((one) => ({ when: { said: one, condition } }));
        return said.flatMap((one) => [one, ...(type === undefined ? [] : [{ ...one, type }])]);
      },
      examples: [
        word === 'if'
          ? 'Play this card only if you have 2 or more Friends in play.'
          : 'Play this card only during a challenge.',
      ],
    }),
  ),
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
  // A Form Change that needs more than whose it is.
  definePhrase({
    slot: 'clause',
    name: 'only-on-if',
    usual: () => false,
    template: 'play [this card] [only] on {a:group} only if {condition:conditions}',
    build: ({ a, condition }, { facts: { type }, refuse }) =>
      a.from || (type !== undefined && type !== 'player')
        ? refuse('only Form Changes are put on a Player Card')
        : onItself({ do: 'play-only-if', condition: { if: 'all', of: [yourPlayerIs(a.filter), condition] } }),
    split: ({ subject, predicate: { value } }) => {
      if (subject?.kind !== 'cards' || subject.cards.pick !== 'self' || value.do !== 'play-only-if')
        return undefined;
      const [first, condition, more] = value.condition?.if === 'all' ? value.condition.of : [];
      if (more || !condition || first?.if !== 'matches' || !equal(first.card, YOUR_PLAYER)) return undefined;
      return [
        { a: { filter: first.filter }, condition },
        { a: { filter: first.filter, card: true as const }, condition },
      ];
    },
  }),
  // A Dark Card that is used as a Friend is put on no World (KH 9.38).
  definePhrase({
    slot: 'clause',
    name: 'cannot-play-on-the-world-of',
    usual: () => false,
    wording: { all: 'plain', outside: true },
    template:
      "{who:player} can't play {what:np} on {of:possessive} [current] {type:type} [card] [{duration:duration}]",
    build: ({ who, what, of, type, duration }, { refuse }): Clause | undefined => {
      if (type !== 'world' || what.pick !== 'each' || what.from) return undefined;
      if (who.who !== 'opponents' || of.who !== 'you') return refuse('on whose World?');
      if (duration && 'of' in duration) return refuse('whose turn is meant? Here cards are spoken of');
      return {
        subject: { kind: 'cards', cards: what },
        predicate: { value: onYourWorld, role: 'what', takes: 'cards', phrase: 'cannot' },
        tails: duration ? [{ tail: 'duration', duration }] : [],
      };
    },
    split: ({ subject, predicate: { value }, tails: [tail, more] }) =>
      subject?.kind === 'cards' &&
      !more &&
      (!tail || tail.tail === 'duration') &&
      equal(value, onYourWorld) && {
        who: onYourWorld.by,
        what: subject.cards,
        of: { who: 'you' as const },
        type: 'world',
        ...(tail?.tail === 'duration' && { duration: tail.duration }),
      },
    examples: ["{PLAY}: Your opponent can't play Dark cards on your current World this turn."],
  }),
  // As printed cards say it; of a Form Change, whose name already says on whom it goes (KH 9.39), it is a condition.
  definePhrase({
    slot: 'clause',
    name: 'only-on',
    usual: () => false,
    template:
      '(only [a/an] {a:group} can equip (this card|this {type:type} [card])|play [this card] only on {a:group}|{a:group} only)' as 'only {a:group} can equip this [{type:type}]',
    wording: { outside: true },
    build: ({ a, type }, { facts, thisIs, refuse }) => {
      if (type !== undefined) thisIs(type);
      if (a.from) return undefined;
      if (facts.type === 'player') return onItself({ do: 'play-only-if', condition: yourPlayerIs(a.filter) });
      return facts.type === undefined || facts.type === 'equipment'
        ? onItself({ do: 'equip-only', filter: a.filter })
        : refuse('only Equipment and Form Changes are put on a character');
    },
    split: ({ subject, predicate: { value } }) => {
      if (subject?.kind !== 'cards' || subject.cards.pick !== 'self') return undefined;
      const filter = value.do === 'equip-only' ? value.filter : playerAsked(value);
      return (
        filter && [
          { a: { filter } },
          { a: { filter }, type: 'equipment' },
          { a: { filter, card: true as const } },
        ]
      );
    },
    examples: ['Only “Riku” or “Sora” can equip this card.', 'Play only on “Riku”.'],
  }),
  // What one may do anyway and may only then, one can't unless it is so.
  definePhrase({
    slot: 'clause',
    name: 'may-only-if',
    usual: () => false,
    template:
      `{who:player} (may|can) (only {act:${ACTS}} if|{act:${ACTS}} only if) {condition:conditions}` as '{who:player} may only {act:move|challenge} if {condition:conditions}',
    words: { act: DEEDS as never },
    build: ({ who, act, condition }): Clause => ({
      subject: { kind: 'player', player: who },
      predicate: {
        value: { do: 'forbid-player', action: act },
        role: 'player',
        takes: 'player',
        phrase: 'cannot-as-player',
      },
      tails: [{ tail: 'unless', condition }],
    }),
    split: ({ subject, predicate: { value }, tails: [unless, more] }) =>
      subject?.kind === 'player' &&
      value.do === 'forbid-player' &&
      !value.cards &&
      !more &&
      unless?.tail === 'unless' &&
      Object.values(DEEDS).includes(value.action as never) && {
        who: subject.player,
        act: value.action as never,
        condition: unless.condition,
      },
    examples: ['You may challenge only if you have a Friend in play.'],
  }),
  definePhrase({
    slot: 'predicate',
    number: 'sg',
    name: 'cannot-leave',
    subject: 'player',
    lasts: true,
    yieldsTo: ['cannot-as-player'],
    usual: () => false,
    template: "can't escape from (here|this {type:type} [card])" as "can't escape from here [{type:type}]",
    build: ({ type }) =>
      type === undefined || type === 'world' ? { do: 'forbid-player', action: 'escape' } : undefined,
    split: (e) => e.do === 'forbid-player' && e.action === 'escape' && !e.cards && [{}, { type: 'world' }],
    examples: ["Opponents can't escape from here."],
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
  // That they may be is a rule (KH 4.1): of it the text says no more than which they are.
  definePhrase({
    slot: 'clause',
    name: 'allies',
    usual: () => false,
    number: 'pl',
    template:
      'you may play {allies:type} card# as {as:type} card# . their {support:stat} is [equal to] half [of] their {power:stat} [, rounded down]' as 'you may play {allies:type} as {as:type} {support:stat} {power:stat}',
    build: ({ allies, as, support, power }, { facts: { type }, refuse }) =>
      (allies === 'dark' || allies === 'nobody') &&
      as === 'friend' &&
      support === 'support' &&
      power === 'power'
        ? type === undefined || type === 'player'
          ? YOUR_ALLIES
          : refuse('only a Player Card says who its allies are')
        : undefined,
    split: (clause) =>
      equal(clause.predicate.value, YOUR_ALLIES.predicate.value) &&
      equal(clause.subject, YOUR_ALLIES.subject) &&
      ['dark', 'nobody'].map((allies) => ({ allies, as: 'friend', support: 'support', power: 'power' })),
    examples: ['You may play Dark cards as Friend cards. Their {S} is half of their {P}.'],
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
];
