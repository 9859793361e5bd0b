import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const hero = character('Hero', '3/4/1');
const tired = (card: ReturnType<typeof character>, more: object = {}) => ({ card, exerted: true, ...more });

describe('CR 4.6.4 the Challenge Declaration step', () => {
  test('CR 4.6.4.1 a ready, dry character is declared', () => {
    const theirs = { play: [tired(character('Foe', '1/2/1'))] };
    expect(game([{ play: [hero] }, theirs]).offer('challenge', 'Hero')).toBeOffered();
    const exerted = game([{ play: [tired(hero)] }, theirs]);
    expect(exerted.offer('challenge', 'Hero')).toBeRefused('cannot-declare');
    const drying = game([{ play: [{ card: hero, dry: false }] }, theirs]);
    expect(drying.offer('challenge', 'Hero')).toBeRefused('cannot-declare');
  });

  test('CR 4.6.1, 5.3.4 only characters', () => {
    const g = game([{ play: [item('Book')] }, { play: [tired(character('Foe'))] }]);
    expect(g.offer('challenge', 'Book')).toBeRefused('cannot-declare');
  });

  test('CR 4.6.4.2 an exerted opposing character is chosen', () => {
    const g = game([
      { play: [hero, tired(character('Friend'))] },
      { play: [character('Ready'), tired(character('Foe', '1/9/1'))] },
    ]);
    g.move('challenge', 'Hero');
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Foe'], min: 1, max: 1 });
    g.choose('Foe');
  });

  test('CR 4.6.4.2 not offered where there is nothing to challenge', () => {
    const g = game([{ play: [hero] }, { play: [character('Ready'), item('Book')] }]);
    expect(g.offer('challenge', 'Hero')).toBeRefused('nothing-to-challenge');
  });

  test('CR 4.6.4.4 the challenging character exerts', () => {
    const g = game([{ play: [hero] }, { play: [tired(character('Foe', '1/9/1'))] }]);
    g.move('challenge', 'Hero').choose('Foe');
    expect(g.card('Hero')).toBeInState('exerted');
  });

  test('CR 4.6.5, 4.1.5 “challenges” and “is challenged” resolve before the damage', () => {
    const bully = character('Bully', '2/4/1', {
      text: 'Whenever this character challenges, you may draw a card.',
    });
    const g = game([{ play: [bully] }, { play: [tired(character('Foe', '1/4/1'))] }]);
    g.move('challenge', 'Bully').choose('Foe');
    expect(g).toHaveDecision('confirm', { player: 0 });
    expect(g.card('Foe')).toHaveCount('damage', 0);
    g.accept();
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});

describe('CR 4.6.6 the Challenge Damage step', () => {
  test('CR 4.6.6.2, 5.3.6.2, 1.9.2.1 both deal their strength', () => {
    const g = game([{ play: [hero] }, { play: [tired(character('Foe', '1/9/1'))] }]);
    g.move('challenge', 'Hero').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 3);
    expect(g.card('Hero')).toHaveCount('damage', 1);
  });

  test('CR 4.6.6.2 all damage is dealt at once: both may be banished', () => {
    const g = game([{ play: [{ card: hero, as: 'mine' }] }, { play: [tired(character('Foe', '4/3/1'))] }]);
    g.move('challenge', 'mine').choose('Foe');
    expect(g.card('Hero')).toBeInZone('discard', 0);
    expect(g.card('Foe')).toBeInZone('discard', 1);
    expect(g).toHaveHappened('damaged', { times: 2 });
  });

  test('CR 6.6.2 negative strength deals none', () => {
    const weaken = action('Weaken', 'Chosen character gets -5 {S} this turn.');
    const g = game([
      { hand: [weaken], inkwell: 1, play: [hero] },
      { play: [tired(character('Foe', '2/9/1'))] },
    ]);
    g.move('play', 'Weaken').choose('Foe').move('challenge', 'Hero').choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 0);
    expect(g.card('Hero')).toHaveCount('damage', 0);
  });

  test('CR 6.6.2 a modifier counts against what is below 0', () => {
    const weaken = action('Weaken', 'Chosen character gets -5 {S} this turn.');
    const boost = action('Boost Up', 'Chosen character gets +4 {S} this turn.');
    const g = game([{ hand: [weaken, boost], inkwell: 2, play: [character('Low', '2/9/1')] }]);
    g.move('play', 'Weaken').choose('Low').move('play', 'Boost Up').choose('Low');
    expect(g.card('Low')).toHaveStat('strength', 1);
  });

  test('CR 1.8.1.4 what dies of the damage is banished by the other character', () => {
    const victor = character('Victor', '5/9/1', {
      text: 'Whenever this character banishes another character in a challenge, gain 2 lore.',
    });
    const g = game([{ play: [victor] }, { play: [tired(character('Foe', '1/3/1'))] }]);
    g.move('challenge', 'Victor').choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 1.8.1.4 so is a character that challenged it and dies', () => {
    const victor = character('Victor', '5/9/1', {
      text: 'Whenever this character banishes another character in a challenge, gain 2 lore.',
    });
    const g = game([{ play: [hero] }, { play: [tired(victor)] }])
      .move('challenge', 'Hero')
      .choose('Victor');
    expect(g.player(1)).toHaveCount('lore', 2);
  });
});

