import { expect, test } from 'vitest';
import { catalogues, errorsPage } from '../scripts/errors-page.ts';
import { read, workspaces } from './support/sources.ts';

test('the page lists the codes as they are today (npm run generate)', () => {
  expect(read('docs/errors.md')).toBe(errorsPage());
});

/** The codes that a source gives: between quotation marks, or the name of a generated function. */
function givenIn(sources: readonly string[]): (code: string) => boolean {
  const text = sources.map(read).join('\n');
  // Commander's own codes are made of its words; a diagnostic's stands in the function that makes it.
  return (code) =>
    text.includes(`'${code}'`) ||
    (code.startsWith('usage/') && text.includes("replace('commander.', 'usage/')"));
}

// What bots do wrong is told where they are asked.
const ELSEWHERE = ['packages/core/src/plugin/deck-limits.ts', 'packages/bots/src/answer-for.ts'];

test.each(catalogues)('a source gives each code of $title', ({ file, codes }) => {
  const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))!;
  // What the library finds in a deck has the codes that a game explains.
  const given = givenIn([...own.sources.filter((source) => !source.startsWith(file)), ...ELSEWHERE]);
  expect(Object.keys(codes).filter((code) => !given(code))).toEqual([]);
});

test('no code has two meanings in one package', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { title, codes } of catalogues)
    for (const code of Object.keys(codes)) {
      const at = `${title.split('`')[1]} ${code}`;
      if (seen.has(at)) twice.push(at);
      seen.set(at, title);
    }
  // A finding about a card and a scenario of a test are told by different classes.
  expect(twice).toEqual(['@cardwright/testkit refused']);
});
