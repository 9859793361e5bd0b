import { set1 } from '@cardwright/cards-set1';
import { createEngine } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { attackSaves, savedMidway } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { tries } from './tries.ts';

const engine = createEngine({ plugins: [lorcana, set1] });
const ids = engine.cards.map(({ id }) => id);
const deck = (seed: number): string[] =>
  Array.from({ length: 60 }, (_, i) => ids[(seed * 37 + (i >> 1) * 7) % ids.length]!);
const begin = (seed: number) =>
  engine.createGame({ seed, decks: Array.from({ length: 2 + (seed % 2) }, (_, i) => deck(seed + 5 * i)) });

const SAVES = tries(20_000);

test(`${SAVES} changed saves with a seal that fits are refused, or whole games`, {
  timeout: 60_000 + SAVES * 40,
}, () => {
  const saves = savedMidway(engine, begin);
  expect(saves.length).toBeGreaterThan(20);
  const report = attackSaves(engine, saves, { count: SAVES, seed: 1 });
  console.info(JSON.stringify({ ...report, attack: 'saves' }));
  expect(report.findings).toEqual([]);
  expect(report.refused['save-corrupt']).toBeGreaterThan(SAVES / 2);
  expect(report.taken).toBeGreaterThan(0);
});
