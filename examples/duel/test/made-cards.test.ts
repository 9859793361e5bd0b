import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { plugins } from './cards.ts';

const rich = { mana: 10, wells: 10 };

describe('tokens and counters', () => {
  const cast = (name: string, more: object = {}) =>
    scenario({ plugins, players: [{ hand: [name], ...rich, ...more }, {}] }).move('cast', name);

  test('DR 9.1 creatures of no card', () => {
    const game = cast('Seance').move('pass').move('pass');
    expect(game.player(0)).toHaveCount('play', 2);
    expect(cast('Den Mother').move('pass').move('pass').move('pass').move('pass').player(0)).toHaveCount(
      'play',
      2,
    );
  });

  test('DR 9.1 a copy of a creature', () => {
    const game = cast('Mirror Pool', { play: ['Granite Ox'] })
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    expect(game.player(0)).toHaveCount('play', 2);
  });

  test('DR 9.2 they are nowhere when they have left play', () => {
    const game = cast('Seance', { hand: ['Seance', 'Storm of Cinders'] })
      .move('pass')
      .move('pass');
    game.move('cast', 'Storm of Cinders').move('pass').move('pass');
    expect(game.player(0)).toHaveCount('play', 0);
    expect(game.player(0)).toHaveCount('discard', 2);
  });

  const statsOf = (game: ReturnType<typeof cast>, name: string) =>
    (['power', 'toughness'] as const).map((stat) => game.card(name).stat(stat));
  const might = (card: string, n: number) => ({ card, 'might-counters': n });

  test('DR 9.3 counters feed power and toughness', () => {
    const game = cast('Battle Drummer', { play: ['Hedge Squire'] })
      .move('pass')
      .move('pass');
    game.choose('Hedge Squire').move('pass').move('pass');
    expect(game.card('Hedge Squire')).toHaveCount('might-counters', 2);
    expect(statsOf(game, 'Hedge Squire')).toEqual([3, 4]);
  });

  test('DR 9.3 they are moved and removed, as many as there are', () => {
    const play = [might('Hedge Squire', 3), 'Mire Hound'];
    const moved = cast('Shared Burden', { play }).choose('Hedge Squire').choose('Mire Hound');
    moved.move('pass').move('pass');
    expect([statsOf(moved, 'Hedge Squire'), statsOf(moved, 'Mire Hound')]).toEqual([
      [1, 2],
      [6, 5],
    ]);
    const removed = cast('Erode', { play: [might('Granite Ox', 1)] }).choose('Granite Ox');
    removed.move('pass').move('pass');
    expect(removed.card('Granite Ox')).toHaveCount('might-counters', 0);
  });

  test('DR 9.3 they are counted, asked for, and tell cards apart', () => {
    const game = cast('Muster', { play: [might('Granite Ox', 2), might('Mire Hound', 1)], deck: 5 });
    game.move('pass').move('pass');
    expect(game.player(0)).toHaveCount('hand', 3);
    const humble = cast('Humble', { play: [might('Granite Ox', 2), might('Mire Hound', 1)] });
    expect(humble.candidates).toEqual(['Granite Ox']);
    humble.choose('Granite Ox').move('pass').move('pass');
    const falcons = scenario({
      plugins,
      players: [{ play: ['Proud Falcon', might('Proud Falcon', 1)] }, {}],
    });
    const flies = falcons.engine
      .view(falcons.state, 0)
      .players[0]!.zones.flatMap(({ cards }) =>
        cards.map((one) => 'keywords' in one && Object.keys(one.keywords ?? {})),
      );
    expect(flies).toEqual([[], ['flying']]);
  });

  test('DR 9.3 a creature dies when the counters that kept it alive are gone', () => {
    const play = [{ ...might('Hedge Squire', 2), damage: 3 }];
    const game = cast('Erode', { play }).choose('Hedge Squire').move('pass').move('pass');
    expect(game.card('Hedge Squire')).toBeInZone('discard', 0);
    expect(game.card('Hedge Squire')).toHaveCount('might-counters', 0);
  });

  test('DR 9.4 counters on players', () => {
    const game = scenario({ plugins, players: [{ play: ['Marsh Viper'] }, {}] })
      .move('pass')
      .move('pass');
    game.choose('Marsh Viper').move('pass').move('pass');
    expect(game.player(1)).toHaveCount('venom-counters', 1);
    const players = [
      { hand: ['Fever'], ...rich },
      { life: 20, 'venom-counters': 3 },
    ];
    const fever = scenario({ plugins, players }).move('cast', 'Fever').move('pass').move('pass');
    expect(fever.player(1)).toHaveCount('life', 14);
    const cured = cast('Antidote', { 'venom-counters': 1 }).move('pass').move('pass');
    expect(cured.player(0)).toHaveCount('venom-counters', 0);
  });
  test('“+1 and +1 for each …” is one modifier of two stats, with one duration and a number each', () => {
    const game = cast('Oak Chant', { play: ['Granite Ox', 'Hedge Squire'] }).choose('Hedge Squire');
    game.move('pass').move('pass');
    const squire = game.card('Hedge Squire');
    expect([squire.stat('power'), squire.stat('toughness')]).toEqual([3, 4]);
    expect(game.events('effect-began')).toHaveLength(2);
    const wither = cast('Wither', { play: ['Granite Ox'] })
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    const ox = wither.card('Granite Ox');
    expect([ox.stat('power'), ox.stat('toughness')]).toEqual([1, 5]);
    const oak = scenario({ plugins, players: [{ play: ['Elder Oak', 'Hedge Squire', 'Mire Hound'] }, {}] });
    expect([oak.card('Elder Oak').stat('power'), oak.card('Elder Oak').stat('toughness')]).toEqual([3, 3]);
    expect(oak.card('Hedge Squire').stat('power')).toBe(1);
  });
});
