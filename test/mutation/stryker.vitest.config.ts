import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What Stryker runs against every mutant: the suites that `tsdown.config.ts` bundles. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['.cache/kernel/kernel.js'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
