import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const gain = { do: 'gain', player: you, amount: 1 } as const;
const study = rite('Study', { do: 'draw', player: { who: 'each-player' }, count: 1 });
const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 1 });

describe('triggered abilities', () => {
  test('wait until what is being resolved has finished, then go in the order the policy gives', () => {
    const eager = card('Eager', {}, { kind: 'triggered', on: [{ on: 'drawn' }], effects: [gain] });
    const avid = card('Avid', {}, { kind: 'triggered', on: [{ on: 'drawn' }], effects: [gain] });
    const game = new Playing(
      duelWith([
        eager,
        avid,
        rite(
          'Deal',
          { do: 'draw', player: you, count: 1 },
          { do: 'hurt', what: { pick: 'each', filter: [ally] }, amount: 1 },
        ),
      ]),
      { players: [{ hand: ['Deal'], play: ['Eager', 'Avid'] }, { play: ['Eager', 'Avid'] }] },
    );
    game.play('Deal');
    // One draw, two cards that wait for it on each side: four abilities, the active player's two first.
    expect(game.state.pendingTriggers.map((w) => w.controller).sort()).toEqual([0, 0, 1, 1]);
    expect(game.asked()).toBe('0:choose-option:choose-trigger');
    game.answer(game.state.decision!.candidates[0]!);
    expect(game.asked()).toBe('1:choose-option:choose-trigger');
    game.answer(game.state.decision!.candidates[0]!);
    expect(game.told('hurt', 'gained')).toEqual([
      'hurt Eager',
      'hurt Avid',
      'hurt Eager',
      'hurt Avid',
      'gained',
      'gained',
      'gained',
      'gained',
    ]);
  });

  test('of one card that wait for the same are one to choose, unless they speak of the event', () => {
    const draws = { kind: 'triggered', on: [{ on: 'drawn', player: you }] } as const;
    const eager = card('Eager', {}, { ...draws, effects: [gain] });
    const avid = card('Avid', {}, { ...draws, effects: [gain] });
    const drawn = { pick: 'ref', ref: { to: 'party', role: 'card' } } as const;
    const frugal = card(
      'Frugal',
      {},
      {
        ...draws,
        effects: [{ do: 'move', player: you, what: drawn, to: { zone: 'deck', position: 'bottom' } }],
      },
    );
    const deal = rite('Deal', { do: 'draw', player: you, count: 3 });
    const play = (...names: string[]) =>
      new Playing(duelWith([eager, avid, frugal, deal]), {
        players: [{ hand: ['Deal'], play: names }, {}],
      }).play('Deal');
    expect(play('Eager').asked()).toBe('0:act:act');
    expect(play('Eager', 'Avid').state.decision!.candidates).toHaveLength(2);
    expect(play('Eager', 'Avid').settle().points(0)).toBe(6);
    expect(play('Frugal').state.decision!.candidates).toHaveLength(3);
  });

  test('“during your turn” is asked when it triggers, “if” when it resolves', () => {
    const calm = card(
      'Calm',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'drawn' }],
        during: { if: 'turn', of: { who: 'opponents' } },
        effects: [gain],
      },
    );
    const unsure = card(
      'Unsure',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'drawn', player: you }],
        if: { if: 'matches', card: self, filter: [{ is: 'state', state: 'wounded' }] },
        effects: [gain],
      },
    );
    const game = new Playing(duelWith([calm, unsure, study, bolt]), {
      players: [{ hand: ['Study', 'Study', 'Bolt'], play: ['Calm', 'Unsure'] }, { play: ['Calm'] }],
    });
    game.play('Study').settle();
    expect([game.points(0), game.points(1)]).toEqual([0, 2]);
    game.play('Bolt').choose('Unsure').play('Study').settle();
    expect(game.points(0)).toBe(1);
  });

  test('once a turn means once for each card, and again next turn', () => {
    const shy = card(
      'Shy',
      {},
      { kind: 'triggered', on: [{ on: 'drawn', player: you }], limit: 'once-per-turn', effects: [gain] },
    );
    const game = new Playing(duelWith([shy, study]), {
      players: [
        { hand: ['Study', 'Study'], play: ['Shy'] },
        { hand: ['Study'], play: ['Shy'] },
      ],
    });
    game.play('Study').play('Study');
    expect([game.points(0), game.points(1)]).toEqual([1, 1]);
    game.pass().play('Study');
    // Player 1 drew for the turn and by Study: once. Player 0 drew by Study.
    expect([game.points(0), game.points(1)]).toEqual([2, 2]);
  });

  test('what was declined or had nothing to do is not used up', () => {
    const asking = card(
      'Asking',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'drawn', player: you }],
        limit: 'once-per-turn',
        effects: [{ do: 'may', player: you, effects: [gain] }],
      },
    );
    const game = new Playing(duelWith([asking, study]), {
      players: [{ hand: ['Study', 'Study', 'Study'], play: ['Asking'] }, {}],
    });
    game.play('Study').answer(false).play('Study').answer(true).play('Study');
    expect(game.points(0)).toBe(1);
  });

  test('a use of an activated ability counts toward its limit', () => {
    const lever = card(
      'Lever',
      {},
      { kind: 'activated', costs: [], limit: 'once-per-turn', effects: [gain] },
    );
    const game = new Playing(duelWith([lever]), { players: [{ play: ['Lever', 'Lever'] }, {}] });
    game.act('use', 'Lever');
    game.act('use', 'Lever');
    expect(() => game.act('use', 'Lever')).toThrow('not legal');
    game.pass().pass();
    game.act('use', 'Lever');
    expect(game.points(0)).toBe(3);
  });

  test('an ability that functions in another zone', () => {
    const ghost = card(
      'Ghost',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'drawn', player: you }],
        if: { if: 'self-in-zone', zone: 'discard' },
        effects: [gain],
      },
    );
    const game = new Playing(duelWith([ghost, study]), {
      players: [{ hand: ['Study'], discard: ['Ghost'] }, { play: ['Ghost'] }],
    });
    game.play('Study');
    expect([game.points(0), game.points(1)]).toEqual([1, 0]);
  });
});

