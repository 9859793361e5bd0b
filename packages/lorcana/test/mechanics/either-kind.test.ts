import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const free = { cost: 0 };
const act = (text: string) => action('Act', text, free);
const of = (name: string, ...classifications: string[]) => character(name, '1/5/1', { classifications });
const song = (name: string) => action(name, 'Draw a card.', { cost: 2, classifications: ['Song'] });

const kinds = [
  { card: of('Hurt', 'Hero'), damage: 2 },
  of('Ursula', 'Villain'),
  { card: of('Ariel', 'Princess'), exerted: true },
  character('Quick', '1/5/1', { text: 'Rush', cost: 4 }),
  item('Tool', '', { cost: 1 }),
  item('Engine', '', { cost: 5 }),
  location('Cave'),
];

describe('CR 6.1.3.1 what can be chosen: either of two kinds, or none of one', () => {
  test.each([
    ['Banish chosen location or chosen character with Rush.', ['Quick', 'Cave']],
    ['Banish chosen item or damaged character.', ['Hurt', 'Tool', 'Engine']],
    ['Banish chosen damaged character or item.', ['Hurt', 'Tool', 'Engine']],
    ['Banish chosen damaged character or item with cost 5 or more.', ['Hurt', 'Engine']],
    ['Banish chosen item with cost 5 or more or Princess character.', ['Ariel', 'Engine']],
    ['Banish chosen character with Rush or item.', ['Quick', 'Tool', 'Engine']],
    ['Banish chosen character with Rush or with cost 1 or less.', ['Hurt', 'Ursula', 'Ariel', 'Quick']],
    ['Banish chosen character with damage or named Ursula.', ['Hurt', 'Ursula']],
    ['Banish chosen damaged or exerted character.', ['Hurt', 'Ariel']],
    ['Banish chosen character not named Ursula.', ['Hurt', 'Ariel', 'Quick']],
    ['Banish chosen character not named Hurt, Ursula, or Ariel.', ['Quick']],
    ['Banish chosen character named Hurt, Ursula, or Ariel.', ['Hurt', 'Ursula', 'Ariel']],
    ['Banish chosen Villain.', ['Ursula']],
    ['Banish chosen character named Hurt, Ursula, Quick, or Ariel.', ['Hurt', 'Ursula', 'Ariel', 'Quick']],
    ['Banish chosen non-Villain character.', ['Hurt', 'Ariel', 'Quick']],
    ['Banish chosen character that isn’t a Princess.', ['Hurt', 'Ursula', 'Quick']],
    [
      'Banish chosen Hero, Villain, or Princess character or item.',
      ['Hurt', 'Ursula', 'Ariel', 'Tool', 'Engine'],
    ],
  ])('%s', (text, expected) => {
    const g = game([{ hand: [act(text)], deck: 6, inkwell: 9 }, { play: kinds }]).move('play', 'Act');
    expect(g.candidates).toEqual(expected);
    g.choose(expected[0]!);
  });

  test('those not at a location, and those that aren’t Heroes', () => {
    const g = game([
      {
        hand: [act('Deal 5 damage to each of your characters not at a location.')],
        play: [of('Out'), of('In'), location('Cave', '1/5/1')],
        inkwell: 3,
      },
    ])
      .move('move', 'In')
      .choose('Cave')
      .move('play', 'Act');
    expect(g.player(0).names('play')).toEqual(['In', 'Cave']);
    const ward = character('Guard', '1/3/1', { text: 'Your characters that aren’t Heroes get +2 {S}.' });
    const mine = game([{ play: [ward, of('H', 'Hero'), of('V', 'Villain')] }]);
    expect(['H', 'V'].map((name) => mine.card(name).stat('strength'))).toEqual([1, 3]);
  });
});

