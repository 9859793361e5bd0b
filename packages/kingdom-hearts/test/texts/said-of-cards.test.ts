import { describe, expect, test } from 'vitest';
import { dark, duel, equipment, form, friend, language, magic, player, world } from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const meaning = (type: string, text: string) =>
  language.parse(text, { type }).abilities.map(({ ability: { name: _, ...ability } }) => ability);

describe('printed words mean what is said here', () => {
  test.each([
    [
      'friend',
      "This card's Support Value is increased by 2 during a challenge.",
      'This card gets +2 {S} during a challenge.',
    ],
    [
      'friend',
      'Friend Cards under your control gain +1 Support Value.',
      'Friends you have in play get +1 {S}.',
    ],
    ['magic', 'Recover 2 HP.', 'Gain 2 HP.'],
    [
      'magic',
      'Place an Equipment Card from your discard pile in your hand.',
      'Put an Equipment card from your discard pile into your hand.',
    ],
    [
      'magic',
      'Deal 2 damage to one Dark Card of your choice on your World.',
      'Deal 2 damage to a Dark card on your World.',
    ],
    [
      'world',
      'At the start of each of your turns, draw one card.',
      'At the start of your turn, draw a card.',
    ],
    [
      'equipment',
      'The character equipped with this card cannot be captured.',
      "The bearer can't be captured.",
    ],
  ])('%s: %s', (type, printed, plain) => {
    expect(meaning(type, printed)).toEqual(meaning(type, plain));
    expect(meaning(type, printed)).not.toEqual([]);
  });

  test('Magic is on no World: “that World” is not read there', () => {
    expect(
      language.parse('Deal 2 damage to a Dark Card on that World Card.', { type: 'magic' }).complete,
    ).toBe(false);
  });
});

describe('played', () => {
  test('a card that was looked at is discarded from the hand', () => {
    const thief = friend('Yuffie', '1/1/0', {
      text: "TRICK: Look at your opponent's hand and choose an Equipment Card. Your opponent discards that card.",
    });
    const game = duel([{ hand: [thief] }, { hand: [equipment('Oathkeeper'), friend('Goofy')] }]);
    game.move('play-friend', 'Yuffie').choose('Oathkeeper');
    expect(game.player(1).names('hand')).toEqual(['Goofy']);
    expect(game.card('Oathkeeper')).toBeInZone('discard', 1);
  });

  test('if what was dealt damage is defeated', () => {
    const fire = magic('Fire', 1, {
      text: 'Deal 5 damage to a Dark Card on your current World Card. If it is defeated, gain 1 HP.',
    });
    const cast = (power: string) => {
      const game = duel([{ hand: [fire], 'world-area': [here] }, { 'dark-area': [dark('Soldier', power)] }]);
      return game.move('play-magic', 'Fire', 'Sora').player(0);
    };
    expect(cast('1/5')).toHaveCount('hp', 9);
    expect(cast('1/6')).toHaveCount('hp', 8);
  });

  test('Dark Cards are put on no World of hers, and played as Friends all the same', () => {
    const guard = friend('Goofy', '1/1/0', {
      text: 'Your opponent cannot play Dark Cards on your current World Card.',
    });
    const start = (friends: readonly ReturnType<typeof friend>[]) =>
      duel([
        {
          'player-area': [player('Riku', '1/4/1/8', 'Dark')],
          hand: [dark('Soldier', '1/5')],
          'world-area': [world('Harbour')],
        },
        { 'friend-area': friends, 'world-area': [here] },
      ]);
    const game = start([guard]);
    expect(game.offer('disrupt', 'Soldier')).not.toBeOffered();
    expect(game.offer('play-friend', 'Soldier')).toBeOffered();
    expect(start([]).offer('disrupt', 'Soldier')).toBeOffered();
  });

  test('a Form Change needs the levels it asks for', () => {
    const final = form('Sora, Final Form', '5/8/1', 'Light', {
      text: 'Play on "Sora" only if your total World level is 4 or more. When this card loses a challenge, discard this card.',
    });
    const offered = (levels: string) =>
      duel([{ hand: [final], 'world-area': [world('Agrabah', levels)] }]).offer(
        'change-form',
        'Sora, Final Form',
      );
    expect(offered('4/1')).toBeOffered();
    expect(offered('3/1')).not.toBeOffered();
  });

  test('who may challenge only then cannot otherwise', () => {
    const shy = player('Sora', '1/4/1/8', 'Light', {
      text: 'You may only challenge if you control at least one Friend Card.',
    });
    const offered = (...friends: readonly ReturnType<typeof friend>[]) =>
      duel([{ 'player-area': [shy], 'friend-area': friends }])
        .move('end-phase')
        .offer('challenge');
    expect(offered(friend('Goofy'))).toBeOffered();
    expect(offered()).not.toBeOffered();
  });
});
