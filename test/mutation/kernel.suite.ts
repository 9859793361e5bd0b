/// <reference types="vite/client" />

/** The kernel's suites as one file: it is loaded once for each mutant instead of once for each of them. */
import.meta.glob('../../packages/core/test/{bind,derived,events,lasting,triggers}/**/*.test.ts', {
  eager: true,
});
