import { describe, expect, test } from 'vitest';
import {
  attack,
  dark,
  duel,
  equipment,
  friend,
  magicFriend,
  player,
  technique,
  world,
} from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const soldier = dark('Soldier', '1/20');

describe('what happens in place of being discarded by the rules', () => {
  const thrown =
    'If you lose a challenge in which this card participated, you may return it to your hand instead of discarding it.';

  test('only of a challenge that was lost, and only of who took part', () => {
    const fought = (against: string, joins: boolean) => {
      const game = duel([
        {
          'player-area': [player('Sora', '1/4/1/8')],
          'friend-area': [friend('Goofy', '1/1/0', { text: thrown })],
        },
        { 'player-area': [player('Riku', against)] },
      ]);
      game.move('end-phase').move('challenge');
      if (joins) game.move('join', 'Goofy').move('do-nothing');
      else game.move('do-nothing');
      game.move('do-nothing');
      return game;
    };
    const lost = fought('1/9/1/8', true);
    lost.accept();
    expect(lost.player(0).names('hand')).toEqual(['Goofy']);
    expect(fought('1/9/1/8', true).decline().card('Goofy')).toBeInZone('discard', 0);
    expect(fought('1/1/1/8', true).card('Goofy')).toBeInZone('discard', 0);
    expect(fought('1/9/1/8', false).card('Goofy')).toBeInZone('friend-area', 0);
  });

  test('Equipment goes for its bearer when a battle ends, not when a challenge does', () => {
    const shield = equipment('Shield', '0/0', {
      text: 'If the equipped card would be discarded at the end of a battle, you may discard this card instead.',
    });
    const start = () =>
      duel([
        {
          'friend-area': [friend('Goofy', '1/1/0'), friend('Aladdin', '1/1/0')],
          'world-area': [here],
          hand: [shield],
        },
        { 'dark-area': [soldier] },
      ]).move('play-equipment', 'Shield', 'Goofy');
    const game = start();
    game.move('battle').move('join', 'Goofy').move('join', 'Aladdin').move('fight').accept();
    expect(game.player(0).names('friend-area')).toEqual(['Goofy']);
    expect(game.card('Shield')).toBeInZone('discard', 0);
    const other = start();
    other.move('end-phase').move('challenge').move('join', 'Goofy').move('do-nothing').move('do-nothing');
    expect(other.card('Goofy')).toBeInZone('discard', 0);
  });

  test('a Magic/Friend goes under the deck at the end of the turn, and to the discard pile from a battle', () => {
    const text =
      'At the end of your turn, put this card on the bottom of your deck instead of discarding it.';
    const stitch = magicFriend('Stitch', '1/1/1', { text });
    const game = duel([{ 'friend-area': [stitch] }]);
    game.move('end-phase').move('end-phase');
    expect(game.card('Stitch')).toBeInZone('deck', 0);
    const fought = duel([{ 'friend-area': [stitch], 'world-area': [here] }, { 'dark-area': [soldier] }]);
    fought.move('battle').move('join', 'Stitch').move('fight');
    expect(fought.card('Stitch')).toBeInZone('discard', 0);
  });

  test('all who took part in the battle of a Technique go to hand', () => {
    const moon = technique('Moon', {
      text: 'Friend Cards that participated in this battle are returned to your hand at the end of the battle instead of being discarded.',
    });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0'), friend('Aladdin', '1/1/0')],
        'world-area': [here],
        hand: [moon],
      },
      { 'dark-area': [soldier] },
    ]);
    game.move('battle').move('play-technique', 'Moon').move('join', 'Goofy').move('fight');
    expect(game.player(0).names('hand')).toEqual(['Goofy']);
    expect(game.player(0).names('friend-area')).toEqual(['Aladdin']);
    expect(game.card('Moon')).toBeInZone('discard', 0);
  });

  test('no Heart Point goes by a challenge that this card took part in; others do', () => {
    const wall = friend('Goofy', '1/1/0', {
      text: 'If you lose a challenge in which this card participated, you do not lose HP.',
    });
    const lose = (joins: boolean) => {
      const game = duel([
        { 'friend-area': [wall] },
        { 'player-area': [player('Riku', '1/9/1/8')], hand: [attack('Oblivion', 1)] },
      ]);
      game.move('end-phase').move('challenge');
      if (joins) game.move('join', 'Goofy').move('do-nothing');
      else game.move('do-nothing');
      return game.move('do-nothing').player(0);
    };
    expect(lose(true)).toHaveCount('hp', 8);
    expect(lose(false)).toHaveCount('hp', 7);
  });
});
