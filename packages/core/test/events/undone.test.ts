import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const mine = { is: 'of', player: you } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const each = { pick: 'each', filter: [ally, mine] } as const;
const gain = { do: 'gain', player: you, amount: 1 } as const;
const ifDone = { do: 'if', condition: { if: 'done' }, effects: [gain] } as const;

const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 2 }, ifDone);
const storm = rite('Storm', { do: 'hurt', what: each, amount: 2 }, ifDone);
const both = rite('Both', { do: 'hurt', what: { ...chosen, range: { min: 2, max: 2 } }, amount: 1 }, ifDone);
const learn = rite('Learn', { do: 'draw', player: you, count: 3 }, ifDone);
const purge = rite('Purge', { do: 'discard', player: you, count: 2 }, ifDone);
const price = rite('Price', {
  do: 'pay-to',
  costs: [{ pay: 'perform', effect: { do: 'discard', player: you, count: 1 } }],
  effects: [gain],
});
const others = { pick: 'each', filter: [ally, mine, { is: 'other' }] } as const;
const warden = card(
  'Warden',
  { stats: { power: 1, vigour: 9 } },
  { kind: 'static', effects: [{ do: 'forbid', what: others, action: 'be-hurt' }] },
);
const instead = (name: string, on: 'hurt' | 'discarded', ...effects: readonly object[]) =>
  card(
    name,
    { stats: { power: 1, vigour: 9 } },
    {
      kind: 'replacement',
      event: on === 'hurt' ? { on, card: { pick: 'any', filter: [ally, mine] } } : { on, player: you },
      instead: effects as never,
    },
  );
const nothing = { do: 'nothing', player: you };
const calm = instead('Calm', 'hurt', nothing);
const keeper = instead('Keeper', 'discarded', nothing);
const broker = instead('Broker', 'hurt', gain);
const plain = card('Plain', { stats: { power: 1, vigour: 9 } });
const pool = [bolt, storm, both, learn, purge, price, warden, calm, keeper, broker, plain];

const begin = (name: string, play: readonly string[], more: object = {}) =>
  new Playing(duelWith(pool), { players: [{ hand: [name], play, ...more }, {}] }).play(name);

describe('what was completely performed', () => {
  test('is what happened', () => {
    expect(begin('Bolt', ['Plain']).choose('Plain').points(0)).toBe(1);
  });

  test('is not what is prohibited, alone or among others', () => {
    expect(begin('Bolt', ['Plain', 'Warden']).choose('Plain').points(0)).toBe(0);
    expect(begin('Storm', ['Plain', 'Warden']).points(0)).toBe(0);
    expect(begin('Storm', ['Plain', 'Plain']).points(0)).toBe(1);
  });

  test('is not what nothing is done instead of; what something is done instead of is', () => {
    expect(begin('Bolt', ['Calm']).choose('Calm').points(0)).toBe(0);
    // A point for what is done instead, and one because it was done.
    expect(begin('Bolt', ['Broker']).choose('Broker').points(0)).toBe(2);
    expect(begin('Storm', ['Calm', 'Plain']).points(0)).toBe(0);
  });

  test('is not what was done to fewer than it says', () => {
    expect(begin('Both', ['Plain']).choose('Plain').points(0)).toBe(0);
    expect(begin('Both', ['Plain', 'Plain', 'Plain']).choose('Plain', 'Plain').points(0)).toBe(1);
    expect(begin('Learn', [], { deck: ['Plain', 'Plain'] }).points(0)).toBe(0);
    expect(begin('Learn', [], { deck: ['Plain', 'Plain', 'Plain'] }).points(0)).toBe(1);
    expect(begin('Purge', [], { hand: ['Purge', 'Plain'] }).points(0)).toBe(0);
    expect(begin('Purge', [], { hand: ['Purge', 'Plain', 'Plain'] }).points(0)).toBe(1);
  });

  test('is not what there is nothing of', () => {
    expect(begin('Storm', []).points(0)).toBe(0);
  });

  test('goes on in a saved game, where a replacement is being chosen', () => {
    const twice = [calm, instead('Still', 'hurt', nothing), plain, storm];
    const engine = duelWith(twice);
    const game = new Playing(engine, { players: [{ hand: ['Storm'], play: ['Calm', 'Still'] }, {}] });
    game.play('Storm');
    const loaded = engine.load(JSON.parse(JSON.stringify(engine.save(game.state))));
    while (loaded.decision?.prompt === 'choose-replacement') engine.answer(loaded, 0);
    expect(engine.hash(loaded)).not.toBe(engine.hash(game.state));
    while (game.asked().endsWith('choose-replacement')) game.answer(0);
    expect(engine.hash(loaded)).toBe(engine.hash(game.state));
    expect(game.points(0)).toBe(0);
  });
});

describe('what can be done is asked of the same proposals', () => {
  test('a price of which nothing would be done is not begun', () => {
    const hand = ['Price', 'Plain'];
    expect(begin('Price', [], { hand }).points(0)).toBe(1);
    expect(begin('Price', [], { hand: ['Price'] }).points(0)).toBe(0);
    const kept = begin('Price', ['Keeper'], { hand });
    expect([kept.points(0), kept.where('Plain')]).toEqual([0, 'hand']);
  });
});
