import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  importsOf,
  resolveRelative,
  root,
  splitSpecifier,
  type Workspace,
  workspaces,
} from './support/sources.ts';

/** What each package may import, and nothing more; `tools` may import all. A new package adds its line. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  '@cardwright/core': [],
  '@cardwright/dsl': ['@cardwright/core'],
  '@cardwright/lorcana': ['@cardwright/core', '@cardwright/dsl'],
  '@cardwright/kingdom-hearts': ['@cardwright/core', '@cardwright/dsl'],
  '@cardwright/cards-set1': ['@cardwright/lorcana'],
  '@cardwright/cards-set2': ['@cardwright/lorcana'],
  '@cardwright/cards-kh': ['@cardwright/kingdom-hearts'],
  '@cardwright/bots': ['@cardwright/core', '@cardwright/dsl'],
  '@cardwright/testkit': ['@cardwright/core', '@cardwright/dsl'],
  cardwright: workspaces.map(({ manifest }) => manifest.name).filter((name) => name !== 'cardwright'),
};

const names = new Set(workspaces.map(({ manifest }) => manifest.name));
const byName = new Map(workspaces.map((workspace) => [workspace.manifest.name, workspace]));

function sourceOf(specifier: string): string | undefined {
  const { packageName, entry } = splitSpecifier(specifier);
  const workspace = byName.get(packageName);
  const target = workspace?.manifest.exports?.[entry];
  if (!workspace || typeof target !== 'object') return undefined;
  return join(workspace.folder, target['@cardwright/source'] ?? '');
}

/**
 * A path of imports by which loading one file loads an outside module, through all packages; undefined if there is none.
 * What a function imports when it is called is not loaded.
 */
function pathTo(module: string, entry: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (seen.has(file) || !existsSync(join(root, file))) return undefined;
    seen.add(file);
    for (const { specifier, typeOnly, late } of importsOf(file)) {
      if (typeOnly || late) continue;
      if (splitSpecifier(specifier).packageName === module) return [...path, file, specifier];
      const next = specifier.startsWith('.') ? resolveRelative(file, specifier) : sourceOf(specifier);
      const found = next && walk(next, [...path, file]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(entry, []);
}

/** Circles of value imports between a package's own files, each told once. */
function circles({ sources }: Workspace): string[] {
  const next = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .filter(({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('.'))
        .map(({ specifier }) => resolveRelative(file, specifier)),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  return found;
}

/** What goes into a bundle is no dependency of the published package. */
const bundled: Readonly<Record<string, readonly string[]>> = {
  '@cardwright/dsl': ['chevrotain'],
  '@cardwright/lorcana': ['zod'],
};

describe.each(workspaces.map((workspace) => [workspace.manifest.name, workspace] as const))(
  '%s',
  (name, workspace) => {
    const { folder, manifest, sources } = workspace;
    const allowed = mayImport[name];

    test('has a line in the table of arrows', () => {
      expect(allowed).toBeDefined();
    });

    test('depends on the packages that it may, and no others', () => {
      const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      expect(dependencies.filter((other) => names.has(other) && !allowed?.includes(other))).toEqual([]);
    });

    test('imports only what its package.json declares', () => {
      const declared = new Set([
        ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
        ...(bundled[name] ?? []),
      ]);
      const wrong = sources.flatMap(importsOf).filter(({ specifier }) => {
        if (specifier.startsWith('.')) return false;
        const bare = specifier.replace(/^node:/, '');
        if (builtinModules.includes(bare)) return ['core', 'dsl'].includes(folder.replace('packages/', ''));
        return !declared.has(splitSpecifier(specifier).packageName);
      });
      expect(wrong.map(({ from, line, specifier }) => `${from}:${line} imports ${specifier}`)).toEqual([]);
    });

    test('stays inside its own src/ with relative imports, which name existing files', () => {
      const wrong = sources
        .flatMap(importsOf)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .filter(({ from, specifier }) => {
          const target = resolveRelative(from, specifier);
          return !target.startsWith(`${folder}/src/`) || !existsSync(join(root, target));
        });
      expect(wrong.map(({ from, line, specifier }) => `${from}:${line} imports ${specifier}`)).toEqual([]);
    });

    test('has a source file for each entry point, and names what the build makes of it', () => {
      for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
        if (typeof target === 'string') {
          expect(existsSync(join(root, folder, target)), `${name} ${entry}: ${target}`).toBe(true);
          continue;
        }
        const source = target['@cardwright/source'] ?? '';
        expect(existsSync(join(root, folder, source)), `${name} ${entry}: ${source}`).toBe(true);
        expect(Object.keys(target)).toEqual(['@cardwright/source', 'types', 'default']);
        expect(target.types).toBe(target.default?.replace(/\.js$/, '.d.ts'));
      }
      for (const target of Object.values(manifest.bin ?? {})) {
        expect(existsSync(join(root, folder, target)), target).toBe(true);
      }
    });

    test('has no circle of imports between its files', () => {
      expect(circles(workspace)).toEqual([]);
    });
  },
);

test.each([
  '@cardwright/core',
  '@cardwright/lorcana',
  '@cardwright/kingdom-hearts',
  '@cardwright/cards-set1',
  '@cardwright/cards-set2',
  '@cardwright/cards-kh',
])('loading %s does not load the parser', (name) => {
  const entry = sourceOf(name);
  expect(entry && pathTo('chevrotain', entry)).toBeUndefined();
});

/** The files that loading one loads, through value imports inside its package. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier, typeOnly } of importsOf(file))
    if (!typeOnly && specifier.startsWith('.')) loadedBy(resolveRelative(file, specifier), seen);
  return seen;
}

test('loading @cardwright/core/data does not load the engine', () => {
  const rooms = [...loadedBy('packages/core/src/data.ts')].map((file) => file.split('/')[3]);
  expect(rooms).toContain('ability');
  expect(
    rooms.filter((room) => ['engine', 'run', 'queries', 'events', 'bind', 'table'].includes(room!)),
  ).toEqual([]);
});
