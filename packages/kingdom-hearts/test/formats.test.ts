import { createEngine } from '@cardwright/core';
import { defineFormat, kingdomHearts } from '@cardwright/kingdom-hearts';
import { describe, expect, test } from 'vitest';
import { dark, duel, filler, player, world } from './support/duel.ts';

/** A duel in a format that changes numbers of the rules. */
const changed = (
  settings: NonNullable<NonNullable<Parameters<typeof defineFormat>[0]['overrides']>['settings']>,
) => [kingdomHearts, defineFormat({ name: 'House Rules', overrides: { settings } })];
const deck = (leader = player()) => ({
  deck: { only: [leader, ...Array.from({ length: 12 }, () => filler)] },
});

describe('a format changes by its name', () => {
  test('how many cards an opening hand has, and how many are drawn up to', () => {
    const plugins = changed({ 'opening-hand': 4, 'full-hand': 5, 'starting-seat': 0 });
    const game = duel([], {
      plugins,
      from: 'setup',
      players: [deck(player('Sora', '3/6/1/8')), deck(player('Riku'))],
    });
    game.choose('Sora').choose('Riku');
    // By the rules the lower level would begin.
    expect(game.decision?.player).toBe(0);
    expect([0, 1].map((p) => game.player(p).count('hand'))).toEqual([5, 4]);
  });

  test('which levels of Worlds win, and that none do', () => {
    const worlds = { 'world-area': [world('Agrabah', '4/3')], hand: [world('Olympus', '5/3')] };
    const end = (settings: Parameters<typeof changed>[0]) => {
      const game = duel([worlds], { plugins: changed(settings) });
      game.move('move', 'Olympus');
      return game.winner;
    };
    expect(end({ 'levels-to-win': 5 })).toBe(0);
    expect(end({})).toBeNull();
    expect(end({ 'levels-to-win': null })).toBeNull();
  });

  test('how often a player moves, fights and challenges in a turn', () => {
    const hand = [world('Agrabah', '1/3'), world('Olympus', '2/3'), world('Atlantica', '3/3')];
    const moves = (settings: Parameters<typeof changed>[0]) => {
      const game = duel([{ hand }], { plugins: changed(settings) });
      let done = 0;
      for (const name of ['Agrabah', 'Olympus', 'Atlantica'])
        if (game.offer('move', name).isLegal) {
          game.move('move', name);
          done++;
        }
      return done;
    };
    expect(moves({})).toBe(1);
    expect(moves({ 'moves-per-turn': 2 })).toBe(2);
    expect(moves({ 'moves-per-turn': null })).toBe(3);
    expect(moves({ 'moves-per-turn': 0 })).toBe(0);
    const there = [{ 'world-area': [world('Agrabah', '1/3')] }, { 'dark-area': [dark('Shadow')] }];
    expect(duel(there, { plugins: changed({ 'battles-per-turn': 0 }) }).offer('battle')).not.toBeOffered();
    expect(duel(there, { plugins: changed({}) }).offer('battle')).toBeOffered();
  });
});

describe('what a format asks of decks', () => {
  const card = (id: string, type: string, more = {}) => ({
    ...{ id, name: id, fullName: id, type, classifications: ['Light'], colors: [], cost: 0 },
    ...{ stats: { level: 1 }, attributes: {}, abilities: [], ...more },
  });
  const cards = [card('Sora', 'player'), ...['Donald', 'Goofy', 'Simba'].map((id) => card(id, 'friend'))];
  const codes = (format: ReturnType<typeof defineFormat>, ids: readonly string[]) => {
    const engine = createEngine({
      plugins: [kingdomHearts, { name: 'cards', version: '0.0.0', cards }, format],
    });
    return format.decks!.check(engine, ids).map(({ code }) => code);
  };

  test('is how many cards, how many copies, which are banned and which restricted', () => {
    const quick = defineFormat({
      name: 'Quick',
      least: 3,
      most: 6,
      copies: 2,
      banned: ['Simba'],
      restricted: { Goofy: 1 },
    });
    expect(quick.name).toBe('kingdom-hearts-quick');
    expect(codes(quick, ['Sora', 'Donald', 'Donald', 'Goofy'])).toEqual([]);
    expect(codes(quick, ['Sora', 'Donald'])).toEqual(['too-few-cards']);
    expect(codes(quick, ['Sora', 'Donald', 'Donald', 'Donald'])).toEqual(['too-many-copies']);
    expect(codes(quick, ['Sora', 'Goofy', 'Goofy', 'Simba'])).toEqual(['too-many-copies', 'banned']);
  });

  test.each<[string, object, RegExp]>([
    ['a text', { restricted: { Goofy: 'one' } }, /“Goofy” is restricted to “one”.*no whole number/],
    ['less than one', { restricted: { Goofy: -1 } }, /“Goofy” is restricted to -1/],
    ['as many as of all', { restricted: { Goofy: 3 } }, /“Goofy” is restricted to 3, and `copies` is 3/],
    ['a list', { restricted: ['Goofy'] }, /“restricted” is a list/],
    ['banned, too', { banned: ['Goofy'], restricted: { Goofy: 1 } }, /“Goofy” is banned and restricted/],
    ['more than the most, which the rules say', { least: 70 }, /“least” is 70 and “most” is 60/],
    ['nothing', { most: 0 }, /“most” is 0/],
    [
      'a hand larger than its decks',
      { overrides: { settings: { 'opening-hand': 100 } } },
      /“opening-hand” is 100.*41 cards/,
    ],
  ])('is refused where it is %s', (_, options, told) => {
    const given = { name: 'Quick', ...options } as Parameters<typeof defineFormat>[0];
    expect(() => defineFormat(given)).toThrow(told);
  });

  test('is refused where it is called otherwise', () => {
    const misspelt = { name: 'Quick', copys: 2 } as unknown as Parameters<typeof defineFormat>[0];
    expect(() => defineFormat(misspelt)).toThrow(/“copys”/);
    expect(() => createEngine({ plugins: changed({ 'levels-to-wn': 3 } as object) })).toThrow(/levels-to-wn/);
  });
});
