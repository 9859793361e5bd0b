import type { TestCard } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

const hero = (name: string, text = '') => character(name, '1/4/0', { text, classifications: ['Hero'] });
const foe = (name: string, text = '') => character(name, '1/4/0', { text, classifications: ['Villain'] });
const act = (text: string) => action('Act', text);

type Side = Partial<Record<'discard' | 'hand' | 'play', TestCard[]>> & {
  readonly deck?: TestCard[] | { readonly only: TestCard[] };
};
type Table = readonly [Side, Side];

interface Deed {
  /** What does it, and the noun of its cards. */
  readonly text: string;
  readonly noun: string;
  readonly deed: string;
  /** Whether it is not you who does it. */
  readonly byOthers?: true;
  /** The table in which it is done to two Heroes and a Villain. */
  readonly all: () => Table;
  /** The same where one of the Heroes is spared. */
  readonly part: () => Table;
}

const three = (text = '') => [hero('A'), hero('B', text), foe('C')];
/** What both players have besides the action. */
const table =
  (own: Side, other: Side = {}) =>
  (): Table => [own, other];

const DEEDS: readonly Deed[] = [
  {
    text: 'Banish all opposing characters.',
    noun: 'character',
    deed: 'banished',
    all: table({}, { play: three() }),
    part: table({}, { play: three("This character can't be banished.") }),
  },
  {
    text: "Return all opposing characters to their players' hands.",
    noun: 'character',
    deed: 'returned',
    all: table({}, { play: three() }),
    part: table(
      {},
      {
        play: three(
          'If this character would be returned to your hand from play, exert this character instead.',
        ),
      },
    ),
  },
  {
    text: 'Return all character cards from your discard to your hand.',
    noun: 'card',
    deed: 'returned',
    all: table({ discard: three() }),
    part: table({ discard: [hero('A'), foe('C')] }),
  },
  {
    text: 'Put all character cards from your discard on the bottom of your deck.',
    noun: 'card',
    deed: 'moved',
    all: table({ discard: three() }),
    part: table({ discard: [hero('A'), foe('C')] }),
  },
  {
    text: 'Each opponent reveals their hand.',
    noun: 'card',
    deed: 'revealed',
    all: table({}, { hand: three() }),
    part: table({}, { hand: [hero('A'), foe('C')] }),
  },
  {
    text: 'Reveal the top 3 cards of your deck.',
    noun: 'card',
    deed: 'revealed',
    all: table({ deck: three() }),
    part: table({ deck: { only: [hero('A'), foe('C')] } }),
  },
  {
    text: 'Discard your hand.',
    noun: 'card',
    deed: 'discarded',
    all: table({ hand: three() }),
    part: table({ hand: [hero('A'), foe('C')] }),
  },
  {
    text: 'Each opponent discards their hand.',
    noun: 'card',
    deed: 'discarded',
    byOthers: true,
    all: table({}, { hand: three() }),
    part: table({}, { hand: [hero('A'), foe('C')] }),
  },
  {
    text: 'Draw 3 cards.',
    noun: 'card',
    deed: 'drawn',
    all: table({ deck: three() }),
    part: table({ deck: { only: [hero('A'), foe('C')] } }),
  },
];

interface Use {
  readonly name: string;
  readonly text: (deed: Deed) => string;
  /** The lore for two Heroes and a Villain, and for one of each. */
  readonly all: number;
  readonly part: number;
  readonly deeds?: readonly string[];
}

const plural = (noun: string) => `${noun}s`;
const BY_YOU = ['banished', 'discarded', 'moved', 'returned'];
const USES: readonly Use[] = [
  {
    name: 'each',
    text: ({ noun, deed }) => `Gain 1 lore for each ${noun} ${deed} this way.`,
    all: 3,
    part: 2,
  },
  {
    name: 'each, with a filter',
    text: ({ noun, deed }) => `Gain 1 lore for each Hero ${noun} ${deed} this way.`,
    all: 2,
    part: 1,
  },
  {
    name: 'two for each',
    text: ({ noun, deed }) => `Gain 2 lore for each ${noun} ${deed} this way.`,
    all: 6,
    part: 4,
  },
  {
    name: 'any',
    text: ({ noun, deed }) => `If a Villain ${noun} was ${deed} this way, gain 1 lore.`,
    all: 1,
    part: 1,
  },
  { name: 'that many', text: () => 'Gain that much lore.', all: 3, part: 2 },
  {
    name: 'none',
    text: ({ noun, deed }) => `If an Ally ${noun} was ${deed} this way, gain 1 lore.`,
    all: 0,
    part: 0,
  },
  {
    name: 'so many',
    text: ({ noun, deed }) => `If 3 or more ${plural(noun)} were ${deed} this way, gain 1 lore.`,
    all: 1,
    part: 0,
  },
  {
    name: 'so many, with a filter',
    text: ({ noun, deed }) => `If 2 or more Hero ${plural(noun)} were ${deed} this way, gain 1 lore.`,
    all: 1,
    part: 0,
  },
  {
    name: 'you did to so many',
    text: ({ noun, deed }) => `If you ${deed} 3 or more ${plural(noun)} this way, gain 1 lore.`,
    all: 1,
    part: 0,
    deeds: BY_YOU,
  },
  {
    name: 'you did to one',
    text: ({ noun, deed }) => `If you ${deed} a Hero ${noun} this way, gain 1 lore.`,
    all: 1,
    part: 1,
    deeds: BY_YOU,
  },
  {
    name: 'each that you did it to',
    text: ({ noun, deed }) => `Gain 1 lore for each ${noun} you ${deed} this way.`,
    all: 3,
    part: 2,
    deeds: ['discarded', 'returned'],
  },
];

