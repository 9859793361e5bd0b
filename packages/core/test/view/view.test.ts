import { createEngine, type EventView, type GameView } from '@cardwright/core';
import { facedown, moveCard, playerColumn } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { pool } from '../fixtures/pool.ts';

const you = { who: 'you' } as const;
const zoneOf = (view: GameView, player: number, zone: string) =>
  view.players[player]!.zones.find((z) => z.zone === zone)!;
const names = (view: GameView, player: number, zone: string) =>
  zoneOf(view, player, zone).cards.map((c) => ('name' in c ? c.name : c.address));

function table(): Playing {
  return new Playing(duelWith(pool), {
    players: [
      {
        points: 2,
        hand: ['Bolt', 'Sage'],
        play: [{ card: 'Brute', wounds: 1 }, 'Mule'],
        deck: ['Doom', 'Recall', 'Study', 'Feast'],
        vault: [{ card: 'Wall', tapped: true }, 'Ox'],
        charge: 4,
      },
      { hand: ['Storm', 'Tithe'], play: ['Sentinel'], discard: ['Vow'] },
    ],
  });
}

describe('a view', () => {
  test('shows what is public, one’s own hand, and how many cards there are of everything', () => {
    const { engine, state } = table();
    const mine = engine.view(state, 0);
    const theirs = engine.view(state, 1);
    const spectator = engine.view(state, -1);
    expect([names(mine, 0, 'hand'), names(mine, 1, 'hand')]).toEqual([['Bolt', 'Sage'], []]);
    expect([names(theirs, 0, 'hand'), names(theirs, 1, 'hand')]).toEqual([[], ['Storm', 'Tithe']]);
    expect([names(spectator, 0, 'hand'), names(spectator, 1, 'hand')]).toEqual([[], []]);
    for (const view of [mine, theirs, spectator]) {
      expect(names(view, 0, 'play')).toEqual(['Brute', 'Mule']);
      expect(names(view, 1, 'discard')).toEqual(['Vow']);
      expect([zoneOf(view, 0, 'hand').count, zoneOf(view, 0, 'deck').count]).toEqual([2, 4]);
      expect(names(view, 0, 'deck')).toEqual([]);
      expect(view.players[0]!.columns).toEqual({ points: 2, charge: 4 });
    }
  });

  test('and a board tell a number that does not begin at nothing whatever it is, others while they say something', () => {
    const columns = [playerColumn('life', { initial: 20 }), playerColumn('poison')];
    const base = { version: '1.0.0', requires: { duel: '0.1.0' } };
    const cards = [card('Brute', {}), card('Drone', {})];
    const engine = createEngine({ plugins: [duel, { ...base, name: 'more', columns, cards }] });
    const told = ([life, poison]: readonly [number?, number?]) => {
      const player = { ...(life === undefined ? {} : { life }), ...(poison === undefined ? {} : { poison }) };
      const state = engine.board({ players: [player, {}] });
      const { deck: _deck, ...written } = engine.dump(state).players![0]!;
      expect(written).toEqual(engine.view(state, 1).players[0]!.columns);
      return written;
    };
    expect(told([])).toEqual({ life: 20 });
    expect(told([20, 0])).toEqual({ life: 20 });
    expect(told([0, 1])).toEqual({ life: 0, poison: 1 });
  });

  test('of a card in play has its columns, current stats and keywords', () => {
    const { engine, state } = table();
    expect(zoneOf(engine.view(state, 1), 0, 'play').cards[0]).toEqual({
      address: 'p0:play:0',
      id: 'brute',
      name: 'Brute',
      owner: 0,
      columns: { wounds: 1 },
      stats: { power: 3, vigour: 3 },
      keywords: { mighty: 2 },
    });
  });

  test('of a zone that nobody looks into has its public status only', () => {
    const { engine, state } = table();
    for (const viewer of [0, 1])
      expect(zoneOf(engine.view(state, viewer), 0, 'vault').cards).toEqual([
        { address: 'p0:vault:0', hidden: true, columns: { tapped: 1 } },
        { address: 'p0:vault:1', hidden: true, columns: {} },
      ]);
  });

  test('of a card face down among others is only its place', () => {
    const game = table();
    facedown.put(game.state as never, game.find('Mule', 'play'), 1);
    for (const viewer of [0, 1]) {
      expect(zoneOf(game.engine.view(game.state, viewer), 0, 'play').cards[1]).toEqual({
        address: 'p0:play:1',
        hidden: true,
        columns: {},
      });
    }
  });

  test('tells what is asked to the one who decides, and to others only who and what kind', () => {
    const game = table();
    game.play('Sage').pass().pass();
    game.act('use', 'Sage');
    expect(game.asked()).toBe('0:choose-cards:discard');
    game.answer([game.state.decision!.candidates[0]!]);
    const mine = game.engine.view(game.state, 0).decision!;
    const theirs = game.engine.view(game.state, 1).decision!;
    // Three cards of the deck, which only this decision shows.
    expect(mine.choice!.candidates.map((c) => [c.value, c.card!.address])).toEqual([
      ['choice:0', null],
      ['choice:1', null],
      ['choice:2', null],
    ]);
    expect(mine.choice!.candidates.map((c) => c.card!.name)).toEqual(
      ['Recall', 'Study', 'Feast'].slice(0, 3),
    );
    expect(theirs).toEqual({ ...mine, choice: null });
    expect(mine.source).toEqual({ id: 'sage', name: 'Sage', address: 'p0:play:2' });
    const text = JSON.stringify(game.engine.view(game.state, 1));
    for (const secret of ['Recall', 'Study', 'Feast']) expect(text).not.toContain(secret);
  });

  test('names legal moves by address, and takes an answer in its words', () => {
    const game = table();
    const { choice } = game.engine.view(game.state, 0).decision!;
    expect(choice!.moves).toContainEqual({ action: 'play', card: 'p0:hand:0', option: 0 });
    expect(game.engine.view(game.state, 1).decision!.choice).toBeNull();
    for (const move of choice!.moves)
      expect(game.engine.check(game.state, game.engine.answerFromView(game.state, move))).toBeNull();
    game.answer(game.engine.answerFromView(game.state, { action: 'play', card: 'p0:hand:0', option: 0 }));
    const candidates = game.engine.view(game.state, 0).decision!.choice!.candidates;
    expect(candidates.map((c) => c.value)).toEqual(['p0:play:0', 'p0:play:1']);
    game.answer(game.engine.answerFromView(game.state, ['p0:play:1']));
    expect(game.told('hurt')).toEqual(['hurt Mule 2']);
  });

  test.each(['p0:play:9', 'p7:play:0', 'p0:nowhere:0', 'choice:9', 'Brute', ''])(
    'refuses the address “%s”',
    (address) => {
      const { engine, state } = table();
      expect(() => engine.answerFromView(state, [address])).toThrow(
        expect.objectContaining({ code: 'answer-malformed' }),
      );
      expect(() => engine.answerFromView(state, { action: 'play', card: address, option: 0 })).toThrow(
        expect.objectContaining({ code: 'answer-malformed' }),
      );
    },
  );

  test('shows waiting abilities as options, and effects that last', () => {
    const game = new Playing(
      duelWith([
        ...pool,
        rite('Both', { do: 'destroy', what: { pick: 'each', filter: [{ is: 'named', name: 'Wisp' }] } }),
      ]),
      {
        players: [{ hand: ['Vow', 'Both'], play: ['Mourner', 'Mourner'] }, { play: ['Wisp'] }],
      },
    );
    game.play('Vow').choose('Mourner').play('Both');
    const view = game.engine.view(game.state, 1);
    expect(view.lasting).toMatchObject([
      {
        ability: expect.stringContaining('vow'),
        controller: 0,
        cards: ['p0:play:0'],
        ends: 'turn-start',
        player: 0,
      },
    ]);
    expect(view.waiting).toHaveLength(2);
    const options = game.engine.view(game.state, 0).decision!.choice!.candidates;
    expect(options.map((o) => [o.value, o.waiting!.source!.name])).toEqual([
      [0, 'Mourner'],
      [1, 'Mourner'],
    ]);
  });
});

