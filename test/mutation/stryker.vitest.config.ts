import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The suites that Stryker runs against every mutant: the kernel's own of these rooms, which take seconds. */
export default defineConfig({
  // Stryker changes a copy of the workspace, whose packages would otherwise find the unchanged ones.
  resolve: {
    alias: {
      '@cardwright/core': fileURLToPath(new URL('../../packages/core/src/index.ts', import.meta.url)),
    },
    conditions: ['@cardwright/source', 'module', 'node', 'import', 'default'],
  },
  ssr: { resolve: { conditions: ['@cardwright/source', 'module', 'node', 'import', 'default'] } },
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/mutation/kernel.suite.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
