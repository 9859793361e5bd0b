import { createEngine } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import {
  createKingdomHearts,
  type KingdomHeartsOptions,
  kingdomHearts,
  standard,
} from '@cardwright/kingdom-hearts';
import { describe, expect, test } from 'vitest';

const card = (id: string, facts: Partial<CardDefinition> = {}): CardDefinition => ({
  id,
  name: id,
  fullName: id,
  type: 'friend',
  classifications: [],
  colors: [],
  cost: 0,
  stats: { level: 1 },
  attributes: {},
  abilities: [],
  ...facts,
});
const leader = (id: string, group: string, facts: Partial<CardDefinition> = {}) =>
  card(id, { type: 'player', classifications: [group], ...facts });

const filling = Array.from({ length: 20 }, (_, i) => card(`Friend ${i}`));
const cards = [
  ...filling,
  leader('Sora', 'Light'),
  leader('Riku', 'Light'),
  leader('Roxas', 'XIII'),
  leader('Axel', 'XIII'),
  leader('Valor', 'Light', { name: 'Sora, Valor Form', attributes: { form: true } }),
  ...[1, 2, 3].map((level) => card(`Donald ${level}`, { name: 'Donald Duck', stats: { level } })),
  ...[2, 3].map((level) =>
    card(`Simba ${level}`, { name: 'Simba', stats: { level }, attributes: { copies: 3 } }),
  ),
  card('Shadow', { type: 'dark', attributes: { copies: 'any' } }),
  card('Simba, not on the ladder', { name: 'Simba', type: 'magic-friend', attributes: { copies: 3 } }),
  card('Cape', { name: 'Donald Duck', type: 'magic-friend' }),
  card('Dark Simba', { name: 'Dark Simba' }),
  card('Promo Duck', { name: 'Donald Duck', attributes: { promo: true } }),
  card('Promo', { attributes: { promo: true } }),
  card('Event 1', { type: 'event', stats: {} }),
  card('Dark Donald', { name: 'Dark Donald Duck' }),
];

/** A deck of some cards, filled up to a size. */
const deck = (given: readonly string[], size = 41): string[] => {
  const copies = filling.flatMap(({ id }) => [id, id, id]);
  return [...given, ...copies].slice(0, size);
};
const codes = (ids: readonly string[], options?: Partial<KingdomHeartsOptions>) => {
  const game = options === undefined ? kingdomHearts : createKingdomHearts(options);
  const engine = createEngine({ plugins: [game, standard, { name: 'cards', version: '0.0.0', cards }] });
  return standard.decks!.check(engine, ids).map(({ code }) => code);
};
const times = (id: string, count: number): string[] => Array.from({ length: count }, () => id);

describe('building a deck', () => {
  test('KH 5.1, 9.36 41 to 60 cards, the Player Card, Forms and Events among them', () => {
    expect(codes(deck(['Sora', 'Valor', 'Event 1'], 41))).toEqual([]);
    expect(codes(deck(['Sora'], 60))).toEqual([]);
    expect(codes(deck(['Sora'], 40))).toEqual(['too-few-cards']);
    expect(codes(deck(['Sora'], 61))).toEqual(['too-many-cards']);
  });

  test('KH 5.2 exactly one Player Card, but several XIII', () => {
    expect(codes(deck([]))).toEqual(['no-player-card']);
    expect(codes(deck(['Sora', 'Riku']))).toEqual(['too-many-player-cards']);
    expect(codes(deck(['Sora', 'Roxas']))).toEqual(['too-many-player-cards']);
    expect(codes(deck(['Roxas', 'Axel', 'Axel']))).toEqual([]);
  });

  test('KH 5.3 one of each Promo Card', () => {
    expect(codes(deck(['Sora', 'Promo']))).toEqual([]);
    expect(codes(deck(['Sora', 'Promo', 'Promo']))).toEqual(['too-many-copies']);
    // Beside the card that is no promo the name has its three.
    expect(codes(deck(['Sora', 'Donald 1', 'Donald 1', 'Promo Duck']))).toEqual([]);
    expect(codes(deck(['Sora', 'Donald 1', 'Promo Duck', 'Promo Duck']))).toEqual(['too-many-copies']);
    expect(codes(deck(['Sora', ...times('Donald 1', 3), 'Promo Duck']))).toEqual(['too-many-copies']);
  });

  test('KH 5.4 example: three Donald Ducks of each level', () => {
    const ducks = [1, 2, 3].flatMap((level) => times(`Donald ${level}`, 3));
    expect(codes(deck(['Sora', ...ducks]))).toEqual([]);
    expect(codes(deck(['Sora', ...ducks, 'Donald 2']))).toEqual(['too-many-copies']);
    // A name and level, whatever the type.
    expect(codes(deck(['Sora', ...ducks, 'Cape']))).toEqual(['too-many-copies']);
  });

  test('KH 5.5 example: “Simba” limit 3 counts all levels, “any number” has no end', () => {
    expect(codes(deck(['Sora', ...times('Simba 2', 2), 'Simba 3']))).toEqual([]);
    expect(codes(deck(['Sora', ...times('Simba 2', 2), ...times('Simba 3', 2)]))).toEqual([
      'too-many-copies',
    ]);
    expect(codes(deck(['Sora', ...times('Simba 2', 3), 'Simba, not on the ladder']))).toEqual([
      'too-many-copies',
    ]);
    expect(codes(deck(['Sora', ...times('Simba 2', 3), 'Dark Simba']))).toEqual(['too-many-copies']);
    expect(codes(deck(['Sora', ...times('Dark Simba', 4)]))).toEqual(['too-many-copies']);
    expect(codes(deck(['Sora', ...times('Shadow', 20)]))).toEqual([]);
  });

  test('KH 9.23, 4.8.2 Events count by their number', () => {
    expect(codes(deck(['Sora', ...times('Event 1', 4)]))).toEqual(['too-many-copies']);
  });

  test('KH 9.21 limits go by the exact name, unless the format says containing', () => {
    const ids = deck(['Sora', ...times('Donald 1', 3), 'Dark Donald']);
    expect(codes(ids)).toEqual([]);
    expect(codes(ids, { sameName: 'containing' })).toEqual(['too-many-copies']);
  });
});