describe('an event as a player may see it', () => {
  function watch(game: Playing, viewer: number): EventView[] {
    const seen: EventView[] = [];
    game.engine.observe({
      event: (s, event) => {
        const view = game.engine.viewEvent(s, event, viewer);
        if (view !== null) seen.push(view);
      },
      forbidden: () => {},
      replaced: () => {},
    });
    return seen;
  }
  const cardsOf = (seen: EventView[], kind: string) =>
    seen.filter((e) => e.kind === kind).map((e) => e.card?.name ?? null);

  test('a draw shows its card to who drew', () => {
    for (const [viewer, expected] of [
      [0, ['Mule', null]],
      [1, [null, 'Ox']],
      [-1, [null, null]],
    ] as const) {
      const game = new Playing(
        duelWith([rite('Study', { do: 'draw', player: { who: 'each-player' }, count: 1 })]),
        {
          players: [{ hand: ['Study'], deck: ['Mule', 'Mule'] }, { deck: ['Ox', 'Ox'] }],
        },
      );
      const seen = watch(game, viewer);
      game.play('Study');
      expect(cardsOf(seen, 'drawn')).toEqual(expected);
    }
  });

  const movers: [string, Parameters<typeof rite>[1], [string | null, string | null]][] = [
    [
      'from play to hand: everyone saw it',
      { do: 'move', player: you, what: { pick: 'each', filter: [] }, to: { zone: 'hand' } },
      ['Mule', 'Mule'],
    ],
    [
      'from the deck to hand: its owner',
      {
        do: 'move',
        player: you,
        what: { pick: 'top', count: 1, of: you, zone: 'deck' },
        to: { zone: 'hand' },
      },
      ['Ox', null],
    ],
    [
      'from the deck into the vault: nobody',
      {
        do: 'move',
        player: you,
        what: { pick: 'top', count: 1, of: you, zone: 'deck' },
        to: { zone: 'vault', as: ['facedown'] },
      },
      [null, null],
    ],
    [
      'from the deck to discard: everyone',
      {
        do: 'move',
        player: you,
        what: { pick: 'top', count: 1, of: you, zone: 'deck' },
        to: { zone: 'discard' },
      },
      ['Ox', 'Ox'],
    ],
  ];
  test.each(movers)('a card moved %s', (_what, effect, expected) => {
    for (const viewer of [0, 1]) {
      const game = new Playing(duelWith([rite('Spell', effect)]), {
        players: [{ hand: ['Spell'], play: ['Mule'], deck: ['Ox', 'Ox'] }, {}],
      });
      const seen = watch(game, viewer);
      game.play('Spell');
      const [moved] = seen.filter((e) => e.kind === 'moved');
      expect(moved!.card?.name ?? null).toBe(expected[viewer]);
      expect(moved!.facts).toMatchObject({ to: expect.any(String), from: expect.any(String) });
      expect(moved!.source?.name).toBe('Spell');
    }
  });

  test('bookkeeping is in no log, and facts that are not declared are shown to nobody', () => {
    const game = new Playing(duelWith([card('Plain', {})]), {
      players: [{ hand: ['Plain'], charge: 3 }, {}],
    });
    const { engine, state } = game;
    const stored = engine.eventKinds.get('stored')!;
    const seen = watch(game, 0);
    game.play('Plain');
    const spent = seen.find((e) => e.kind === 'spent')!;
    expect([spent.amount, spent.facts]).toEqual([1, {}]);
    expect(stored.options.visibility).toBe('no-one');
    moveCard(engine, state as never, game.find('Plain'), engine.zonesByName.get('vault')!);
  });
});
