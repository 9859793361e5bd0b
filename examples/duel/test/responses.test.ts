import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { cards, duel } from '../src/index.ts';

const plugins = [duel, cards];
const rich = { mana: 10, wells: 10 };

describe('instants are answered', () => {
  test('3.1 what was cast last resolves first', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], ...rich },
        { hand: ['Stone Skin'], play: ['Lantern Moth'], ...rich },
      ],
    });
    game.move('cast', 'Spark').move('pass').move('cast', 'Stone Skin');
    expect(game.card('Spark')).toBeInZone('casting', 0);
    game.move('pass').move('pass').choose('Lantern Moth');
    expect(game.card('Stone Skin')).toBeInZone('discard', 1);
    game.move('pass').move('pass').choose('Lantern Moth');
    expect(game.card('Lantern Moth')).toBeInZone('play', 1);
  });

  test('4.6 a spell that is countered does nothing', () => {
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
      .move('pass')
      .move('pass')
      .choose('Granite Ox');
    expect(game.card('Granite Ox')).toBeInZone('discard', 0);
  });

  test('4.1 other cards are cast in one’s own main phase, when nothing waits', () => {
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

  test('3.3 triggers wait, and are answered', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], play: ['Cracked Idol'], life: 20, ...rich },
        { hand: ['Second Wind'], play: ['Granite Ox'], life: 1, ...rich },
      ],
    });
    // The Idol triggers when Spark is cast, so it resolves first; the life of Second Wind comes in time.
    game.move('cast', 'Spark').move('pass').move('cast', 'Second Wind').move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 4);
    game.move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 3);
    game.move('pass').move('pass').choose('Granite Ox');
  });
});

describe('what waits', () => {
  test.todo('is in the view of both players, what resolves next first, with its choices');
  test.todo('tells nothing of hidden cards');
});

describe('targets are chosen when a spell is cast', () => {
  test.todo('both players see them, and may respond');
  test.todo('one that is gone when it resolves: nothing happens');
  test.todo('some that are gone: the rest');
});

describe('any target', () => {
  test.todo('a creature or a player');
});

describe('tokens and counters', () => {
  test.todo('a creature of no card');
  test.todo('a copy of a creature');
  test.todo('counters feed power and toughness');
  test.todo('“+1/+1 for each …” is one modifier of two stats');
});

describe('several resources', () => {
  test.todo('a cost of mana and shards');
  test.todo('a pool that empties with the phase');
});
