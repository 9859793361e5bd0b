import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ConformanceReporter } from './packages/testkit/src/conformance/reporter.ts';
import { conformances, root } from './scripts/conformance.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

// Tests run from source: workspace packages resolve to their .ts entry points, with no build.
const conditions = ['@cardwright/source'];

/** Every folder with tests is a project, so a new package needs no line here. */
const folders = [
  ...readdirSync(path('packages'))
    .map((name) => ({ name, root: path(`packages/${name}`) }))
    .filter(({ root }) => existsSync(`${root}/package.json`)),
  ...readdirSync(path('examples')).map((name) => ({ name, root: path(`examples/${name}`) })),
  { name: 'tools', root: path('tools') },
  { name: 'workspace', root: path('.') },
];

const alias = {
  // Chevrotain's one-file bundle: its many small modules and lodash-es take half a second to load.
  chevrotain: path('node_modules/chevrotain/lib/chevrotain.mjs'),
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Vitest leaves one core to the terminal, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    // A test that a table of rules lists has to run.
    reporters: ['default', new ConformanceReporter(conformances(), root)],
    projects: folders.map(({ name, root }) => ({
      resolve: { alias, conditions: [...conditions, 'module', 'node', 'import', 'default'] },
      ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'import', 'default'] } },
      root,
      test: {
        name,
        include: name === 'workspace' ? ['test/**/*.test.ts'] : ['{src,test}/**/*.test.ts'],
        environment: 'node',
        // The test files of a package share its modules: a short file's time was mostly spent on loading the
        // language again, and a test that passes only alone shows state outside the game, which is a fault here.
        isolate: false,
        testTimeout: 20_000,
      },
    })),
  },
});