const play = (deed: Deed, use: Use, [{ hand = [], ...own }, other]: Table): number => {
  const acting = act(`${deed.text} ${use.text(deed)}`);
  return game([{ ...own, inkwell: 1, hand: [acting, ...hand] }, other])
    .move('play', 'Act')
    .player(0)
    .count('lore');
};

const crossed = DEEDS.flatMap((deed) =>
  USES.filter(({ deeds }) => deeds === undefined || (deeds.includes(deed.deed) && !deed.byOthers)).map(
    (use) => [`${deed.text} ${use.text(deed)}`, deed, use] as const,
  ),
);

describe('CR 6.1.5 what was done “this way” is what was really done', () => {
  test.each(crossed)('%s', (_text, deed, use) => {
    expect([play(deed, use, deed.all()), play(deed, use, deed.part())]).toEqual([use.all, use.part]);
  });
});

describe('CR 6.1.5 what nothing before does cannot be counted', () => {
  test.each([
    'Draw 2 cards. Gain 1 lore for each card revealed this way.',
    'Banish all opposing characters. Gain 1 lore for each character returned this way.',
    'Deal 1 damage to each opposing character. Draw a card for each card discarded this way.',
    'Put the top card of your deck into your hand. If a song card was returned this way, gain 1 lore.',
    'Exert all opposing characters. If a character was played this way, gain 1 lore.',
    'Each opponent discards their hand. If you discarded a card this way, gain 1 lore.',
    'Each player discards a card. Gain 1 lore for each card you discarded this way.',
    'Each opponent returns one of their characters to their hand. If you returned 2 or more characters this way, gain 1 lore.',
  ])('%s', (text) => {
    expect(() => game([{ hand: [act(text)], inkwell: 1 }])).toThrow(/before it|this way/);
  });
});

describe('CR 6.1.5 it is told by what was done, not by what became of the card', () => {
  test('what was banished before does not count, nor does what went elsewhere instead', () => {
    const saved = character('Saved', '1/4/0', {
      text: 'If this character would be banished, return this card to your hand instead.',
    });
    const text = 'Banish all opposing characters. Gain 1 lore for each character banished this way.';
    const g = game([{ hand: [act(text)], inkwell: 1 }, { play: [saved, hero('A'), hero('B')] }]);
    expect(g.move('play', 'Act').player(0)).toHaveCount('lore', 2);
    expect(g.card('Saved')).toBeInZone('hand');
  });

  test('a character that was played, and one that was not', () => {
    const text = 'You may play a character for free. If a Hero character was played this way, gain 1 lore.';
    const g = () => game([{ hand: [act(text), hero('A')], inkwell: 1 }]).move('play', 'Act');
    expect(g().accept().choose('A').player(0)).toHaveCount('lore', 1);
    expect(g().decline().player(0)).toHaveCount('lore', 0);
  });

  test('what was exerted already was not exerted this way, though it was before in the turn', () => {
    const text = 'Exert all opposing characters. Deal 1 damage to each character you exerted this way.';
    const wake = action('Wake', 'Ready chosen character.');
    const g = game([
      { hand: [act(text), wake, act(text)], inkwell: 3 },
      { play: [{ card: hero('A'), exerted: true }, hero('B')] },
    ]);
    g.move('play', 'Act').move('play', 'Wake').choose('B').move('play', 'Act');
    expect(g.card('A')).toHaveCount('damage', 0);
    expect(g.card('B')).toHaveCount('damage', 2);
  });
});

