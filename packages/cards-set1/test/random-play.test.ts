import { set1 } from '@cardwright/cards-set1';
import { createEngine } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { boardRanges, deckRange, legalityOracle } from '@cardwright/lorcana/testing';
import { anyAnswer, boardArbitrary, choicesArbitrary, choosing, fuzz, laws } from '@cardwright/testkit/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Random games that the tests play: more take longer and look at more. */
const GAMES = Number(process.env['CARDWRIGHT_FUZZ_GAMES'] ?? 24);

const plugins = [lorcana, set1];

describe('random games with the first set', () => {
  it(`keep every law: ${GAMES} games`, { timeout: 60_000 + GAMES * 5_000 }, () => {
    const report = fuzz({
      createEngine: (options) => createEngine({ plugins, ...options }),
      oracle: legalityOracle,
      games: GAMES,
      seed: 1,
      decks: deckRange,
      boards: boardRanges,
      words: {
        imports: [
          "import { set1 } from '@cardwright/cards-set1';",
          "import { lorcana } from '@cardwright/lorcana';",
          "import { legalityOracle } from '@cardwright/lorcana/testing';",
        ],
        plugins: '[lorcana, set1]',
        oracle: 'legalityOracle',
      },
      thoroughEvery: 24,
    });
    expect(report.findings.map(({ law, message, scenario }) => [law, message, scenario])).toEqual([]);
    for (const { name } of laws) expect(report.laws[name]?.judged, name).toBeGreaterThan(0);
    // The oracle knows every word of this set.
    expect(report.laws['oracle-agrees']?.unjudged).toBe(0);
  });
});

describe('any board with the first set', () => {
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
