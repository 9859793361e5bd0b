import { rmSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';
import { stampFile } from './source-hash.mjs';

/**
 * JSON as a text that is parsed when it is loaded: an engine reads that several times faster than an object literal of
 * the same size, and a set is 150 KB.
 */
const jsonAsText: NonNullable<UserConfig['plugins']> = {
  name: 'json-as-text',
  transform: {
    filter: { id: /\.json$/ },
    handler: (code: string) => ({
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))});`,
      moduleType: 'js',
    }),
  },
};

/** What every package's bundle has in common; a package's own tsdown.config.ts names its entry points. */
export function packageBundle(options: UserConfig & { entry: Record<string, string> }): UserConfig {
  return defineConfig({
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outDir: 'dist',
    // File names as in package.json's exports: index.js, index.d.ts.
    fixedExtension: false,
    tsconfig: 'tsconfig.lib.json',
    // Declarations take most of the time of a build; the one after `npm ci` does without.
    dts: !process.env.CARDWRIGHT_BUNDLES_ONLY,
    sourcemap: true,
    plugins: [jsonAsText],
    clean: true,
    report: false,
    logLevel: 'warn',
    // What is declared at the top needs no check that it has been initialised: some per cent of the speed of a game.
    hooks: {
      // Until the command line's build ends, nobody may take the bundles for those of the present sources.
      'build:prepare': () => rmSync(stampFile, { force: true }),
    },
    ...options,
    // What is declared at the top needs no check that it has been initialised: some per cent of the speed of a game.
    outputOptions: { topLevelVar: true, ...options.outputOptions },
  }) as UserConfig;
}
