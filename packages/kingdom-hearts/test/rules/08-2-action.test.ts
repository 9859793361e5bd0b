import { describe, expect, test } from 'vitest';
import {
  all,
  dark,
  duel,
  filler,
  friend,
  magic,
  magicFriend,
  nobody,
  player,
  spell,
  standing,
  world,
  you,
} from '../support/duel.ts';

describe('moving', () => {
  test('KH 8.2.1.4; KH 8.2.1.1 example: a level 2 World on a total of 3 makes 5, and gives 1 Heart Point', () => {
    const at = { card: world('Deep Jungle', '2/1'), under: [world('Traverse Town', '1/1')] };
    const game = duel([{ 'world-area': [at], hand: [world('Agrabah', '2/3')] }]).move('move', 'Agrabah');
    expect(game.player(0).names('world-area')).toEqual(['Agrabah']);
    expect(game.card('Deep Jungle')).toBeInZone('under', 0);
    expect(game.player(0).count('hp')).toBe(9);
    const limit = duel([{ hand: [dark('Five', '5/1'), dark('Six', '6/1')] }, { 'world-area': [at] }]);
    expect(limit.offer('disrupt', 'Five')).not.toBeOffered();
  });

  test('KH 8.2.1.2, 4.6.1 nobody moves while Dark Cards are on their World', () => {
    const sides = [
      { 'world-area': [world('Agrabah')], hand: [world('Monstro')] },
      { 'dark-area': [dark('Soldier')] },
    ];
    expect(duel(sides).offer('move', 'Monstro')).toBeRefused('dark-in-the-way');
  });

  test('KH 8.2.1.2 after defeating them a player can move in the same turn', () => {
    const game = duel([
      { 'world-area': [world('Agrabah')], hand: [world('Monstro')] },
      { 'dark-area': [dark('Soldier', '1/4')] },
    ]);
    game.move('battle').move('fight').move('move', 'Monstro');
    expect(game.player(0).names('world-area')).toEqual(['Monstro']);
  });

  test('KH 8.2.1.6, 4.7.1, 8.2.9.2 one Move a turn', () => {
    const game = duel([{ hand: [world('Agrabah'), world('Monstro')] }]).move('move', 'Agrabah');
    expect(game.offer('move', 'Monstro')).toBeRefused('moved-already');
  });

  test('KH 8.2.1.7, 9.18 only the text of the topmost World works; lower ones count for their level', () => {
    const strong = world('Coliseum', '2/1', {
      abilities: [standing({ do: 'modify', what: all('player', you), stat: 'attack', by: 3 })],
    });
    const game = duel([{ 'world-area': [strong], hand: [world('Monstro', '1/1')] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 7);
    game.move('move', 'Monstro');
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
    const under = { card: world('Monstro', '1/1'), under: [strong] };
    const other = duel([{ hand: [dark('Three', '3/1')] }, { 'world-area': [under] }]);
    expect(other.offer('disrupt', 'Three')).toBeOffered();
  });
});

describe('disrupting', () => {
  test('KH 8.2.4.3 example: Worlds of levels 3 and 2, the upper with Dark Level 9', () => {
    const at = { card: world('Upper', '2/9'), under: [world('Lower', '3/1')] };
    const hand = [
      ...Array.from({ length: 9 }, (_, i) => dark(`Dark ${i}`, '5/1')),
      dark('Tenth', '1/1'),
      dark('High', '6/1'),
    ];
    const game = duel([{ hand }, { 'world-area': [at] }]);
    expect(game.offer('disrupt', 'High')).toBeRefused('level-too-high');
    for (let i = 0; i < 9; i++) game.move('disrupt', `Dark ${i}`);
    expect(game.offer('disrupt', 'Tenth')).toBeRefused('no-room');
  });

  test('KH 8.2.4.1, 4.1.3 any player puts Dark Cards and Nobodies on the opponent’s topmost World', () => {
    const game = duel([{ hand: [dark('Soldier'), nobody('Dusk')] }, { 'world-area': [world('Agrabah')] }]);
    game.move('disrupt', 'Soldier').move('disrupt', 'Dusk');
    expect(game.player(0).names('dark-area')).toEqual(['Soldier', 'Dusk']);
  });

  test('KH 8.2.4.2, 4.7.2, 4.7.3 the Dark Level is their number, the levels of the Worlds their level', () => {
    const game = duel([
      { hand: [dark('One'), dark('Two'), dark('High', '3/1')] },
      { 'world-area': [world('Agrabah', '2/1')] },
    ]);
    expect(game.offer('disrupt', 'High')).toBeRefused('level-too-high');
    game.move('disrupt', 'One');
    expect(game.offer('disrupt', 'Two')).toBeRefused('no-room');
  });

  test('KH 9.10 before the first World: no Dark Cards, no battle, no escape', () => {
    const game = duel([{ hand: [dark('Soldier')] }]);
    expect(game.offer('disrupt', 'Soldier')).toBeRefused('no-world');
    expect(game.offer('battle')).toBeRefused('no-world');
    expect(game.offer('escape')).toBeRefused('no-world');
  });

  const refill = (options?: Parameters<typeof duel>[2]) => {
    const hand = [dark('Soldier', '1/4'), dark('Shadow', '1/4')];
    const bolt = magic('Thunder', 1, {
      abilities: [spell({ do: 'deal-damage', player: you, amount: 9, to: all('dark', you) })],
    });
    const game = duel([{ hand: [...hand, bolt] }, { 'world-area': [world('Agrabah', '2/1')] }], {}, options);
    return game.move('disrupt', 'Soldier').move('play-magic', 'Thunder');
  };

  test('KH 9.11 the Dark Level counts those that are there: a place that is free again can be taken', () => {
    expect(refill().offer('disrupt', 'Shadow')).toBeOffered();
  });

  test('KH 9.11 where the format has it so, those of the turn or those ever count', () => {
    expect(refill({ darkLevelCounts: 'this-turn' }).offer('disrupt', 'Shadow')).toBeRefused('no-room');
    expect(refill({ darkLevelCounts: 'ever' }).offer('disrupt', 'Shadow')).toBeRefused('no-room');
  });

  test('KH 9.11 what was ever put on a World stays with that World', () => {
    const theirs = { card: world('Upper', '1/1'), under: [world('Lower', '2/1')] };
    const hand = [dark('Soldier', '1/9'), dark('Shadow', '1/9'), ...Array.from({ length: 4 }, () => filler)];
    const game = duel([{ hand }, { 'world-area': [theirs], hand: 6 }], {}, { darkLevelCounts: 'ever' });
    game.move('disrupt', 'Soldier').endTurn().move('escape').endTurn();
    expect(game.player(1).names('world-area')).toEqual(['Lower']);
    // None was ever put on the lower one.
    expect(game.offer('disrupt', 'Shadow')).toBeOffered();
  });

  test('KH 9.12 the level is looked at when the card is played, and not again', () => {
    const game = duel(
      [
        { 'world-area': [{ card: world('Upper', '2/3'), under: [world('Lower', '3/1')] }] },
        { hand: [dark('Four', '4/9'), dark('One', '1/1')], 'world-area': [world('Theirs')] },
      ],
      { active: 1 },
    );
    game.move('disrupt', 'Four').endTurn();
    expect(game.card('Four')).toBeInZone('dark-area', 1);
  });

  test('KH 9.13 several copies of a Dark Card may be on a World', () => {
    const copies = [dark('Shadow'), { card: dark('Shadow'), as: 'second' }];
    const game = duel([{ hand: copies }, { 'world-area': [world('Agrabah')] }]);
    game.move('disrupt', 'second').move('disrupt', 'Shadow');
    expect(game.player(0).names('dark-area')).toEqual(['Shadow', 'Shadow']);
  });
});

describe('Friends', () => {
  test('KH 9.19; KH 8.2.5.4 example: beside a level 2 Donald Duck levels 0 to 3 can be played, and a level 3 one replaces it', () => {
    const hand = [
      friend('None', '0/1/1'),
      friend('Three', '3/1/1'),
      friend('Four', '4/1/1'),
      { card: friend('Donald Duck', '3/3/2'), as: 'third' },
    ];
    const game = duel([{ 'friend-area': [{ card: friend('Donald Duck', '2/2/2'), as: 'second' }], hand }]);
    expect(game.offer('play-friend', 'None')).toBeOffered();
    expect(game.offer('play-friend', 'Three')).toBeOffered();
    expect(game.offer('play-friend', 'Four')).toBeRefused('level-too-high');
    game.move('play-friend', 'third');
    expect(game.card('second')).toBeInZone('discard', 0);
    expect(game.card('third')).toBeInZone('friend-area', 0);
    expect(game.offer('play-friend', 'Four')).toBeOffered();
  });

  test('KH 8.2.5.5, 4.2.2 without Friends only levels 0 and 1', () => {
    const game = duel([{ hand: [friend('None', '0/1/1'), friend('One', '1/1/1'), friend('Two', '2/1/1')] }]);
    expect(game.offer('play-friend', 'None')).toBeOffered();
    expect(game.offer('play-friend', 'One')).toBeOffered();
    expect(game.offer('play-friend', 'Two')).toBeRefused('level-too-high');
  });

  test('KH 8.2.5.1, 8.2.9.1 any number of them, in any order with other actions', () => {
    const game = duel([
      { hand: [friend('A'), friend('B', '2/1/1'), world('Agrabah'), friend('C', '3/1/1')] },
    ]);
    game.move('play-friend', 'A').move('play-friend', 'B').move('move', 'Agrabah').move('play-friend', 'C');
    expect(game.player(0).count('friend-area')).toBe(3);
  });

  test('KH 8.2.5.2, 8.2.5.3, 4.3.5 a Friend of the same name is discarded first, Magic/Friends too', () => {
    const hand = [{ card: magicFriend('Genie', '1/2/0'), as: 'new' }];
    const game = duel([{ 'friend-area': [{ card: friend('Genie', '2/2/0'), as: 'old' }], hand }]);
    game.move('play-magic', 'new', 0);
    expect(game.card('old')).toBeInZone('discard', 0);
    expect(game.card('new')).toBeInZone('friend-area', 0);
  });

  test('KH 4.3.6 the opponent may have a Friend of the same name', () => {
    const game = duel([
      { hand: [{ card: friend('Goofy'), as: 'mine' }] },
      { 'friend-area': [friend('Goofy')] },
    ]);
    game.move('play-friend', 'mine');
    expect(game.player(1).names('friend-area')).toEqual(['Goofy']);
  });

  test('KH 9.20 a Magic/Friend is not bound to the levels of Friends, and raises them', () => {
    const hand = [magicFriend('Genie', '3/2/0'), friend('Four', '4/1/0')];
    const game = duel([{ 'player-area': [player('Sora', '1/4/3/8')], hand }]);
    expect(game.offer('play-friend', 'Four')).not.toBeOffered();
    game.move('play-magic', 'Genie').move('play-friend', 'Four');
    expect(game.player(0).names('friend-area')).toEqual(['Genie', 'Four']);
  });
});