describe('CR 6.7.6 what several players did is counted together after it, and for each while they do it', () => {
  const hands = (text: string) => {
    const of = (...names: string[]) => ({ hand: names.map((name) => character(name)) });
    const g = game([
      { hand: [act(text), character('Own')], inkwell: 1, deck: 9 },
      of('A', 'B', 'C'),
      of('D', 'E'),
    ]).move('play', 'Act');
    return [0, 1, 2].map((player) => g.player(player).count('hand')).concat(g.player(0).count('lore'));
  };

  test.each([
    ['Each opponent discards their hand. Draw that many cards.', [6, 0, 0, 0]],
    ['Each opponent discards their hand. Draw a card for each card discarded this way.', [6, 0, 0, 0]],
    ['Each opponent reveals their hand. Gain that much lore.', [1, 3, 2, 5]],
    ['Each player discards their hand and draws that many cards.', [1, 3, 2, 0]],
    ['Each opponent discards their hand. Then each opponent draws that many cards.', [1, 3, 2, 0]],
    ['Each opponent draws 2 cards. Gain 1 lore for each card drawn this way.', [1, 5, 4, 4]],
  ])('%s', (text, counts) => {
    expect(hands(text)).toEqual(counts);
  });
});

describe('CR 6.1.5 what was done to cards that stay in play', () => {
  type Laid = ReturnType<typeof hero> | { card: ReturnType<typeof hero>; exerted?: true; damage?: number };
  const laid = (how: object, except: object = how, text = ''): Laid[] => [
    { card: hero('A'), ...how },
    { card: hero('B', text), ...except },
    { card: foe('C'), ...how },
  ];
  const EXERTED = { exerted: true } as const;

  test.each([
    ['Deal 1 damage to each opposing character.', 'you dealt damage to', laid({}), laid({}, {}, 'Resist +1')],
    ['Exert all opposing characters.', 'you exerted', laid({}), laid({}, EXERTED)],
    ['Ready all opposing characters.', 'you readied', laid(EXERTED), laid(EXERTED, {})],
    [
      'Ready all opposing characters.',
      'readied',
      laid(EXERTED),
      laid(EXERTED, EXERTED, "This character can't ready."),
    ],
    [
      'Remove all damage from each opposing character.',
      'you removed damage from',
      laid({ damage: 2 }),
      laid({ damage: 2 }, {}),
    ],
  ] as const)('%s … for each character %s this way', (text, done, all, part) => {
    const lore = (of: string, play: readonly Laid[]) =>
      game([
        { hand: [act(`${text} Gain 1 lore for each ${of} ${done} this way.`)], inkwell: 1 },
        { play: [...play] },
      ])
        .move('play', 'Act')
        .player(0)
        .count('lore');
    expect([lore('character', all), lore('Hero character', all)]).toEqual([3, 2]);
    expect([lore('character', part), lore('Hero character', part)]).toEqual([2, 1]);
  });

  test('CR 4.7 who is at the location already is not moved there', () => {
    const text =
      'Move any number of your characters to a location for free. Gain 1 lore for each character you moved.';
    const g = game([
      { hand: [act(text)], inkwell: 2, play: [hero('A'), hero('B'), location('Port', '5/0/1')] },
    ]);
    g.move('move', 'A').choose('Port').move('play', 'Act').choose('B');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('Super Relocation Program: two cards for a Hero, none for another', () => {
    const text =
      'Return chosen character of yours to your hand. If you returned a Hero character this way, draw 2 cards.';
    const hand = (name: string) =>
      game([{ hand: [act(text)], inkwell: 1, play: [hero('A'), foe('C')] }])
        .move('play', 'Act')
        .choose(name)
        .player(0)
        .count('hand');
    expect([hand('A'), hand('C')]).toEqual([3, 1]);
  });
});

describe('CR 6.2.4 cards that were shuffled this way', () => {
  test.each([
    ['Gain 1 lore for each card shuffled this way.', 2],
    ['Gain 1 lore for each card shuffled into your deck this way.', 2],
    ['If you shuffled 2 cards this way, gain 3 lore.', 3],
    ['If 3 or more cards were shuffled this way, gain 3 lore.', 0],
  ])('%s', (then, lore) => {
    const text = `Shuffle all character cards from your discard into your deck. ${then}`;
    const g = game([
      { hand: [act(text)], inkwell: 1, discard: [hero('A'), hero('B'), act('Draw a card.')] },
      {},
    ]);
    g.move('play', 'Act');
    expect(g.player(0)).toHaveCount('lore', lore);
  });

  test.each([
    'Put all cards from your discard on the bottom of your deck. Gain 1 lore for each card shuffled this way.',
    'Return all cards from your discard to your hand. If you shuffled 2 cards this way, gain 1 lore.',
  ])('nothing is shuffled before: %s', (text) => {
    expect(readCase(text)).toBe(false);
  });
});
