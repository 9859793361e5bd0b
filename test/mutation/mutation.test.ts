import { describe, expect, test } from 'vitest';
import { read } from '../support/sources.ts';
import { failsIn, seedFault } from './seed.ts';
import { mutations } from './table.ts';

/** How many faults are seeded here; `npm run mutation` seeds all of them. */
const SAMPLE = Number(process.env['CARDWRIGHT_MUTATIONS'] ?? 1);

describe('the table of faults', () => {
  test('has at least fifteen, each with a name of its own', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(15);
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  });

  test.each(mutations)('$name can be seeded', ({ file, from, to }) => {
    expect(read(file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});

/** The last are the quickest. */
const sample = mutations.slice(mutations.length - Math.min(SAMPLE, mutations.length));

describe.runIf(sample.length > 0)('a seeded fault is caught', { timeout: 300_000 }, () => {
  test.each(sample)('$name', (mutation) => {
    expect(failsIn(null, mutation.suites[0]!)).toBeNull();
    expect(seedFault(mutation).caught?.test).toMatch(/\w/);
  });
});