describe('made by something that resolved', () => {
  const oath = rite('Oath', {
    do: 'trigger',
    ability: { kind: 'triggered', on: [{ on: 'drawn', player: you }], effects: [gain] },
    duration: { lasts: 'this-turn' },
  });

  test('a floating trigger watches for its time, without a card', () => {
    const game = new Playing(duelWith([oath, study]), {
      players: [{ hand: ['Oath', 'Study', 'Study', 'Study'] }, {}],
    });
    game.play('Oath').play('Study').play('Study');
    expect(game.points(0)).toBe(2);
    game.pass().pass().play('Study');
    expect(game.points(0)).toBe(2);
  });

  test('“the next time” is spent by its first use', () => {
    const once = rite('Once', {
      do: 'trigger',
      ability: { kind: 'triggered', on: [{ on: 'drawn', player: you }], effects: [gain] },
      duration: { lasts: 'this-turn' },
      uses: 1,
    });
    const game = new Playing(duelWith([once, study]), {
      players: [{ hand: ['Once', 'Study', 'Study'] }, {}],
    });
    game.play('Once').play('Study').play('Study');
    expect(game.points(0)).toBe(1);
    expect(game.state.durationEffects).toEqual([]);
  });

  test('a delayed trigger knows what was chosen when it was made', () => {
    const brand = rite(
      'Brand',
      { do: 'choose', player: you, what: chosen },
      {
        do: 'trigger',
        ability: {
          kind: 'triggered',
          on: [{ on: 'turn-ended' }],
          effects: [{ do: 'hurt', what: { pick: 'ref', ref: { to: 'chosen' } }, amount: 1 }],
        },
        duration: { lasts: 'this-turn' },
        uses: 1,
      },
    );
    const game = new Playing(duelWith([brand]), {
      players: [{ hand: ['Brand'], play: ['Mule'] }, { play: ['Ox'] }],
    });
    game.play('Brand').choose('Ox');
    expect(game.told('hurt')).toEqual([]);
    game.pass();
    expect(game.told('hurt')).toEqual(['hurt Ox']);
    game.pass();
    expect(game.told('hurt')).toEqual([]);
  });

  test('a floating replacement with one use replaces once', () => {
    const grace = rite('Grace', {
      do: 'replace',
      event: { on: 'hurt', card: { pick: 'any', filter: [ally, { is: 'of', player: you }] } },
      instead: [gain],
      duration: { lasts: 'this-turn' },
      uses: 1,
    });
    const game = new Playing(duelWith([grace, bolt]), {
      players: [{ hand: ['Grace', 'Bolt', 'Bolt'], play: ['Mule'] }, {}],
    });
    game.play('Grace').play('Bolt').choose('Mule').play('Bolt').choose('Mule');
    expect(game.told('hurt', 'gained')).toEqual(['~hurt Mule', 'gained', 'hurt Mule']);
  });

  test('a payment modifier with one use changes the next payment only', () => {
    const sale = rite('Sale', {
      do: 'change-cost',
      player: you,
      by: -1,
      for: [ally],
      action: 'play',
      uses: 1,
      duration: { lasts: 'this-turn' },
    });
    const game = new Playing(duelWith([sale]), {
      players: [{ hand: ['Sale', 'Mule', 'Mule'], charge: 1 }, {}],
    });
    game.play('Sale').play('Mule');
    expect(game.told('spent')).toEqual(['spent 0', 'spent 0']);
    game.play('Mule');
    expect(game.told('spent')).toEqual(['spent']);
  });
});
