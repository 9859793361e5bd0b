import { createEngine } from '@cardwright/core';
import { defineZone } from '@cardwright/core/game';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardArbitrary } from '../../src/fuzz/arbitraries.ts';
import { plugins } from '../fixtures/duel.ts';

test('boards made by chance have cards in the zones of all players', () => {
  const row = defineZone('test-row', { visibility: 'public', shared: true });
  const engine = createEngine({ plugins: [...plugins, { name: 'row', version: '1.0.0', zones: [row] }] });
  const ranges = { zones: { deck: { min: 2, max: 4 } }, shared: { 'test-row': { min: 1, max: 3 } } };
  for (const board of fc.sample(boardArbitrary(engine, ranges), { seed: 1, numRuns: 10 })) {
    const [there] = engine.view(engine.board(board), 0).shared!;
    expect(there!.cards.length).toBeGreaterThan(0);
  }
});
