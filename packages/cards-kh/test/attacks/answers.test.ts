import { kh, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { createEngine } from '@cardwright/core';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { attackAnswers } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { tries } from './tries.ts';

const engine = createEngine({ plugins: [kingdomHearts, kh] });
const ANSWERS = tries(50_000);

test(`${ANSWERS} forged answers are refused, and the state stays as it is`, {
  timeout: 60_000 + ANSWERS * 5,
}, () => {
  const begin = (seed: number) => engine.createGame({ seed, decks: [lightDeck, thirteenDeck] });
  const report = attackAnswers(engine, begin, { count: ANSWERS, seed: 1 });
  console.info(JSON.stringify({ attack: 'answers of Kingdom Hearts', ...report }));
  expect(report.findings).toEqual([]);
});
