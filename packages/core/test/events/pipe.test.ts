import { defineProgram, Frame, gameWon, NO_CARD } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { gained, wounds } from '../fixtures/table.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const mine = { is: 'of', player: you } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;

const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 2 });
const storm = rite('Storm', { do: 'hurt', what: { pick: 'each', filter: [ally] }, amount: 2 });
const warden = card(
  'Warden',
  {},
  {
    kind: 'static',
    effects: [
      { do: 'forbid', what: { pick: 'each', filter: [ally, mine, { is: 'other' }] }, action: 'be-hurt' },
    ],
  },
);
const martyr = card(
  'Martyr',
  { stats: { power: 1, vigour: 9 } },
  {
    kind: 'replacement',
    event: { on: 'hurt', card: { pick: 'any', filter: [ally, mine, { is: 'other' }] } },
    instead: [{ do: 'hurt', what: self, amount: 1 }],
  },
);
const shield = card(
  'Shield',
  { stats: { power: 1, vigour: 9 } },
  {
    kind: 'replacement',
    event: { on: 'hurt', card: { pick: 'any', filter: [ally, mine] } },
    instead: [{ do: 'hurt', what: self, amount: 1 }],
  },
);
const broker = card(
  'Broker',
  {},
  {
    kind: 'replacement',
    event: { on: 'hurt', card: { pick: 'any', filter: [ally, mine] } },
    instead: [{ do: 'gain', player: you, amount: 1 }],
  },
);
const witness = card(
  'Witness',
  { stats: { power: 1, vigour: 9 } },
  {
    kind: 'triggered',
    on: [{ on: 'hurt', card: { pick: 'any', filter: [ally] } }],
    effects: [{ do: 'gain', player: you, amount: 1 }],
  },
);

function board(mineInPlay: string[], theirsInPlay: string[] = [], hand = ['Bolt']) {
  const engine = duelWith([bolt, storm, warden, martyr, shield, broker, witness]);
  return new Playing(engine, { players: [{ hand, play: mineInPlay }, { play: theirsInPlay }] });
}

describe('the pipe', () => {
  test('a prohibited event changes nothing, is replaced by nothing and triggers nothing', () => {
    const game = board(['Warden', 'Mule', 'Broker', 'Witness']);
    game.play('Bolt').choose('Mule');
    expect(game.told('hurt', 'gained')).toEqual(['!hurt Mule 2']);
    expect(wounds.get(game.state, game.find('Mule'))).toBe(0);
    expect(game.points(0)).toBe(0);
  });

  test('one replacement that fits is applied without asking', () => {
    const game = board(['Martyr', 'Mule']);
    game.play('Bolt').choose('Mule');
    expect(game.told('hurt')).toEqual(['~hurt Mule 2', 'hurt Martyr']);
  });

  test('of several, the affected card’s player chooses, and each applies once', () => {
    const game = board([], ['Martyr', 'Broker', 'Mule']);
    game.play('Bolt').choose('Mule');
    expect(game.asked()).toBe('1:choose-option:choose-replacement');
    // Martyr's first: what it does instead is again hurt to an ally, which Broker may still replace, Martyr not.
    game.answer(0);
    expect(game.told('hurt', 'gained')).toEqual(['~hurt Mule 2', '~hurt Martyr', 'gained']);
    expect(game.points(1)).toBe(1);
  });

  test('one whose own event fits it again does not apply to that', () => {
    const game = board(['Shield', 'Mule']);
    game.play('Bolt').choose('Mule');
    expect(game.told('hurt')).toEqual(['~hurt Mule 2', 'hurt Shield']);
  });

  test('the other choice ends the chain', () => {
    const game = board([], ['Martyr', 'Broker', 'Mule']);
    game.play('Bolt').choose('Mule').answer(1);
    expect(game.told('hurt', 'gained')).toEqual(['~hurt Mule 2', 'gained']);
  });

  test('two instances of the same replacement do not apply to one event in turn', () => {
    const game = board(['Martyr', 'Martyr', 'Mule']);
    game.play('Bolt').choose('Mule');
    // One Martyr takes the hurt; the other must not take it over from the first.
    game.answer(0);
    expect(game.told('hurt')).toEqual(['~hurt Mule 2', 'hurt Martyr']);
  });

  test('a batch is wholly replaced, then wholly committed, then observed', () => {
    const game = board(['Martyr', 'Mule', 'Ox'], ['Witness'], ['Storm']);
    game.play('Storm');
    const lines = game.told('hurt', 'gained');
    // Mule's and Ox's are replaced one after the other; the rest of the batch is committed afterwards, at once.
    expect(lines.slice(0, 2)).toEqual(['~hurt Mule 2', 'hurt Martyr']);
    expect(lines.slice(2, 4)).toEqual(['~hurt Ox 2', 'hurt Martyr']);
    expect(lines.slice(4, 6).sort()).toEqual(['hurt Martyr 2', 'hurt Witness 2']);
    game.settle();
    expect(game.points(1)).toBe(4);
  });

  test('a reduction to nothing leaves no event to trigger on', () => {
    const wall = card('Wall', {}, { kind: 'keyword', keyword: 'stalwart', value: 2 });
    const game = new Playing(duelWith([bolt, wall, witness]), {
      players: [{ hand: ['Bolt'], play: ['Witness'] }, { play: ['Wall'] }],
    });
    game.play('Bolt').choose('Wall');
    expect(game.told('hurt', 'gained')).toEqual([]);
  });

  test('a suspended replacement is saved and loaded', () => {
    const engine = duelWith([bolt, storm, warden, martyr, shield, broker, witness]);
    const game = new Playing(engine, {
      players: [{ hand: ['Bolt'] }, { play: ['Martyr', 'Broker', 'Mule'] }],
    });
    game.play('Bolt').choose('Mule');
    const elsewhere = duelWith([bolt, storm, warden, martyr, shield, broker, witness]);
    const loaded = elsewhere.load(JSON.parse(JSON.stringify(engine.save(game.state))));
    game.answer(0);
    elsewhere.answer(loaded, 0);
    expect(elsewhere.hash(loaded)).toBe(engine.hash(game.state));
    expect(elsewhere.save(loaded)).toEqual(engine.save(game.state));
  });

  test('a win within a suspended batch ends the game there', () => {
    const victor = card(
      'Victor',
      {},
      {
        kind: 'replacement',
        event: { on: 'gained', player: you },
        instead: [{ do: 'draw', player: you, count: 1 }],
      },
    );
    const { engine, state } = new Playing(duelWith([victor]), { players: [{ play: ['Victor'] }, {}] });
    const over = defineProgram('test/over', 0, [
      (m) => m.emit([gained.of(0, { amount: 1 }), gameWon.of(1)]),
      () => {
        throw new Error('ran on after the end');
      },
    ]);
    const { agenda, run } = state;
    state.agenda = new Frame(over, 0, [], NO_CARD, 0, null, agenda, run);
    state.decision = null;
    engine.machine.run(state);
    expect(engine.result(state)).toEqual({ over: true, winner: 1 });
    expect(state.agenda).toBeNull();
  });
});

