import { versionsOf } from './versions.ts';

/** What a package is, beyond its sources. */
export interface PackageFacts {
  readonly name: string;
  readonly description: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly files?: readonly string[];
}

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * The files around a package's sources: it builds with the compiler alone and is tested by Vitest, in a repository of
 * its own as among the packages of another.
 */
export function packageFiles(facts: PackageFacts): ReadonlyMap<string, string> {
  const { name, description, scripts = {}, files = [] } = facts;
  return new Map([
    [
      'package.json',
      json({
        name,
        version: '0.1.0',
        description,
        type: 'module',
        sideEffects: false,
        engines: { node: '>=20.19' },
        exports: {
          '.': { types: './dist/index.d.ts', default: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist', ...files],
        scripts: { build: 'tsc -p tsconfig.build.json', ...scripts, test: 'vitest run', typecheck: 'tsc' },
        dependencies: versionsOf(facts.dependencies),
        devDependencies: versionsOf([...facts.devDependencies, '@types/node', 'typescript', 'vitest'].sort()),
      }),
    ],
    [
      'tsconfig.json',
      json({
        compilerOptions: {
          target: 'es2022',
          lib: ['es2023'],
          module: 'nodenext',
          moduleDetection: 'force',
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
          resolveJsonModule: true,
          rewriteRelativeImportExtensions: true,
          skipLibCheck: true,
          noEmit: true,
          types: ['node'],
        },
        // Its tests, too: what they say wrong is told before they run.
        include: ['src', 'src/**/*.json', 'test', '*.config.ts'],
      }),
    ],
    [
      'tsconfig.build.json',
      json({
        extends: './tsconfig.json',
        compilerOptions: { noEmit: false, declaration: true, types: [], rootDir: 'src', outDir: 'dist' },
        include: ['src', 'src/**/*.json'],
      }),
    ],
    ['vitest.config.ts', "export default { test: { include: ['test/**/*.test.ts'] } };\n"],
    ['.gitignore', 'node_modules/\ndist/\n'],
  ]);
}
