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

/**
 * Bundles without characters beyond ASCII, those of strings and patterns as escapes: an engine keeps and reads such a
 * file with a byte a character, and what is loaded before the first text is read is mostly files.
 */
const inAscii: NonNullable<UserConfig['plugins']> = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inEscapes(file.code);
  },
};

function inEscapes(code: string): string {
  const escaped = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(code);
  if (escaped) throw new Error(`a character beyond ASCII must not be escaped: ${escaped[0]}`);
  const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return code.replaceAll(/[^\0-\x7f]/g, unit);
}

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
    plugins: [jsonAsText, inAscii],
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