describe('looking back', () => {
  const mourner = card(
    'Mourner',
    { stats: { power: 1, vigour: 1 } },
    {
      kind: 'triggered',
      on: [{ on: 'left-play', card: { pick: 'any', filter: [ally, { is: 'other' }] } }],
      effects: [{ do: 'gain', player: you, amount: 1 }],
    },
  );

  test('what left play this turn is known for the rest of it, what entered is not among it', () => {
    const left = { on: 'left-play', card: { pick: 'any', filter: [ally] } } as const;
    const gain = { do: 'gain', player: you, amount: 1 } as const;
    const wake = rite('Wake', { do: 'if', condition: { if: 'happened', event: left }, effects: [gain] });
    const toll = rite('Toll', { do: 'gain', player: you, amount: { amount: 'events', of: left } });
    const fromHand = { pick: 'each', filter: [ally], from: { zone: 'hand', of: you } } as const;
    const call = rite('Call', { do: 'move', player: you, what: fromHand, to: { zone: 'play' } });
    const frail = card('Frail', { stats: { power: 1, vigour: 1 } });
    const game = new Playing(duelWith([storm, wake, toll, call, frail]), {
      players: [{ hand: ['Call', 'Wake', 'Wake', 'Storm', 'Toll', 'Frail'] }, { play: ['Frail'] }],
    });
    game.play('Call');
    game.play('Wake');
    expect(game.points(0)).toBe(0);
    game.play('Storm');
    game.play('Wake');
    expect(game.points(0)).toBe(1);
    game.play('Toll');
    expect(game.points(0)).toBe(3);
  });

  test('two watchers that leave together see each other', () => {
    const game = new Playing(duelWith([storm, mourner]), {
      players: [{ hand: ['Storm'], play: ['Mourner', 'Mourner'] }, {}],
    });
    game.play('Storm');
    game.answer(0);
    expect(game.points(0)).toBe(2);
  });

  test('a watcher that left before sees nothing', () => {
    const game = new Playing(duelWith([bolt, mourner]), {
      players: [{ hand: ['Bolt', 'Bolt'], play: ['Mourner', 'Wisp'] }, {}],
    });
    game.play('Bolt').choose('Mourner').play('Bolt').choose('Wisp');
    expect(game.points(0)).toBe(0);
  });
});
