import type { EventPattern } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const any = { pick: 'any', filter: [ally] } as const;
const gain = { do: 'gain', player: you, amount: 1 } as const;
const allies = { pick: 'each', filter: [ally] } as const;
const back = rite('Back', { do: 'move', player: you, what: allies, to: { zone: 'hand' } });
const wreck = rite('Wreck', { do: 'destroy', what: allies });

/** An ally that scores for each of some events. */
const seer = (name: string, ...on: readonly EventPattern[]) =>
  card(name, {}, { kind: 'triggered', on, effects: [gain] });
const other = card('Other', {});

describe('who sees an event', () => {
  const leaving = (...on: readonly EventPattern[]) => {
    const game = new Playing(duelWith([seer('Seer', ...on), other, back]), {
      players: [{ hand: ['Back'], play: ['Seer', 'Other'] }, {}],
    });
    return game.play('Back').settle().points(0);
  };

  test.each<readonly [string, number, readonly EventPattern[]]>([
    ['what leaves, whoever leaves with it', 2, [{ on: 'left-play', card: any }]],
    ['what arrives, nobody who has left', 0, [{ on: 'returned', card: any }]],
    ['where it goes itself, by words about itself', 1, [{ on: 'returned', card: self }]],
    [
      'one event once, by whichever of its conditions',
      1,
      [
        { on: 'left-play', card: self },
        { on: 'returned', card: any },
      ],
    ],
  ])('%s', (_what, points, on) => {
    expect(leaving(...on)).toBe(points);
  });

  test('a card that comes into play sees only by words about itself that it does', () => {
    const any = seer('Any', { on: 'entered', card: { pick: 'any', filter: [ally] } });
    const own = seer('Own', { on: 'entered', card: self });
    const both = seer(
      'Both',
      { on: 'entered', card: self },
      { on: 'entered', card: { pick: 'any', filter: [ally] } },
    );
    const game = new Playing(duelWith([any, own, both]), {
      players: [{ hand: ['Any', 'Own', 'Both'], charge: 9 }, {}],
    });
    expect(game.play('Any').settle().points(0)).toBe(0);
    expect(game.play('Own').settle().points(0)).toBe(2);
    expect(game.play('Both').settle().points(0)).toBe(4);
  });
});

describe('an event as what it counts as', () => {
  test('is replaced by what speaks of that', () => {
    const sure = card(
      'Sure',
      {},
      {
        kind: 'replacement',
        event: { on: 'left-play', card: self },
        instead: [gain],
      },
    );
    const game = new Playing(duelWith([sure, back, wreck]), {
      players: [{ hand: ['Back', 'Wreck'], play: ['Sure'], charge: 9 }, {}],
    });
    expect(game.play('Back').settle().points(0)).toBe(1);
    expect(game.play('Wreck').settle().points(0)).toBe(2);
    expect(game.where('Sure')).toBe('play');
  });
});
