import { type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { plugins } from './cards.ts';

type Side = NonNullable<ScenarioSetup['players']>[number];
const laid = (mine: Side) => scenario({ plugins, players: [mine, {}] });

describe('several resources', () => {
  test('DR 4.9 a cost of mana and shards is paid in both, or not at all', () => {
    const poor = laid({ hand: ['Shard Golem'], mana: 9 });
    expect(poor.offer('cast', 'Shard Golem').isLegal).toBe(false);
    const game = laid({ hand: ['Shard Golem'], mana: 3, shards: 2 });
    game.move('cast', 'Shard Golem').move('pass').move('pass');
    expect(game.card('Shard Golem')).toBeInZone('play', 0);
    expect(game.player(0)).toHaveCount('mana', 1);
    expect(game.player(0)).toHaveCount('shards', 1);
  });

  test('DR 4.9 what costs less costs less mana, and a shard all the same', () => {
    const game = laid({
      hand: ['Shard Golem'],
      play: ['Stone Guild', 'Stone Guild', 'Stone Guild'],
      shards: 1,
    });
    game.move('cast', 'Shard Golem');
    expect(game.player(0)).toHaveCount('shards', 0);
    const poor = laid({
      hand: ['Shard Golem'],
      play: ['Stone Guild', 'Stone Guild', 'Stone Guild'],
      mana: 5,
    });
    expect(poor.offer('cast', 'Shard Golem').isLegal).toBe(false);
  });

  test('DR 4.9 a cost in any of two is paid as its player says', () => {
    const game = laid({ play: ['Prism Engine'], mana: 2, shards: 2 });
    game.move('use', 'Prism Engine');
    expect(game).toHaveDecision('number', { player: 0, prompt: 'pay-from' });
    game.number(1);
    expect(game.player(0)).toHaveCount('mana', 1);
    expect(game.player(0)).toHaveCount('shards', 1);
  });

  test('DR 4.9 shards that a relic gave stay, and pay with mana for an ability', () => {
    const game = laid({ play: ['Gem Vein', 'Shard Lens'], mana: 1 });
    expect(game.offer('use', 'Shard Lens').isLegal).toBe(false);
    game
      .move('use', 'Gem Vein')
      .move('pass')
      .move('pass')
      .move('use', 'Shard Lens')
      .move('pass')
      .move('pass');
    expect(game.player(0)).toHaveCount('life', 23);
    expect(game.player(0)).toHaveCount('shards', 0);
  });

  test('DR 4.9 mana for creatures pays for no rite, and its player says how much of it pays', () => {
    const game = laid({ play: ['Brood Nest'], hand: ['Deep Reading', 'Mire Hound'], mana: 2 });
    game.move('use', 'Brood Nest').move('pass').move('pass');
    expect(game.offer('cast', 'Deep Reading').isLegal).toBe(false);
    game.move('cast', 'Mire Hound').number(0);
    expect(game.player(0)).toHaveCount('mana', 2);
    expect(game.player(0)).toHaveCount('brood', 0);
  });

  test('DR 4.9 a pool that empties with the phase', () => {
    const game = laid({ hand: ['Sudden Tide'], mana: 2 });
    game.move('cast', 'Sudden Tide').move('pass').move('pass');
    expect(game.player(0)).toHaveCount('surge', 3);
    game.move('pass').move('pass');
    expect(game.player(0)).toHaveCount('surge', 0);
    expect(game.player(0)).toHaveCount('mana', 1);
  });

  test('DR 4.9 a pool that empties with the turn', () => {
    const game = laid({ play: ['Brood Nest'], mana: 2 });
    game.move('use', 'Brood Nest').move('pass').move('pass');
    for (let i = 0; game.player(0).count('brood') > 0 && i < 20; i++) game.move('pass');
    expect(game.decision!.player).toBe(1);
  });
});
