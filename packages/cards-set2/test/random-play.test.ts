import { set2 } from '@cardwright/cards-set2';
import { createEngine } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { boardRanges, deckRange } from '@cardwright/lorcana/testing';
import { anyAnswer, boardArbitrary, choicesArbitrary, choosing, fuzz, laws } from '@cardwright/testkit/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Random games that the tests play: more take longer and look at more. */
const GAMES = Number(process.env['CARDWRIGHT_FUZZ_GAMES'] ?? 24);

const plugins = [lorcana, set2];

describe('random games with the second set', () => {
  it(`keep every law: ${GAMES} games`, { timeout: 60_000 + GAMES * 5_000 }, () => {
    const report = fuzz({
      createEngine: (options) => createEngine({ plugins, ...options }),
      games: GAMES,
      seed: 1,
      decks: deckRange,
      boards: boardRanges,
      words: {
        imports: [
          "import { set2 } from '@cardwright/cards-set2';",
          "import { lorcana } from '@cardwright/lorcana';",
        ],
        plugins: '[lorcana, set2]',
      },
      thoroughEvery: 24,
    });
    expect(report.findings.map(({ law, message, scenario }) => [law, message, scenario])).toEqual([]);
    for (const { name } of laws)
      if (name !== 'oracle-agrees') expect(report.laws[name]?.judged, name).toBeGreaterThan(0);
  });
});

describe('any board with the second set', () => {
  const engine = createEngine({ plugins });

  it('can be written down, read again and played to its end with any choices', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(boardArbitrary(engine, boardRanges), choicesArbitrary(), (board, choices) => {
        const state = engine.board(board);
        expect(engine.dump(engine.board(engine.dump(state)))).toEqual(engine.dump(state));
        const below = choosing(choices);
        for (let i = 0; i < choices.length && state.decision !== null; i++)
          engine.answer(state, anyAnswer(engine, state, below));
      }),
      { numRuns: GAMES * 4, seed: 1 },
    );
  });
});
