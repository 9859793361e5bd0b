import { createEngine, type DeckFault, type Plugin } from '@cardwright/core';
import {
  constructed,
  coreConstructed,
  defineFormat,
  defineSet,
  draft,
  lorcana,
  sealed,
} from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';

const inks = ['amber', 'ruby', 'steel'] as const;
const cardsOf = (set: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    set,
    number: i + 1,
    name: `Card ${i}`,
    version: 'One',
    type: 'character' as const,
    inks: [inks[i % 3]!],
    cost: 1,
    inkable: true,
    classifications: [],
    strength: 1,
    willpower: 1,
    lore: 1,
    text: '',
    abilities: [],
  }));
const sets = [
  defineSet({ set: '1', name: 'First', cards: cardsOf('1', 45) }),
  defineSet({ set: '2', name: 'Second', cards: cardsOf('2', 3) }),
];

/** What a format says of a deck that has so many copies of the cards with these numbers. */
function faults(format: Plugin, ...lots: readonly (readonly [copies: number, numbers: readonly number[]])[]) {
  const engine = createEngine({ plugins: [lorcana, ...sets, format] });
  const deck = lots.flatMap(([copies, numbers]) =>
    numbers.flatMap((number) => new Array<string>(copies).fill(`set1-${number}`)),
  );
  return format.decks!.check(engine, deck);
}
const codes = (found: readonly DeckFault[]) => found.map(({ code }) => code);

/** Numbers of amber and ruby cards. */
const twoInks = Array.from({ length: 30 }, (_, i) => 1 + 3 * (i >> 1) + (i & 1));

describe('CR 1.10.1 decks', () => {
  test('CR 1.10.1.1 a constructed deck has at least 60 cards', () => {
    expect(faults(constructed, [4, twoInks.slice(0, 15)])).toEqual([]);
    expect(codes(faults(constructed, [4, twoInks.slice(0, 14)]))).toEqual(['too-few-cards']);
    expect(faults(constructed, [4, twoInks])).toEqual([]);
  });

  test('CR 1.10.1.1 it has at most two ink types', () => {
    const [fault] = faults(constructed, [4, twoInks.slice(0, 15)], [1, [3]]);
    expect(fault).toMatchObject({ code: 'too-many-inks', card: 'set1-3' });
  });

  test('CR 1.10.1.1 it has at most four cards of a full name, whatever sets they are from', () => {
    const engine = createEngine({ plugins: [lorcana, ...sets, constructed] });
    const rest = twoInks.slice(1, 15).flatMap((number) => new Array<string>(4).fill(`set1-${number}`));
    const deck = (first: number, second: number) => [
      ...new Array<string>(first).fill('set1-1'),
      ...new Array<string>(second).fill('set2-1'),
      ...rest,
    ];
    expect(constructed.decks!.check(engine, deck(2, 2))).toEqual([]);
    expect(codes(constructed.decks!.check(engine, deck(3, 2)))).toEqual(['too-many-copies']);
  });

  test.each([
    ['You may have any number of cards named Card 0 in your deck.', [40, 0], []],
    ['You may have up to 9 copies of Card 0 in your deck.', [9, 0], []],
    ['You may have up to 9 copies of Card 0 in your deck.', [10, 0], ['too-many-copies']],
    ['You may only have 2 copies of Card 0 in your deck.', [2, 2], []],
    ['You may only have 2 copies of Card 0 in your deck.', [3, 0], ['too-many-copies']],
    // It speaks of one name only.
    ['You may have any number of cards named Card 1 in your deck.', [5, 0], ['too-many-copies']],
    ['You may have any number of cards named Card 0 in your deck.', [4, 5], ['too-many-copies']],
  ] as const)('CR 1.2.1 “%s” goes before the rule: %j', (text, [first, second], expected) => {
    const language = createLorcanaLanguage({ names: ['Card 0', 'Card 1'] });
    const [card, ...others] = cardsOf('3', 45).map(({ abilities: _, ...facts }) => facts);
    const cards = [{ ...card!, text }, ...others].map((facts) => precompileCard(language, facts));
    const engine = createEngine({
      plugins: [lorcana, defineSet({ set: '3', name: 'Third', cards }), constructed],
    });
    const rest = twoInks.slice(2, 17).flatMap((number) => new Array<string>(4).fill(`set3-${number}`));
    const deck = [
      ...new Array<string>(first).fill('set3-1'),
      ...new Array<string>(second).fill('set3-2'),
      ...rest,
    ];
    expect(codes(constructed.decks!.check(engine, deck))).toEqual(expected);
  });

  test('CR 1.10.1.1 it has no banned cards', () => {
    const format = coreConstructed({ sets: ['1'], banned: ['Card 0 - One'] });
    expect(faults(format, [4, twoInks.slice(0, 15)])).toEqual([
      { code: 'banned', message: 'Card 0 - One is banned', card: 'set1-1' },
    ]);
  });

  test('a rotation lets cards be used that a set in it has, whichever printing they are', () => {
    const format = coreConstructed({ sets: ['2'] });
    const found = faults(format, [4, twoInks.slice(0, 15)]);
    expect(codes(found)).toEqual(new Array(13).fill('rotated-out'));
    expect(found.map(({ card }) => card)).not.toContain('set1-1');
  });

  test('CR 1.10.1.2 a drafted deck has 35 cards, a sealed one 40, of any ink types and as many of a name as one likes', () => {
    expect(faults(draft, [35, [1]])).toEqual([]);
    expect(codes(faults(draft, [34, [1]]))).toEqual(['too-few-cards']);
    expect(faults(sealed, [10, [1, 2, 3, 4]])).toEqual([]);
    expect(codes(faults(sealed, [13, [1, 2, 3]]))).toEqual(['too-few-cards']);
  });

  test.each([{ least: Number.NaN }, { inks: -1 }, { copies: 1.5 }, { copies: '4' as never }])(
    'a format with a number that is none is refused: %o',
    (limits) => {
      expect(() => defineFormat({ name: 'Ours', ...limits })).toThrow(
        expect.objectContaining({ code: 'plugin-invalid' }),
      );
    },
  );

  test('every fault is told at once', () => {
    const format = defineFormat({
      name: 'Ours',
      least: 60,
      inks: 2,
      copies: 4,
      sets: ['2'],
      banned: ['Card 3 - One'],
    });
    expect(codes(faults(format, [5, [4]], [1, [1, 2, 3]]))).toEqual([
      'too-few-cards',
      'too-many-copies',
      'banned',
      'rotated-out',
      'too-many-inks',
    ]);
    expect(format.name).toBe('lorcana-ours');
  });
});
