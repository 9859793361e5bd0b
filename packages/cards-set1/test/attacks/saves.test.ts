import { attackSaves, savedMidway } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { begin, engine } from './begin.ts';
import { tries } from './tries.ts';

const SAVES = tries(20_000);

test(`${SAVES} changed saves with a seal that fits are refused, or whole games`, {
  timeout: 60_000 + SAVES * 40,
}, () => {
  const saves = savedMidway(engine, begin);
  expect(saves.length).toBeGreaterThan(20);
  const report = attackSaves(engine, saves, { count: SAVES, seed: 1 });
  console.info(JSON.stringify({ attack: 'saves', ...report }));
  expect(report.findings).toEqual([]);
  expect(report.refused['save-corrupt']).toBeGreaterThan(SAVES / 2);
  expect(report.taken).toBeGreaterThan(0);
});
