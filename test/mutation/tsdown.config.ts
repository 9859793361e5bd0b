import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsdown';

/** The rooms of the kernel's tests that show what is mutated, and take a second together. */
const ROOMS = ['bind', 'derived', 'events', 'lasting', 'triggers'];

const pathOf = (path: string): string =>
  fileURLToPath(new URL(`../../packages/core/${path}`, import.meta.url));
const suites = ROOMS.flatMap((room) =>
  readdirSync(pathOf(`test/${room}`)).map((file) => pathOf(`test/${room}/${file}`)),
);

/** The kernel with these suites as one file: to load that for each mutant takes a fifth of the time. */
export default defineConfig({
  entry: { kernel: 'suites' },
  format: 'esm',
  platform: 'node',
  outDir: fileURLToPath(new URL('../../.cache/kernel', import.meta.url)),
  fixedExtension: false,
  tsconfig: pathOf('tsconfig.test.json'),
  // Stryker changes a copy of the workspace, whose packages would otherwise find the unchanged ones.
  alias: { '@cardwright/core': pathOf('src/index.ts') },
  deps: { neverBundle: ['vitest'] },
  // A test is nothing but a side effect.
  treeshake: false,
  dts: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'suites',
      resolveId: (id) => (id === 'suites' ? id : null),
      load: (id) =>
        id === 'suites' ? suites.map((path) => `import ${JSON.stringify(path)};`).join('\n') : null,
    },
  ],
});
