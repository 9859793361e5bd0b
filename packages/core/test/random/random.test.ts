import { OutsideChance, randomBelow, shuffleZone } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { deck } from '../../src/model/zone.ts';
import { nextRandom, seedRandom } from '../../src/table/random.ts';
import { cardsIn } from '../../src/table/zone-list.ts';
import { poolEngine } from '../fixtures/pool.ts';

const table = () => poolEngine().board({ players: [{ deck: 24 }, {}] });

/** sfc32 as published, on the words that splitmix32 makes of a seed. */
function reference(seed: number): () => number {
  let x = seed | 0;
  const [w0, w1, w2, w3] = Array.from({ length: 4 }, () => {
    x = (x + 0x9e3779b9) | 0;
    let z = x ^ (x >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  });
  let [a, b, c, d] = [w0!, w1!, w2!, w3!];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
}

test('is sfc32', () => {
  for (const seed of [0, 1, -7, 123456789]) {
    const state = table();
    seedRandom(state as never, seed);
    const expected = reference(seed);
    for (let i = 0; i < 200; i++) expect(nextRandom(state as never)).toBe(expected());
  }
});

test('every number below a limit comes about as often', () => {
  const state = table();
  seedRandom(state as never, 5);
  const counts = new Array<number>(7).fill(0);
  for (let i = 0; i < 14_000; i++) counts[randomBelow(state as never, 7)]! += 1;
  const chiSquare = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
  // Six degrees of freedom: more than 22.5 once in a thousand.
  expect(chiSquare).toBeLessThan(22.5);
});

test('a shuffle puts every card everywhere about as often, and loses none', () => {
  const state = table();
  seedRandom(state as never, 9);
  const before = cardsIn(state, 0, deck);
  const first = new Map<number, number>();
  for (let i = 0; i < 4800; i++) {
    shuffleZone(state as never, 0, deck);
    const top = cardsIn(state, 0, deck)[0]!;
    first.set(top, (first.get(top) ?? 0) + 1);
  }
  expect(cardsIn(state, 0, deck).sort((a, b) => a - b)).toEqual(before);
  const chiSquare = before.reduce((sum, card) => sum + ((first.get(card) ?? 0) - 200) ** 2 / 200, 0);
  // Twenty-three degrees of freedom: more than 49.7 once in a thousand.
  expect(chiSquare).toBeLessThan(49.7);
});

test('chance outside of games spreads evenly, and takes each item once', () => {
  const chance = new OutsideChance(7);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i++) counts[chance.below(6)]!++;
  for (const count of counts) expect(count).toBeGreaterThan(850);
  expect(chance.sample([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  expect(new Set(chance.sample([1, 2, 3, 4], 2)).size).toBe(2);
  expect(chance.sample([1], 2)).toEqual([1]);
  expect([1, 2]).toContain(chance.pick([1, 2]));
});
