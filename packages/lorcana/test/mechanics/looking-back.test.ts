import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const INKED = 'Whenever a card is put into your inkwell, gain 1 lore.';
const sink = action('Sink', "Put chosen character into their player's inkwell facedown and exerted.");
const sinkAll = action('Sink All', "Put all characters into their player's inkwell facedown and exerted.");
const wind = action('Wind', "Return chosen character to their player's hand.");

describe('CR 7.4.3 looking back is for what leaves play, not for what arrives elsewhere', () => {
  test.each([
    ['Gramma Tala - Spirit of the Ocean', INKED],
    [
      'Peter Pan - Shadow Catcher',
      'During your turn, whenever a card is put into your inkwell, exert chosen opposing character.',
    ],
    [
      'Oswald - The Lucky Rabbit',
      'During your turn, whenever a card is put into your inkwell, you may reveal the top card of your deck.',
    ],
  ])('%s put from play into the inkwell does not see it arrive', (_card, text) => {
    const seer = character('Seer', '1/4/1', { text });
    const g = game([{ hand: [sink], inkwell: 1, play: [seer], deck: 5 }, { play: [character('Foe')] }]);
    g.move('play', 'Sink').choose('Seer');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.card('Foe')).toHaveCount('exerted', 0);
  });

  test('nor those that go there with it', () => {
    const tala = character('Tala', '1/4/1', { text: INKED });
    const g = game([{ hand: [sinkAll], inkwell: 1, play: [tala, character('Other')] }, {}]);
    g.move('play', 'Sink All');
    expect(g.player(0)).toHaveCount('inkwell', 3);
    expect(g.player(0)).toHaveCount('lore', 0);
  });

  test('one that stays in play sees it', () => {
    const tala = character('Tala', '1/4/1', { text: INKED });
    const g = game([{ hand: [sink], inkwell: 1, play: [tala, character('Other')] }, {}]);
    g.move('play', 'Sink').choose('Other');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('what leaves play is seen by those that leave with it', () => {
    const king = character('King', '1/1/1', {
      text: 'Whenever one of your other characters is banished, gain 1 lore.',
    });
    const all = action('All', 'Banish all characters.');
    const g = game([{ hand: [all], inkwell: 1, play: [king, character('Other')] }, {}]);
    g.move('play', 'All');
    expect(g.player(0)).toHaveCount('lore', 1);
    const merlin = character('Merlin', '1/4/1', {
      text: 'Whenever one of your other characters is returned to your hand from play, you gain 1 lore.',
    });
    const back = action('Back', "Return all characters to their players' hands.");
    const h = game([{ hand: [back], inkwell: 1, play: [merlin, character('Other')] }, {}]);
    h.move('play', 'Back');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test.each([
    ['is put into your inkwell', 'Sink', 1],
    ['is returned to your hand', 'Wind', 1],
    ['is returned to your hand from play', 'Wind', 1],
    ['leaves play', 'Wind', 1],
    ['leaves play', 'Sink', 1],
    ['is returned to your hand', 'Sink', 0],
    ['is returned to your hand from play', 'Sink', 0],
  ] as const)(
    'a card sees by words about itself where it goes: “when this character %s”',
    (words, by, lore) => {
      const one = character('One', '1/4/1', { text: `When this character ${words}, gain 1 lore.` });
      const g = game([{ hand: [sink, wind], inkwell: 1, play: [one] }, {}]);
      g.move('play', by).choose('One');
      expect(g.player(0)).toHaveCount('lore', lore);
    },
  );
});

describe('CR 1.6.1, 4.3.4.1 a card that is played sees nothing of that but its own “when you play this”', () => {
  test.each([
    ['Genie - Wonderful Trickster', 'Whenever you play a card, you gain 1 lore.'],
    ['Minnie Mouse - Storyteller', 'Whenever you play a character, you gain 1 lore.'],
    ['Lady - Decisive Dog', 'Whenever you play a character, gain 1 lore.'],
    ['Coconut Basket', 'Whenever you play a character with cost 2 or less, gain 1 lore.'],
  ])('%s', (_card, text) => {
    const seer = character('Seer', '1/4/1', { text, cost: 1 });
    const g = game([{ hand: [seer, character('Later', '1/1/1', { cost: 1 })], inkwell: 2 }, {}]);
    g.move('play', 'Seer');
    expect(g.player(0)).toHaveCount('lore', 0);
    g.move('play', 'Later');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('nor does what it was shifted onto', () => {
    const text = 'Whenever you play a character, gain 1 lore.';
    const minnie = character('Minnie', '1/2/1', { text, fullName: 'Minnie - Lower' });
    const upper = character('Minnie', '3/3/1', { text: `Shift 1\n${text}`, fullName: 'Minnie - Upper' });
    const g = game([{ hand: [upper], inkwell: 1, play: [minnie] }, {}]);
    g.move('play', 'Minnie - Upper', 'shift').choose('Minnie - Lower');
    expect(g.player(0)).toHaveCount('lore', 0);
  });

  test('“when you play this character and whenever …” is two conditions, each for itself', () => {
    const sneezy = character('Sneezy', '1/2/1', {
      text: 'Whenever you play this character or another character, gain 1 lore.',
    });
    const g = game([{ hand: [sneezy, character('Other')], inkwell: 2 }, {}]);
    g.move('play', 'Sneezy');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('play', 'Other');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('it has been played all the same, for those that count', () => {
    const owl = item('Owl', 'Whenever you play a second character in a turn, gain 3 lore.');
    const seer = character('Seer', '1/4/1', {
      text: 'Whenever you play a second character in a turn, gain 1 lore.',
    });
    const g = game([{ hand: [character('First'), seer], inkwell: 2, play: [owl] }, {}]);
    g.move('play', 'First').move('play', 'Seer');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 7.1.6 what brought a card to where it is has happened to it', () => {
  const both = {
    hand: [
      character('New', '1/9/1'),
      action('Hit', 'Deal 1 damage to each character who was played this turn.'),
    ],
    inkwell: 2,
    play: [character('Old', '1/9/1')],
  };

  test('who was played this turn', () => {
    const g = game([both, {}]).move('play', 'New').move('play', 'Hit');
    expect([g.card('New').count('damage'), g.card('Old').count('damage')]).toEqual([1, 0]);
  });

  test('who was banished this turn, where it lies now; what happened to it before has not happened to that card', () => {
    const dig = (what: string) =>
      action('Dig', `Return a character card that was ${what} this turn from your discard to your hand.`);
    const spike = action('Spike', 'Deal 2 damage to chosen character.');
    const begin = (what: string) =>
      game([
        { hand: [dig(what), spike], inkwell: 2, play: [character('A', '1/2/1')], discard: [character('B')] },
        {},
      ])
        .move('play', 'Spike')
        .choose('A')
        .move('play', 'Dig');
    expect(begin('banished').card('A')).toBeInZone('hand');
    expect(begin('damaged').card('A')).toBeInZone('discard');
  });
});