describe('CR 6.1.3.1 either of two kinds out of play', () => {
  test('one card of either is returned; what is said of the second is of the second', () => {
    const text = 'Return a song card or an item card with cost 3 or less from your discard to your hand.';
    const discard = [
      song('Aria'),
      item('Cheap', '', { cost: 3 }),
      item('Dear', '', { cost: 4 }),
      of('Nobody'),
    ];
    const g = game([{ hand: [act(text)], discard, inkwell: 1 }]).move('play', 'Act');
    expect(g.candidates).toEqual(['Aria', 'Cheap']);
    expect(g.choose('Aria').player(0).names('hand')).toEqual(['Aria']);
  });

  test('of cards looked at, and of those searched', () => {
    const deck = [item('Tool'), of('P', 'Princess'), of('N'), song('Aria'), of('Elsa')];
    const look = act(
      'Look at the top 3 cards of your deck. You may reveal an item card or a Princess character card and put it into your hand. Put the rest on the bottom of your deck in any order.',
    );
    const g = game([{ hand: [look], deck, inkwell: 1 }])
      .move('play', 'Act')
      .accept();
    expect(g.candidates).toEqual(['Tool', 'P']);
    expect(g.choose('P').player(0).names('hand')).toEqual(['P']);
    g.order('Tool', 'N');
  });
});

describe('CR 6.2.6 conditions joined by “or”', () => {
  const lore = (text: string) => character('Lore', '1/3/1', { text });
  const worth = (text: string, ...play: ReturnType<typeof of>[]) =>
    game([{ play: [lore(text), ...play] }, { hand: [of('Held')] }])
      .card('Lore')
      .stat('lore');

  test('either count, of one player', () => {
    const text = 'While you have a location or another Pirate character in play, this character gets +1 {L}.';
    expect([
      worth(text),
      worth(text, location('L')),
      worth(text, of('P', 'Pirate')),
      worth(text, of('Q')),
    ]).toEqual([1, 2, 2, 1]);
  });

  test('either condition, also of different players, said first or last', () => {
    const text =
      'While an opponent has no cards in their hand or you have 2 or more items in play, this character gets +1 {L}.';
    expect([worth(text), worth(text, item('A'), item('B'))]).toEqual([1, 2]);
    const last = 'This character gets +1 {L} while you have an item in play or this character is exerted.';
    expect([worth(last), worth(last, item('A'))]).toEqual([1, 2]);
    const exerted = game([{ play: [{ card: lore(last), exerted: true }] }]);
    expect(exerted.card('Lore').stat('lore')).toBe(2);
  });

  test('in a trigger: when it is asked', () => {
    const text =
      'When you play this character, if you have a location in play or an opponent has 3 or more lore, draw a card.';
    const drawn = (theirs: number) =>
      game([{ hand: [character('Asks', '1/1/1', { text, ...free })], deck: 3, inkwell: 1 }, { lore: theirs }])
        .move('play', 'Asks')
        .player(0)
        .count('hand');
    expect([drawn(0), drawn(3)]).toEqual([0, 1]);
  });

  test('a mixture of “and” and “or” is refused', () => {
    const text =
      'While you have an item in play or this character is exerted and an opponent has 3 or more lore, this character gets +1 {L}.';
    expect(compileText(language(), { text, type: 'character' }).verdict.roundTrip).toBe(false);
  });
});

describe('CR 6.3 events of either', () => {
  test('of a kind that is denied, and of one or the other', () => {
    const text = 'Whenever this character or one of your characters not named Stitch quests, draw a card.';
    const g = game([{ play: [character('Watch', '1/3/1', { text }), of('Stitch'), of('Lilo')], deck: 9 }]);
    for (const name of ['Watch', 'Stitch', 'Lilo']) g.move('quest', name);
    expect(g.player(0).count('hand')).toBe(2);
  });
});

describe('what is not clear is refused', () => {
  test.each([
    // Is the character opposing as well?
    'Banish chosen opposing item or damaged character.',
    'Banish chosen character not with cost 2.',
  ])('%s', (text) => {
    const { verdict } = compileText(language(), { text, type: 'action', resolves: true });
    expect(verdict.roundTrip).toBe(false);
  });
});

test.each([
  'Banish chosen location or chosen character with Rush.',
  'Banish chosen item or damaged character.',
  'Banish chosen character named Elsa, Anna, or Stitch.',
  'Banish chosen non-Villain character.',
  'Banish chosen character, item, or location.',
  'Return a song card or an item card with cost 3 or less from your discard to your hand.',
])('prints back: %s', (text) => {
  const { abilities } = compileText(language(), { text, type: 'action', resolves: true });
  expect(language().print(abilities[0]!.ability)).toBe(text);
});
