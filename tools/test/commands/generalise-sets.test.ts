import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Generalisation } from '../../src/commands/generalise/report.ts';
import { resultIn, runCli } from '../support/run-cli.ts';

// How much of each set is read by phrases that others show than the set alone: what would be read of it had nobody looked
// at it. Tests are no witnesses: who wrote a phrase wrote its tests.

/** Of all texts together, and of each set: this much. */
const FLOOR = { all: 0.86, set: 0.79 };

const root = new URL('../../../', import.meta.url);
/** Public card data is not part of the repository. */
const corpus = process.env['CARDWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../shared/corpus', root));

async function generalised(files: readonly string[]): Promise<Generalisation['sets']> {
  const { status, out } = await runCli(['generalise', ...files, '--json'], { cwd: fileURLToPath(root) });
  expect(status).toBe(0);
  return (resultIn({ out }) as Generalisation).sets;
}

const share = (sets: Generalisation['sets']): number =>
  sets.reduce((sum, { unseen }) => sum + unseen, 0) / sets.reduce((sum, { supported }) => sum + supported, 0);

describe('texts are read by phrases that other texts show', () => {
  test('of the committed sets', { timeout: 120_000 }, async () => {
    const sets = await generalised(['packages/cards-set1/cards.yaml', 'packages/cards-set2/cards.yaml']);
    expect(sets.map(({ set }) => set)).toEqual(['1', '2']);
    for (const set of sets) expect(share([set])).toBeGreaterThan(FLOOR.set);
  });

  test.skipIf(!existsSync(corpus))(
    'of all sets, where their texts are at hand',
    { timeout: 240_000 },
    async () => {
      const sets = await generalised(
        ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'].map((file) => `${corpus}/${file}`),
      );
      expect(share(sets)).toBeGreaterThan(FLOOR.all);
      expect(sets.filter((set) => share([set]) < FLOOR.set)).toEqual([]);
    },
  );
});
