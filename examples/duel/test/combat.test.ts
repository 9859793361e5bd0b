import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { plugins } from './cards.ts';

/** At the declaration of attackers of the first player. */
const fight = (mine: readonly string[], theirs: readonly string[]) =>
  scenario({ plugins, players: [{ play: mine }, { play: theirs }] })
    .move('pass')
    .move('pass');

describe('combat', () => {
  test('DR 5.4 what is not blocked deals its damage to the player', () => {
    const game = fight(['Granite Ox'], []).choose('Granite Ox').move('pass').move('pass');
    game.move('pass').move('pass').move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 17);
  });

  test('DR 5.3 an attacker is blocked by several, and deals with them in the order its player gives', () => {
    const game = fight(['Granite Ox'], ['Mire Hound', 'Hedge Squire']);
    game.choose('Granite Ox').move('pass').move('pass').choose('Mire Hound', 'Hedge Squire');
    game.order('Hedge Squire', 'Mire Hound').move('pass').move('pass').move('pass').move('pass');
    expect(game.card('Hedge Squire')).toBeInZone('discard', 1);
    expect(game.card('Mire Hound')).toBeInZone('play', 1);
    expect(game.card('Granite Ox')).toHaveCount('damage', 4);
    expect(game.player(1)).toHaveCount('life', 20);
  });

  test('DR 5.4 who strikes first is not dealt damage by what that kills', () => {
    const game = fight(['Pike Veteran'], ['Mire Hound']);
    game.choose('Pike Veteran').move('pass').move('pass').choose('Mire Hound').move('pass').move('pass');
    expect(game.card('Mire Hound')).toBeInZone('discard', 1);
    game.move('pass').move('pass');
    expect(game.card('Pike Veteran')).toBeInZone('play', 0);
  });

  test('DR 5.4 what was blocked deals no damage to the player, though its blocker is gone', () => {
    const game = scenario({
      plugins,
      players: [{ hand: ['Spark'], mana: 1, play: ['Granite Ox'] }, { play: ['Hedge Squire'] }],
    });
    game.move('pass').move('pass').choose('Granite Ox').move('pass').move('pass').choose('Hedge Squire');
    game.move('cast', 'Spark').choose('Hedge Squire').move('pass').move('pass');
    game.move('pass').move('pass').move('pass').move('pass').move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 20);
  });

  test('DR 7.1 what flies is blocked by what flies', () => {
    const game = fight(['Gale Rider'], ['Hedge Squire', 'Lantern Moth']);
    game.choose('Gale Rider').move('pass').move('pass');
    expect(game.decision!.candidates).toHaveLength(1);
    game.choose();
  });
});