describe('CR 4.6.7 the end of a challenge', () => {
  test('CR 4.6.7 a banish by an ability of the challenge is still in the challenge', () => {
    const thorn = character('Thorn', '0/3/1', {
      text: 'When this character is challenged and banished, banish the challenging character.',
    });
    const durable = character('Durable', '5/5/1', {
      text: 'When this character is banished in a challenge, you may return this card to your hand.',
    });
    const g = game([{ play: [durable] }, { play: [tired(thorn)] }]);
    g.move('challenge', 'Durable').choose('Thorn').accept();
    expect(g.card('Durable')).toBeInZone('hand', 0);
    expect(g.card('Thorn')).toBeInZone('discard', 1);
  });

  test('CR 4.6.7 “while challenging” ends', () => {
    const fury = character('Fury', '1/9/1', { text: 'Challenger +3' });
    const g = game([{ play: [fury] }, { play: [tired(character('Foe', '1/9/1'))] }]);
    g.move('challenge', 'Fury').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 4);
    expect(g.card('Fury')).toHaveStat('strength', 1);
  });
});

describe('CR 4.6.8 challenging a location', () => {
  const castle = location('Castle', '6/1/1');

  test('CR 4.6.8.2, 4.6.8.1 it can be challenged at any time', () => {
    const g = game([{ play: [hero] }, { play: [castle, tired(character('Foe'))] }]).move('challenge', 'Hero');
    expect(g).toHaveDecision('choose-cards', { cards: ['Castle', 'Foe'] });
    g.choose('Castle');
  });

  test('CR 4.6.8.3 it takes damage and deals none', () => {
    const g = game([{ play: [hero] }, { play: [castle] }])
      .move('challenge', 'Hero')
      .choose('Castle');
    expect(g.card('Castle')).toHaveCount('damage', 3);
    expect(g.card('Hero')).toHaveCount('damage', 0);
  });
});

describe('CR 4.6.9 leaving a challenge', () => {
  test('CR 4.6.9 a challenge whose character has gone ends without damage', () => {
    const coward = character('Coward', '2/3/1', {
      text: 'Whenever this character is challenged, you may return this card to your hand.',
    });
    const g = game([{ play: [hero] }, { play: [tired(coward)] }]);
    g.move('challenge', 'Hero').choose('Coward').accept();
    expect(g.card('Coward')).toBeInZone('hand', 1);
    expect(g.card('Hero')).toHaveCount('damage', 0);
    expect(g.card('Hero')).toBeInState('exerted');
    expect(g).toHaveHappened('challenge-ended');
  });
});
