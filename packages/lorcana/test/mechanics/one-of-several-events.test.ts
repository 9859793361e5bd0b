import { describe, expect, test } from 'vitest';
import { action, character, game, language, song } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const foe = { card: character('Foe', '1/9/1'), exerted: true };
const lore = (g: ReturnType<typeof game>) => g.player(0).count('lore');

describe('CR 6.2.1 a trigger on one of several events', () => {
  test('“is challenged or banished”: each of the two, with one verb', () => {
    const text = 'Whenever this character is challenged or banished, gain 1 lore.';
    const g = game([
      { play: [{ card: character('Bait', '1/1/1', { text }), exerted: true }] },
      { play: [character('Foe', '3/3/1')] },
    ]).endTurn();
    g.move('challenge', 'Foe').choose('Bait');
    expect(lore(g)).toBe(2);
  });

  test('“quests, challenges, or sings a song”: any of the three', () => {
    const text = 'Whenever one of your characters quests, challenges, or sings a song, draw a card.';
    const g = game([
      {
        play: [character('Watch', '1/1/0', { text }), character('A', '1/9/0'), character('B', '1/9/0')],
        hand: [song('Song', 'Gain 1 lore.', { cost: 1 })],
        deck: 9,
      },
      { play: [foe] },
    ]);
    g.move('quest', 'A');
    expect(g.player(0).count('hand')).toBe(2);
    g.move('challenge', 'B').choose('Foe');
    expect(g.player(0).count('hand')).toBe(3);
  });

  test('“when you play this character or whenever she quests”', () => {
    const text = 'When you play this character or whenever she quests, gain 1 lore.';
    const g = game([{ hand: [character('She', '1/1/1', { text, cost: 0 })], deck: 5 }, { deck: 5 }]);
    g.move('play', 'She');
    expect(lore(g)).toBe(1);
    g.endTurn().endTurn().move('quest', 'She');
    expect(lore(g)).toBe(3);
  });
});

describe('one of two things that happened this turn', () => {
  const quested = 'If one of your characters quested or was challenged this turn, draw 2 cards.';

  test.each([
    ['none of them', [], 0],
    ['the first', ['A'], 2],
  ])('%s', (_what, quests, drawn) => {
    const g = game([{ hand: [act(quested)], play: [character('A')], deck: 9 }]);
    for (const name of quests) g.move('quest', name);
    expect(g.move('play', 'Act').player(0).count('hand')).toBe(drawn);
  });

  test('what suffered one of the two with one verb, as a trigger’s condition', () => {
    const text =
      'At the end of your turn, if a character was banished or returned to a player’s hand this turn, gain 2 lore.';
    for (const [deed, gained] of [
      ['Return chosen opposing character to their player’s hand.', 2],
      ['Banish chosen opposing character.', 2],
      ['Exert chosen opposing character.', 0],
    ] as const) {
      const g = game([
        { play: [character('Watch', '1/1/1', { text })], hand: [act(deed)], deck: 5 },
        { play: [character('Foe')], deck: 5 },
      ]);
      g.move('play', 'Act').choose('Foe').endTurn();
      expect(lore(g), deed).toBe(gained);
    }
  });

  test('a player: “played a song or drew a card”; none of both; and each player for themselves', () => {
    const mine = act('If you played a song or drew a card this turn, gain 1 lore.');
    const g = game([{ hand: [mine, song('Song', 'Draw a card.', { cost: 1 })], inkwell: 1, deck: 9 }]);
    expect(lore(g.move('play', 'Song').move('play', 'Act'))).toBe(1);
    const none = act('If no characters quested or challenged this turn, gain 2 lore.');
    const quiet = game([{ hand: [none], play: [character('A', '1/1/1')] }]);
    expect(lore(quiet.move('play', 'Act'))).toBe(2);
    const loud = game([{ hand: [none], play: [character('A', '1/1/1')] }, { play: [foe] }]);
    loud.move('challenge', 'A').choose('Foe');
    expect(lore(loud.move('play', 'Act'))).toBe(0);
  });

  test('counted cards count once, whichever they did, also when they are gone', () => {
    const two = act('If 2 or more of your characters quested or challenged this turn, draw 2 cards.');
    const board = () =>
      game([
        { hand: [two], play: [character('A', '1/1/1'), character('B', '1/1/1')], deck: 9 },
        { play: [{ card: character('Strong', '5/9/1'), exerted: true }] },
      ]);
    const one = board().move('quest', 'A');
    expect(one.move('play', 'Act').player(0).count('hand')).toBe(0);
    const both = board().move('quest', 'A').move('challenge', 'B').choose('Strong');
    expect(both.player(0).names('play')).toEqual(['A']);
    expect(both.move('play', 'Act').player(0).count('hand')).toBe(2);
  });

  test('“that quested or challenged” tells who is chosen', () => {
    const weak = act('Chosen character that quested or challenged this turn gets +2 {S} this turn.');
    const g = game([
      { hand: [weak], play: [character('A'), character('B', '1/9/1'), character('C')] },
      { play: [foe] },
    ]);
    g.move('quest', 'A').move('challenge', 'B').choose('Foe').move('play', 'Act');
    expect(g.candidates).toEqual(['A', 'B']);
    g.choose('B');
    expect(g.card('B').stat('strength')).toBe(3);
  });
});

describe('what has no sense is refused', () => {
  test.each([
    ['Whenever this character quests or banished, draw a card.', 'one verb for two voices'],
    ['If one of your characters quested or quested this turn, draw a card.', 'the same twice'],
    [
      'The first time one of your characters quests or is challenged each turn, draw a card.',
      'each would have a first time of its own',
    ],
    [
      'If this character was challenged or dealt damage this turn, draw a card.',
      'it dealt damage, or was dealt some',
    ],
  ])('%s (%s)', (text) => {
    expect(language().parse(text, { type: 'character' }).complete).toBe(false);
  });
});
