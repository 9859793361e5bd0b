import { fileURLToPath } from 'node:url';

// A package that was just made, tested against the sources of this workspace: nothing needs to be built.
const conditions = ['@cardwright/source', 'module', 'node', 'import', 'default'];
const chevrotain = fileURLToPath(
  new URL('../../../node_modules/chevrotain/lib/chevrotain.mjs', import.meta.url),
);

export default {
  resolve: { alias: { chevrotain }, conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['**/test/**/*.test.ts'], testTimeout: 120_000 },
};
