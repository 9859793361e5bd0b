import { describe, expect, test } from 'vitest';
import { deadLinks, mapLinks } from '../scripts/links.mjs';

const pages: Readonly<Record<string, string>> = {
  'README.md': '# A\n[guide](docs/guide.md#b-c) `[x](no.md)` [web](https://example.org) [folder](docs)\n',
  'docs/guide.md': '# B: c\n[back](../README.md) [here](#b-c)\n```md\n[no](no.md)\n```\n',
};
const dead = (more: Readonly<Record<string, string>>) => {
  const all: Readonly<Record<string, string>> = { ...pages, ...more };
  return deadLinks(Object.keys(all), (file) => all[file]!);
};

describe('links of packed pages', () => {
  test('lead to files, folders and headings that are packed', () => {
    expect(dead({})).toEqual([]);
  });

  test.each<[what: string, page: string, link: string]>([
    ['a file that is not packed', '[a](src/index.ts)', '[a](src/index.ts)'],
    ['what lies outside of the package', '[a](../../docs/errors.md)', '[a](../../docs/errors.md)'],
    ['a heading that there is not', 'see [`a`](docs/guide.md#d)', '[`a`](docs/guide.md#d)'],
    ['a place in its own page that there is not', '[a](#d)', '[a](#d)'],
  ])('that lead to %s are told', (_, page, link) => {
    expect(dead({ 'OTHER.md': page })).toEqual([`OTHER.md: ${link}`]);
  });

  test('can be taken out of a page, and its code stays', () => {
    const text = '[a `b`](c.md), [d](https://e.org) and `[f](g.md)`\n```\n[h](i.md)\n```\n[j](k.md)';
    expect(mapLinks(text, ({ text: words }) => words)).toBe(
      'a `b`, [d](https://e.org) and `[f](g.md)`\n```\n[h](i.md)\n```\nj',
    );
  });
});
