import { describe, expect, test } from 'vitest';
import { entries, exportsOf, typesSaidBy } from '../support/entries.ts';
import { pages, unreadExports } from '../support/readers.ts';
import { takenBy } from '../support/taken.ts';
import { vocabularies } from './vocabulary.ts';

describe('an entry exports what somebody reads', () => {
  const exported = entries();
  const unread = unreadExports(exported);
  const allowed = new Set(
    vocabularies.flatMap(({ names }) =>
      Object.entries(names).flatMap(([specifier, list]) => list.map((name) => `${specifier}: ${name}`)),
    ),
  );

  test('outside its package, in a page, or as a type that such a name speaks of', () => {
    expect(unread.filter((name) => !allowed.has(name))).toEqual([]);
  });

  test('or as one of a set, with a reason which is still needed', () => {
    expect([...allowed].filter((name) => !unread.includes(name))).toEqual([]);
  });

  test('and pages that promise names are read', () => {
    expect(pages.length).toBeGreaterThan(10);
  });
});

describe('readers of entries are found', () => {
  test.each([
    ["import { a, type B as C } from '@cardwright/core';", ['a', 'B']],
    ["import {\n  a,\n  // why\n  b,\n} from '@cardwright/core';", ['a', 'b']],
    ["export { a } from '@cardwright/core';", ['a']],
    ["const { a, b: c } = await import('@cardwright/core');", ['a', 'b']],
    ["type A = import('@cardwright/core').A;\n(await import('@cardwright/core')).b;", ['A', 'b']],
    ["import * as core from '@cardwright/core';\ncore.a(core.b);", ['a', 'b']],
    ["declare module '@cardwright/core' {\n  interface A {\n    b: 1;\n  }\n}\n", ['A']],
    ["const begun = `import { a } from '@cardwright/core';\\n`;", ['a']],
  ])('%s', (text, names) => {
    expect(takenBy(text)).toEqual(names.map((name) => ({ specifier: '@cardwright/core', name })));
  });

  test('an export leads to its declaration, and to the types that this speaks of', () => {
    const all = exportsOf('packages/core/src/index.ts');
    const fork = all.find(({ name }) => name === 'fork')!;
    expect(fork).toEqual({ name: 'fork', file: 'packages/core/src/model/fork.ts', local: 'fork' });
    expect(typesSaidBy(fork, all).map(({ name }) => name)).toContain('State');
  });

  test('a name that nobody reads is told', () => {
    const file = 'packages/core/src/index.ts';
    const found = { specifier: '@cardwright/core', folder: 'packages/core' };
    const nobody = { name: 'nobodyReadsThis', file, local: 'nobodyReadsThis' };
    expect(unreadExports([{ ...found, exported: [nobody] }])).toEqual(['@cardwright/core: nobodyReadsThis']);
  });
});
