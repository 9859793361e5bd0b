import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, resolveRelative, type Workspace, workspaces } from './support/sources.ts';

/**
 * The floors of a package from the bottom up: its folders, and the files beside them. What lies on one imports from those
 * below, types counted. A new folder gets its place here.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  '@cardwright/core': [
    'errors',
    'json',
    'contract',
    'messages',
    'ability',
    'reference',
    'model',
    'faults',
    'table',
    'queries',
    'events',
    'run',
    'bind',
    'inert',
    'plugin',
    'view',
    'save',
    'board',
    'dump',
    'engine',
    'replay',
    'data.ts',
    'bind.ts',
    'game.ts',
    'index.ts',
  ],
  '@cardwright/dsl': [
    'errors',
    'decks',
    'sets',
    'syntax',
    'lexicon',
    'phrase',
    'grammar',
    'diagnostics',
    'normalise',
    'lexer',
    'reading',
    'sense',
    'skeleton',
    'build',
    'print',
    'phrases',
    'reminders',
    'language',
    'verdict',
    'kit',
    'index.ts',
  ],
};

/** The most files that may import each other in a circle, types counted: kinds of data that contain each other. */
const MOST_IN_CIRCLE = 14;

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The imports between a package's own files, types counted, as paths in its `src`. */
function arrowsOf({ folder, sources }: Workspace): Arrow[] {
  const inside = (file: string) => file.slice(`${folder}/src/`.length);
  return sources.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => ({ from: inside(file), to: inside(resolveRelative(file, specifier)) })),
  );
}

/** The folder below `src` that a file is in, or the file itself where it is in none. */
const roomOf = (file: string): string => (dirname(file) === '.' ? file : file.split('/')[0]!);

/** Groups of names each of which leads to every other of its group (Tarjan), largest first. */
function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) {
    next.set(from, [...(next.get(from) ?? []), to]);
    if (!next.has(to)) next.set(to, []);
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): void => {
    index.set(name, index.size);
    low.set(name, index.get(name)!);
    path.push(name);
    for (const other of next.get(name)!) {
      if (!index.has(other)) visit(other);
      if (path.includes(other)) low.set(name, Math.min(low.get(name)!, low.get(other)!));
    }
    if (low.get(name) !== index.get(name)) return;
    const circle = path.splice(path.indexOf(name));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const name of next.keys()) if (!index.has(name)) visit(name);
  return found.sort((a, b) => b.length - a.length);
}

test('a circle is found', () => {
  const arrows = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'].map(([from, to]) => ({ from: from!, to: to! }));
  expect(circlesOf(arrows)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

describe.each(workspaces.map((workspace) => [workspace.manifest.name, workspace] as const))(
  '%s',
  (name, workspace) => {
    const arrows = arrowsOf(workspace);
    const order = floors[name];

    test.runIf(order !== undefined)('has each of its folders on a floor', () => {
      const rooms = new Set(workspace.sources.map((f) => roomOf(f.slice(`${workspace.folder}/src/`.length))));
      expect([...rooms].sort()).toEqual([...order!].sort());
    });

    test.runIf(order !== undefined)('imports from the floors below alone', () => {
      const up = arrows.filter(({ from, to }) => order!.indexOf(roomOf(to)) > order!.indexOf(roomOf(from)));
      expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    });

    test(`has no circle of more than ${MOST_IN_CIRCLE} files`, () => {
      const [largest = []] = circlesOf(arrows);
      expect(largest.length, largest.join(', ')).toBeLessThanOrEqual(MOST_IN_CIRCLE);
    });

    test('has no circle of folders', () => {
      const rooms = arrows
        .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
        .filter(({ from, to }) => from !== to);
      expect(circlesOf(rooms)).toEqual([]);
    });
  },
);
