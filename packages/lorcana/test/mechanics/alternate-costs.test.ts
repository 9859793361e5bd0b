import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card, more: object = {}) => ({ card, exerted: true, ...more });

describe('CR 8.12 Sing Together', () => {
  const chorus = song('Chorus', 'Sing Together 7\nDraw 2 cards.', { cost: 7 });
  const voice = (name: string, cost: number, text = '') => character(name, '1/1/1', { cost, text });

  test('CR 8.12.2 those who sing have the total cost at least', () => {
    const play = [voice('A', 2), voice('B', 3), voice('C', 4), tired(voice('D', 9))];
    const g = game([{ hand: [chorus], play }]).move('play', 'Chorus', 'sing-together');
    expect(g).toHaveDecision('choose-cards', { cards: ['A', 'B', 'C'], min: 1, max: 3 });
    expect(() => g.choose('A', 'B')).toThrow('not-enough-singers');
    g.choose('B', 'C');
    expect(g.card('A')).toBeInState('ready');
    expect(g.card('B')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g.events('ink-paid')).toHaveLength(0);
  });

  test('CR 8.12.2 not when all of them together fall short', () => {
    const g = game([{ hand: [chorus], play: [voice('A', 2), voice('B', 3)] }]);
    expect(g.offer('play', 'Chorus', 'sing-together')).toBeRefused('no-singer');
  });

  test('CR 8.11.1 Singer counts, and so does “+N cost to sing songs”', () => {
    const boost = item('Podium', 'Your characters count as having +1 cost to sing songs.');
    const play = [voice('A', 1, 'Singer 4'), voice('B', 1), boost];
    const g = game([{ hand: [chorus], play }])
      .move('play', 'Chorus', 'sing-together')
      .choose('A', 'B');
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('CR 8.12.3 each of them sings the song', () => {
    const text = 'Whenever this character sings a song, gain 1 lore.';
    const play = [voice('A', 4, text), voice('B', 4, text)];
    const g = game([{ hand: [chorus], play }])
      .move('play', 'Chorus', 'sing-together')
      .choose('A', 'B')
      .option(0);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 5.4.4.2 one character may sing it alone', () => {
    const g = game([{ hand: [chorus], play: [voice('Star', 7)] }])
      .move('play', 'Chorus', 'sing')
      .choose('Star');
    expect(g.player(0)).toHaveCount('hand', 2);
  });
});

describe('CR 8.10 Shift for another cost', () => {
  const herald = character('Herald', '3/3/1', {
    fullName: 'Herald - Dark',
    cost: 6,
    text: 'Shift: Discard 2 cards',
  });

  test('the cost is paid by discarding others than the card itself', () => {
    const g = game([{ hand: [herald, character('A'), character('B')], play: [tired(character('Herald'))] }]);
    g.move('play', 'Herald - Dark', 'shift').choose('Herald');
    expect(g.player(0)).toHaveCards('discard', ['A', 'B']);
    expect(g.card('Herald - Dark')).toBeInZone('play');
    expect(g.card('Herald - Dark')).toBeInState('exerted');
    expect(g.card('Herald - Dark').under.map((card) => card.name)).toEqual(['Herald']);
  });

  test('which ones is asked, the card itself not among them', () => {
    const hand = [herald, character('A'), character('B'), character('C')];
    const g = game([{ hand, play: [character('Herald')] }])
      .move('play', 'Herald - Dark', 'shift')
      .choose('Herald');
    expect(g).toHaveDecision('choose-cards', { cards: ['A', 'B', 'C'], min: 2, max: 2 });
    g.choose('A', 'C');
    expect(g.player(0)).toHaveCards('hand', ['B']);
  });

  test('not when there is too little to discard', () => {
    const g = game([{ hand: [herald, character('A')], play: [character('Herald')] }]);
    expect(g.offer('play', 'Herald - Dark', 'shift')).toBeRefused('cannot-shift');
  });
});

describe('CR 8.10.8 variants of Shift', () => {
  const target = character('Other', '1/1/1', { classifications: ['Puppy'] });

  test('CR 8.10.8.1 onto a character of the classification', () => {
    const pup = character('Thunder', '3/3/1', { cost: 6, text: 'Puppy Shift 1' });
    const g = game([{ hand: [pup], inkwell: 1, play: [target, character('Cat')] }]);
    g.move('play', 'Thunder', 'shift');
    expect(g).toHaveDecision('choose-cards', { cards: ['Other'] });
    g.choose('Other');
    expect(g.card('Thunder').under.map((card) => card.name)).toEqual(['Other']);
  });

  test('CR 8.10.8.2 onto any character', () => {
    const robot = character('Robot', '3/3/1', { cost: 6, text: 'Universal Shift 1' });
    const g = game([
      { hand: [robot], inkwell: 1, play: [target, character('Cat')] },
      { play: [character('Foe')] },
    ]);
    g.move('play', 'Robot', 'shift');
    expect(g).toHaveDecision('choose-cards', { cards: ['Other', 'Cat'] });
    g.choose('Cat');
    expect(g.card('Robot').under.map((card) => card.name)).toEqual(['Cat']);
  });
});

describe('CR 1.5.5.3 played for free as an alternate cost', () => {
  test('by exerting others', () => {
    const miser = character('Miser', '3/3/1', {
      cost: 7,
      text: 'You may exert 4 items of yours to play this character for free.',
    });
    const items = ['A', 'B', 'C', 'D', 'E'].map((name) => item(name));
    const g = game([{ hand: [miser], play: items }])
      .move('play', 'Miser', 'alternate')
      .choose('A', 'B', 'C', 'E');
    expect(g.card('Miser')).toBeInZone('play');
    expect(g.card('D')).toBeInState('ready');
    expect(game([{ hand: [miser], play: items.slice(2) }]).offer('play', 'Miser', 'alternate')).toBeRefused(
      'cannot-pay',
    );
  });

  test('by banishing a chosen one', () => {
    const maker = character('Maker', '3/3/1', {
      cost: 7,
      text: 'During your turn, you may banish chosen item of yours to play this character for free.',
    });
    const g = game([{ hand: [maker], play: [item('Cup')] }])
      .move('play', 'Maker', 'alternate')
      .choose('Cup');
    expect(g.card('Maker')).toBeInZone('play');
    expect(g.card('Cup')).toBeInZone('discard');
  });

  test('while something has happened this turn, long after it did', () => {
    const flunky = character('Flunky', '3/3/1', {
      cost: 7,
      text: 'During your turn, you may play this character for free if an opposing character was banished in a challenge this turn.',
    });
    const g = game([
      { hand: [flunky, action('Wait', 'Draw a card.')], inkwell: 1, play: [character('Hero', '3/3/1')] },
      { play: [tired(character('Foe', '1/1/1'))] },
    ]);
    expect(g.offer('play', 'Flunky', 'alternate')).toBeRefused('cannot-pay');
    g.move('challenge', 'Hero').choose('Foe').move('play', 'Wait').move('play', 'Flunky', 'alternate');
    expect(g.card('Flunky')).toBeInZone('play');
  });
});
