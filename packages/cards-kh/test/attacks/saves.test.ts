import { kh, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { createEngine } from '@cardwright/core';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { attackSaves, savedMidway } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { tries } from './tries.ts';

const engine = createEngine({ plugins: [kingdomHearts, kh] });
const SAVES = tries(5000);

test(`${SAVES} changed saves with a seal that fits are refused, or whole games`, {
  timeout: 60_000 + SAVES * 40,
}, () => {
  const saves = savedMidway(engine, (seed) => engine.createGame({ seed, decks: [lightDeck, thirteenDeck] }));
  expect(saves.length).toBeGreaterThan(8);
  const report = attackSaves(engine, saves, { count: SAVES, seed: 1 });
  console.info(JSON.stringify({ ...report, attack: 'saves of Kingdom Hearts' }));
  expect(report.findings).toEqual([]);
  expect(report.taken).toBeGreaterThan(0);
});
