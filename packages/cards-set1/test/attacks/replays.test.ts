import { createRecorder, type Replay, recordGame } from '@cardwright/core';
import { OutsideChance } from '@cardwright/core/game';
import { anyAnswer, attackReplays } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { begin, engine, setupOf } from './begin.ts';
import { tries } from './tries.ts';

const REPLAYS = tries(20_000);

/** Games from decks, and from the boards that such games came to. */
function recorded(seed: number): Replay {
  const random = new OutsideChance(seed);
  const below = (limit: number): number => random.below(limit);
  if (seed % 3 > 0) {
    let steps = 0;
    return recordGame(engine, setupOf(seed), (state) =>
      steps++ < 60 ? anyAnswer(engine, state, below) : null,
    );
  }
  const state = begin(seed);
  for (let i = 0; i < 60 && state.decision !== null; i++)
    engine.answer(state, anyAnswer(engine, state, below));
  const recorder = createRecorder(engine, { board: engine.dump(state) });
  for (let i = 0; i < 20 && recorder.state.decision !== null; i++)
    recorder.answer(anyAnswer(engine, recorder.state, below));
  if (recorder.state.decision !== null) recorder.concede(0);
  return recorder.replay();
}

test(`${REPLAYS} changed replays are refused, or played`, { timeout: 60_000 + REPLAYS * 40 }, () => {
  const replays = Array.from(
    { length: 12 },
    (_, seed) => JSON.parse(JSON.stringify(recorded(seed))) as Replay,
  );
  const report = attackReplays(engine, replays, { count: REPLAYS, seed: 1 });
  console.info(JSON.stringify({ attack: 'replays', ...report, findings: report.findings.slice(0, 50) }));
  expect(report.findings).toEqual([]);
  expect(report.taken).toBeGreaterThan(0);
});
