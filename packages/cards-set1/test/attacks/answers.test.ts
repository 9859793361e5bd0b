import { attackAnswers } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { begin, engine } from './begin.ts';
import { tries } from './tries.ts';

const ANSWERS = tries(200_000);

test(`${ANSWERS} forged answers are refused, and the state stays as it is`, {
  timeout: 60_000 + ANSWERS * 5,
}, () => {
  const report = attackAnswers(engine, begin, { count: ANSWERS, seed: 1 });
  console.info(JSON.stringify({ attack: 'answers', ...report, findings: report.findings.slice(0, 50) }));
  expect(report.findings).toEqual([]);
  expect(report.refused['answer-illegal']).toBeGreaterThan(ANSWERS / 2);
});
