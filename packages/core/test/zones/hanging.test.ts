import { cardsOn, hangOn, moveCard, play } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { power } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';
import { cell, gear, marketWith } from './market.ts';

const engine = marketWith();
const side = (inPlay: readonly unknown[], hand: readonly string[] = []) => ({
  play: inPlay,
  hand,
  charge: 9,
  deck: 3,
});
const laid = (mine: object, theirs: object = side([])) =>
  new Playing(marketWith(), { players: [mine, theirs] } as never);
const on = (table: Playing, name: string, zone = gear) =>
  cardsOn(table.state, table.find(name, 'play'), zone).map(
    (card) => engine.card(table.state, card).definition.name,
  );
const powerOf = (table: Playing, name: string) => engine.stat(table.state, table.find(name, 'play'), power);

describe('a zone whose cards hang on a card', () => {
  test('functions as it says: gear is in play', () => {
    const table = laid(side(['Ox', 'Mule'], ['Arm', 'Blade']));
    table.play('Arm').choose('Blade').choose('Ox');
    expect([on(table, 'Ox'), table.where('Blade'), powerOf(table, 'Ox')]).toEqual([['Blade'], 'gear', 3]);
  });

  test('goes where its card goes, and is heard to leave', () => {
    const host = { card: 'Ox', gear: ['Blade'], cell: ['Wisp'], under: ['Mule'] };
    const all = ['Ox', 'Blade', 'Wisp', 'Mule'];
    const table = laid(side([host], ['Strike']));
    table.play('Strike').choose('Ox').settle();
    expect(all.map((name) => table.where(name))).toEqual(all.map(() => 'discard'));
    const other = laid(side([host], ['Recall']))
      .play('Recall')
      .choose('Ox')
      .settle();
    expect([all.map((name) => other.where(name)), other.points(0)]).toEqual([all.map(() => 'hand'), 1]);
  });

  test('stays with its card under another player, and with the card that is put on top of it', () => {
    const table = laid(side([{ card: 'Ox', gear: ['Blade'] }]), side([]));
    moveCard(engine, table.state as never, table.find('Ox'), play, { player: 1 });
    expect([on(table, 'Ox'), table.controllerOf('Blade')]).toEqual([['Blade'], 1]);
    const other = laid(side([{ card: 'Ox', gear: ['Blade'] }, 'Mule']), side([]));
    hangOn(other.state as never, other.find('Ox'), other.find('Mule'), cell);
    expect([on(other, 'Mule'), on(other, 'Mule', cell)]).toEqual([['Blade'], ['Ox']]);
  });

  test('is seen as it says, with the card that it hangs on', () => {
    const table = laid(side([{ card: 'Ox', cell: ['Wisp'], gear: ['Lamp'] }]));
    const shown = (viewer: number) =>
      engine
        .view(table.state, viewer)
        .players[0]!.zones.filter(({ zone }) => zone === 'cell' || zone === 'gear')
        .map(({ cards }) => cards[0]);
    expect(shown(0)).toMatchObject([
      { name: 'Lamp', columns: { under: 'p0:play:0' } },
      { name: 'Wisp', columns: { under: 'p0:play:0' } },
    ]);
    expect(shown(1)).toMatchObject([{ name: 'Lamp' }, { hidden: true, columns: { under: 'p0:play:0' } }]);
  });

  test('is written and read as a board', () => {
    const { state } = laid(
      side([{ card: 'Ox', gear: [{ card: 'Blade', owner: 1 }], cell: ['Wisp'], under: ['Mule'] }]),
    );
    const dumped = engine.dump(state);
    expect(dumped.players![0]!['play']).toEqual([
      { card: 'Ox', under: ['Mule'], gear: [{ card: 'Blade', owner: 1 }], cell: ['Wisp'] },
    ]);
    expect(engine.hash(engine.board(dumped))).toBe(engine.hash(state));
    expect(engine.hash(engine.load(engine.save(state)))).toBe(engine.hash(state));
    expect(() => engine.board({ players: [{ hand: [{ card: 'Ox', gear: ['Blade'] }] }] })).toThrow(
      'only a card in play has cards in “gear”',
    );
  });
});
