import { describe, expect, test } from 'vitest';
import { dark, duel, equipment, event, friend, language, magic, player, world } from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const meaning = (type: string, text: string) =>
  language.parse(text, { type }).abilities.map(({ ability: { name: _, ...ability } }) => ability);

describe('printed words mean what is said here', () => {
  test.each([
    [
      'friend',
      'While your topmost World Card is "Deep Jungle," this card gains +2 Support Value.',
      'While your current World is named Deep Jungle, this card gets +2 {S}.',
    ],
    [
      'friend',
      'HEALING: Gain 1 HP for each other Friend Card you control.',
      '{PLAY}: Gain 1 HP for each other Friend you have in play.',
    ],
    [
      'friend',
      'When this card is played, discard one level 1 Friend Card you control.',
      '{PLAY}: Discard one of your Friends with 1 {L} from play.',
    ],
    [
      'friend',
      'You may discard this card during your Action Phase to draw two cards.',
      'During your Action Phase, you may discard this Friend from play to draw 2 cards.',
    ],
    [
      'friend',
      'While your total World level is 6 or more, this card gains +3 Support Value.',
      'While the total level of your Worlds is 6 or more, this Friend gets +3 {S}.',
    ],
    [
      'magic',
      'Play this card only if you control two or more Friend Cards.',
      'This Magic can be played only if you have 2 or more Friends in play.',
    ],
  ])('%s: %s', (type, printed, plain) => {
    expect(meaning(type, printed)).toEqual(meaning(type, plain));
    expect(meaning(type, printed)).not.toEqual([]);
  });

  test('one line holds what its lines would', () => {
    const [only, when] = [
      'Player/Light only.',
      'When you win a challenge, your opponent loses 1 additional HP if he/she has no Friend Cards in play.',
    ];
    expect(meaning('equipment', `${only} ${when}`)).toEqual([
      ...meaning('equipment', only!),
      ...meaning('equipment', when!),
    ]);
    const [needs, deals] = [
      'Cooperation ("Donald Duck," "Goofy")',
      'Deal 4 damage to each Dark Card on your current World Card.',
    ];
    expect(meaning('technique', `${needs}: ${deals}`)).toEqual(meaning('technique', `${needs}.\n${deals}`));
  });

  test.each([
    // Of what would be lost anyway it is more than one.
    ['friend', 'If your opponent would lose HP, he/she loses 1 additional HP instead.'],
    // A condition before two sentences may be that of both.
    [
      'friend',
      'While you control "Goofy," this card gains +1 Support Value. Your other Friend Cards gain +1 Support Value.',
    ],
    // Who need not could have.
    [
      'friend',
      'When this card is played, your opponent may discard a card from his/her hand. If he/she cannot, draw a card.',
    ],
    // Both players take part in a challenge.
    [
      'friend',
      'Friend Cards that participated in this challenge are returned to your hand instead of being discarded.',
    ],
  ])('not read: %s: %s', (type, text) => {
    expect(language.parse(text, { type }).complete).toBe(false);
  });
});

describe('printed words, played', () => {
  test('what has a name happens when its card is played', () => {
    const thief = friend('Aladdin', '1/1/0', {
      text: 'SLEIGHT: Your opponent discards a card from his/her hand.',
    });
    const game = duel([{ hand: [thief] }, { hand: [event('Event 7')] }]);
    game.move('play-friend', 'Aladdin');
    expect(game.player(1).names('hand')).toEqual([]);
  });

  test('a Player Card wins a challenge, and its counters pay for damage', () => {
    const axel = player('Axel', '3/9/1/8', 'XIII', {
      text: 'When this card wins a challenge, put two counters on it. During your Action Phase, you may remove two counters from this card to deal 6 damage to a Dark Card on your current World Card.',
    });
    const game = duel([
      { 'player-area': [axel], 'world-area': [here] },
      { 'dark-area': [dark('Soldier', '1/6')] },
    ]);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(game.card('Axel')).toHaveCount('counters', 2);
    game.move('end-phase').move('end-phase').move('end-phase').choose();
    game.move('use-ability', 'Axel');
    expect(game.card('Axel')).toHaveCount('counters', 0);
    expect(game.card('Soldier')).toBeInZone('discard', 1);
  });

  test('a Player Card is equipped from the discard pile whenever its player moves', () => {
    const sora = player('Sora', '1/4/1/8', 'Light', {
      text: 'Whenever you move, you may equip this card with an "Oathkeeper" Equipment Card from your discard pile.',
    });
    const game = duel([{ 'player-area': [sora], hand: [here], discard: [equipment('Oathkeeper', '3/0')] }]);
    game.move('move', 'Agrabah').accept();
    expect(game.card('Oathkeeper')).toBeInZone('play', 0);
  });

  test('Magic is played only then', () => {
    const blow = magic('Aero', 1, {
      text: 'Play this card only during a challenge. Your Player Card gains +3 Attack Value until the end of the challenge.',
    });
    const game = duel([{ hand: [blow] }]);
    expect(game.offer('play-magic', 'Aero')).not.toBeOffered();
    game.move('end-phase').move('challenge');
    game.move('play-magic', 'Aero', 'Sora');
    expect(game.card('Sora', 0)).toHaveStat('attack', 7);
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Sora', 0)).toHaveStat('attack', 4);
  });

  test('an opponent loses more only without Friends', () => {
    const lady = equipment('Lady', '1/0', {
      text: 'Player/Light only. When you win a challenge, your opponent loses 1 additional HP if he/she has no Friend Cards in play.',
    });
    const win = (friends: readonly ReturnType<typeof friend>[]) => {
      const game = duel([{ hand: [lady] }, { 'friend-area': [...friends] }]);
      game
        .move('play-equipment', 'Lady')
        .move('end-phase')
        .move('challenge')
        .move('do-nothing')
        .move('do-nothing');
      return game.player(1);
    };
    expect(win([])).toHaveCount('hp', 6);
    expect(win([friend('Goofy', '1/1/0')])).toHaveCount('hp', 7);
  });
});
