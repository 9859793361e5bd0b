import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { plugins } from './cards.ts';

const rich = { mana: 10, wells: 10 };

describe('instants are answered', () => {
  test('DR 3.1 what was cast last resolves first', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], ...rich },
        { hand: ['Stone Skin'], play: ['Lantern Moth'], ...rich },
      ],
    });
    game
      .move('cast', 'Spark')
      .choose('Lantern Moth')
      .move('pass')
      .move('cast', 'Stone Skin')
      .choose('Lantern Moth');
    expect(game.card('Spark')).toBeInZone('casting', 0);
    game.move('pass').move('pass');
    expect(game.card('Stone Skin')).toBeInZone('discard', 1);
    game.move('pass').move('pass');
    expect(game.card('Lantern Moth')).toBeInZone('play', 1);
  });

  test('DR 4.6 a spell that is countered does nothing', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Granite Ox'], ...rich },
        { hand: ['Hush'], ...rich },
      ],
    });
    game
      .move('cast', 'Granite Ox')
      .move('pass')
      .move('cast', 'Hush')
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    expect(game.card('Granite Ox')).toBeInZone('discard', 0);
  });

  test('DR 4.1 other cards are cast in one’s own main phase, when nothing waits', () => {
    const game = scenario({
      plugins,
      players: [{ hand: ['Hedge Squire', 'Mire Hound', 'Spark'], play: ['Granite Ox'], ...rich }, {}],
    });
    game.move('cast', 'Hedge Squire');
    expect(game.offer('cast', 'Mire Hound').isLegal).toBe(false);
    expect(game.offer('cast', 'Spark').isLegal).toBe(true);
    game.move('pass').move('pass');
    expect(game.offer('cast', 'Mire Hound').isLegal).toBe(true);
  });

  test('DR 3.3 triggers wait, and are answered', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], play: ['Cracked Idol'], life: 20, ...rich },
        { hand: ['Second Wind'], play: ['Granite Ox'], life: 1, ...rich },
      ],
    });
    // The Idol triggers when Spark is cast, so it resolves first; the life of Second Wind comes in time.
    game
      .move('cast', 'Spark')
      .choose('Granite Ox')
      .move('pass')
      .move('cast', 'Second Wind')
      .move('pass')
      .move('pass');
    expect(game.player(1)).toHaveCount('life', 4);
    game.move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 3);
  });
});

describe('what waits', () => {
  test('DR 4.3 is seen by both players, what resolves next first, with what was chosen', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], ...rich },
        { hand: ['Scorch'], play: ['Lantern Moth'], ...rich },
      ],
    });
    game.move('cast', 'Spark').choose('Lantern Moth').move('pass').move('cast', 'Scorch').choosePlayer(0);
    for (const viewer of [0, 1]) {
      const { announced = [] } = game.engine.view(game.state, viewer);
      expect(
        announced.map(({ source, cards, players }) => [source?.name, cards.map((one) => one?.name), players]),
      ).toEqual([
        ['Scorch', [], [0]],
        ['Spark', ['Lantern Moth'], []],
      ]);
    }
  });
});

describe('targets are chosen when a spell is cast', () => {
  test('DR 4.4 one that is gone when it resolves: nothing happens', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Falling Star'], ...rich },
        { hand: ['Spark'], play: ['Ash Mourner'], ...rich },
      ],
    });
    game
      .move('cast', 'Falling Star')
      .choose('Ash Mourner')
      .move('pass')
      .move('cast', 'Spark')
      .choose('Ash Mourner');
    game.move('pass').move('pass');
    expect(game.card('Ash Mourner')).toBeInZone('discard', 1);
    game.move('pass').move('pass').move('pass').move('pass');
    expect(game.card('Falling Star')).toBeInZone('discard', 0);
    expect(game.player(0)).toHaveCount('life', 18);
  });

  test('DR 4.4 some that are gone: the rest', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Twin Bolts'], ...rich },
        { hand: ['Spark'], play: ['Ash Mourner', 'Mire Hound'], ...rich },
      ],
    });
    game.move('cast', 'Twin Bolts').choose('Ash Mourner', 'Mire Hound').move('pass');
    game.move('cast', 'Spark').choose('Ash Mourner').move('pass').move('pass').move('pass').move('pass');
    game.move('pass').move('pass');
    expect(game.card('Mire Hound')).toBeInZone('discard', 1);
  });

  test('DR 4.3 what can choose nothing is not cast', () => {
    const game = scenario({ plugins, players: [{ hand: ['Spark'], ...rich }, {}] });
    expect(game.offer('cast', 'Spark').isLegal).toBe(false);
  });
});
