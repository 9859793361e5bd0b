import { fork, type State } from '@cardwright/core';
import {
  cardsIn,
  countIn,
  defineZone,
  definition,
  hand,
  moveCard,
  owner,
  removed,
  SHARED,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { Playing } from '../fixtures/playing.ts';
import { playAlsoCopied } from '../fixtures/random-play.ts';
import { marketWith, row, seen, supply } from './market.ts';

const engine = marketWith();
const names = (state: State, zone = row) =>
  cardsIn(state, SHARED, zone).map((card) => engine.card(state, card).definition.name);
const laid = (
  hands: readonly string[],
  shared: Record<string, (string | { card: string; owner?: number })[]>,
) =>
  new Playing(marketWith(), {
    players: [
      { hand: hands, charge: 5, deck: 3 },
      { charge: 5, deck: 3 },
    ],
    shared,
  });

describe('a zone that all players share', () => {
  test('offers its cards to whoever acts, and what one buys is theirs', () => {
    const table = laid([], { row: ['Lamp', 'Ox'], supply: ['Mule', 'Wisp'] });
    table.act('buy', 'Lamp');
    expect([table.where('Lamp'), owner.get(table.state, table.find('Lamp'))]).toEqual(['hand', 0]);
    expect(names(table.state)).toEqual(['Ox', 'Mule']);
    table.pass().act('buy', 'Ox');
    expect([table.controllerOf('Ox'), countIn(table.state, 1, hand)]).toEqual([1, 2]);
    expect(() => table.act('buy', 'Lamp')).toThrow('not legal');
  });

  test('is seen as it says, apart from the players, and addressed so', () => {
    const { state } = laid([], { row: ['Lamp'], supply: ['Mule', 'Wisp'] });
    for (const viewer of [0, 1, -1]) {
      const view = engine.view(state, viewer);
      expect(view.shared!.map(({ zone, count }) => [zone, count])).toEqual([
        ['row', 1],
        ['supply', 2],
      ]);
      expect(seen(engine, state, viewer, 'row')).toEqual(['Lamp']);
      expect(seen(engine, state, viewer, 'supply')).toEqual([]);
      expect(view.players.flatMap(({ zones }) => zones.map(({ zone }) => zone))).not.toContain('row');
      expect(view.shared![0]!.cards[0]).toMatchObject({ address: 'all:row:0', owner: -1 });
    }
    const bought = engine.answerFromView(state, { action: 'buy', card: 'all:row:0', option: 0 });
    engine.answer(state, bought);
    expect(names(state)).toEqual(['Mule']);
    for (const none of ['p0:row:0', 'p1:row:0', 'all:hand:0', 'all:row:7'])
      expect(() => engine.answerFromView(state, { action: 'buy', card: none, option: 0 })).toThrow(
        'no card at',
      );
  });

  test('was seen by all where it lay: who bought what is no secret', () => {
    const table = laid([], { row: ['Lamp'], supply: ['Mule'] });
    const told: unknown[] = [];
    table.engine.observe({
      event: (s, event) => {
        const view = table.engine.viewEvent(s, event, 1);
        if (view?.kind === 'bought') told.push(view.card?.name);
      },
      forbidden: () => {},
      replaced: () => {},
    });
    table.act('buy', 'Lamp');
    expect(told).toEqual(['Lamp']);
  });

  test('tells no one what none may see: the order of a supply changes no view', () => {
    const { state } = laid([], { row: ['Lamp'], supply: ['Mule', 'Wisp', 'Ox'] });
    const other = fork(state);
    const [first, second] = cardsIn(state, SHARED, supply);
    definition.put(other as never, first!, definition.get(state, second!));
    definition.put(other as never, second!, definition.get(state, first!));
    expect(engine.hash(other)).not.toBe(engine.hash(state));
    for (const viewer of [0, 1, -1])
      expect(JSON.stringify(engine.view(other, viewer))).toBe(JSON.stringify(engine.view(state, viewer)));
  });

  test('is named by texts: from there, to there, and the top of it', () => {
    const table = laid(['Gift', 'Sell', 'Peek', 'Mule'], {
      row: ['Lamp', 'Ox'],
      supply: ['Wisp', 'Drone', 'Blade'],
    });
    table.play('Gift');
    expect(table.candidates()).toEqual(['Lamp', 'Ox']);
    table.choose('Ox');
    expect([table.where('Ox'), table.controllerOf('Ox')]).toEqual(['hand', 0]);
    table.play('Sell').choose('Mule');
    expect([names(table.state), owner.get(table.state, table.find('Mule', 'row'))]).toEqual([
      ['Lamp', 'Mule'],
      0,
    ]);
    table.play('Peek');
    expect(names(table.state)).toEqual(['Lamp', 'Mule', 'Wisp', 'Drone']);
    // What a player owns goes back to them, what no one owns stays.
    expect([0, 1].map((viewer) => seen(engine, table.state, viewer, 'row'))).toEqual([
      ['Lamp', 'Mule', 'Wisp', 'Drone'],
      ['Lamp', 'Mule', 'Wisp', 'Drone'],
    ]);
  });

  test('is searched, shown card by card, and shuffled once for all', () => {
    const stock = { row: [], supply: ['Lamp', 'Wisp', 'Blade', 'Ox'] };
    const sought = laid(['Seek'], stock).play('Seek');
    expect(sought.candidates().sort()).toEqual(['Ox', 'Wisp']);
    sought.choose('Ox');
    expect(names(sought.state)).toEqual(['Ox']);
    expect(names(sought.state, supply).sort()).toEqual(['Blade', 'Lamp', 'Wisp']);
    expect(sought.told('searched', 'shuffled')).toEqual(['searched 0', 'shuffled 0']);
    const dug = laid(['Dig'], stock).play('Dig');
    expect(dug.told('revealed')).toEqual(['revealed Lamp', 'revealed Wisp']);
    expect(names(dug.state)).toEqual(['Wisp']);
    expect(laid(['Seek'], { row: [], supply: [] }).play('Seek').told('shuffled')).toEqual(['shuffled 0']);
  });

  test('lets a card that no player owns out of the game', () => {
    const table = laid(['Banish'], { row: ['Lamp', 'Ox'], supply: [] })
      .play('Banish')
      .choose('Lamp');
    expect([names(table.state), table.where('Lamp')]).toEqual([['Ox'], 'removed']);
  });

  test('keeps what no player owns when a player leaves, and lets go of what they own', () => {
    const three = { hand: [], charge: 5, deck: 3 };
    const state = engine.board({
      players: [three, three, three],
      shared: { row: ['Lamp', { card: 'Ox', owner: 0 }, { card: 'Wisp', owner: 1 }], supply: ['Mule'] },
    });
    engine.concede(state, 0);
    expect([names(state), names(state, supply)]).toEqual([['Lamp', 'Wisp'], ['Mule']]);
    expect(countIn(state, 0, removed)).toBeGreaterThan(0);
    engine.answer(state, engine.legal(state).find(({ action }) => action === 'buy')!);
    expect(names(state)).toEqual(['Wisp', 'Mule']);
  });

  test('is written and read as a board', () => {
    const { state } = laid([], { row: ['Lamp', { card: 'Ox', owner: 1 }], supply: ['Mule'] });
    const dumped = engine.dump(state);
    expect(dumped.shared).toEqual({ row: ['Lamp', { card: 'Ox', owner: 1 }], supply: ['Mule'] });
    expect(engine.hash(engine.board(dumped))).toBe(engine.hash(state));
    expect(() => engine.board({ shared: { rowe: [] } })).toThrow('row');
    expect(() => engine.board({ players: [{ row: ['Lamp'] }] } as never)).toThrow('row');
    expect(() => engine.board({ shared: { row: [{ card: 'Ox', owner: 2 }] } })).toThrow('no player 2');
  });

  test('any game goes on the same from a save and a fork at any decision', () => {
    const strict = marketWith({ strict: true });
    const ids = ['mule', 'ox', 'gift', 'sell', 'peek', 'arm', 'blade', 'strike', 'wisp', 'lamp'];
    const deck = [...ids, ...ids];
    const state = strict.createGame({ seed: 4, decks: [deck, deck, deck] });
    let buys = 0;
    strict.observe({
      event: (_s, { kind }) => {
        if (kind.name === 'bought') buys++;
      },
      forbidden: () => {},
      replaced: () => {},
    });
    playAlsoCopied(strict, state, { seed: 5, answers: 400 }, ({ played, loaded, forked }) =>
      expect([loaded, forked]).toEqual([played, played]),
    );
    expect(buys).toBeGreaterThan(5);
  });

  test('is not loaded where its cards are not where they say', () => {
    const { state } = laid([], { row: ['Lamp'] });
    const other = fork(state);
    owner.put(other as never, cardsIn(other, SHARED, row)[0]!, 1);
    expect(() => engine.load(engine.save(other))).toThrow('says otherwise');
  });

  test('names the card that an id of its cards may mean', () => {
    const decks = { name: 'm', check: () => [], shared: { supply: ['Lamp'] } };
    const wrong = marketWith({ more: { decks } });
    expect(() => wrong.createGame({ seed: 1, decks: [[], []] })).toThrow(
      expect.objectContaining({ details: { card: 'Lamp', suggestions: ['lamp'] } }),
    );
  });

  test('is refused where it could mean nothing', () => {
    const lamp = (state: State) => cardsIn(state, SHARED, row)[0]!;
    expect(() => defineZone('board', { visibility: 'public', shared: true, inPlay: true })).toThrow('shared');
    expect(() => defineZone('board', { visibility: 'public', shared: true, hangs: true })).toThrow('shared');
    const { state } = laid([], { row: ['Lamp'] });
    expect(() => moveCard(engine, state as never, lamp(state), hand)).toThrow('belongs to no player');
    const decks = { name: 'odd', check: () => [], shared: { rwo: ['mule'] } };
    const odd = marketWith({ more: { decks } });
    expect(() => odd.createGame({ seed: 1, decks: [['mule'], ['mule']] })).toThrow('no shared zone “rwo”');
  });
});
