import { constructed, defineFormat, defineSet } from '@cardwright/lorcana';
import { expect, test } from 'vitest';

const card = { name: 'A', text: '', abilities: [] };

test.each<[unknown, string]>([
  [{}, 'set'],
  [undefined, ''],
  [5, ''],
  [{ set: '1', name: 'x', cards: {} }, 'cards'],
  [{ set: '1', name: 'x', cards: [null] }, 'cards[0]'],
  [{ set: '1', name: 'x', cards: [{ ...card, text: 5 }] }, 'cards[0].text'],
  [{ set: '1', name: 'x', cards: [{ ...card, abilities: [{ ability: {} }] }] }, 'cards[0].abilities[0].span'],
  [{ set: '1', name: 'x', cards: [card], card: [] }, 'card'],
])('a set cannot be made of %j', (set, at) => {
  expect(() => defineSet(set as never)).toThrow(
    expect.objectContaining({ code: 'plugin-invalid', details: expect.objectContaining({ at }) }),
  );
});

test.each<[unknown, string, string?]>([
  [{}, 'name'],
  [null, ''],
  [{ name: 'X', least: -1 }, 'least'],
  [{ name: 'X', sets: '1' }, 'sets'],
  [{ name: 'X', baned: ['A'] }, 'baned', 'banned'],
  [{ name: 'X', version: 1 }, 'version'],
])('a format cannot be made of %j', (options, at, meant = '') => {
  const make = () => defineFormat(options as never);
  expect(make).toThrow(
    expect.objectContaining({
      code: 'plugin-invalid',
      details: expect.objectContaining({ at, fix: expect.stringContaining(meant) }),
    }),
  );
  expect(constructed.decks?.name).toBe('Constructed');
});
