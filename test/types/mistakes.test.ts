import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeErrors } from '../support/snippets.ts';
import { read, root } from '../support/sources.ts';

const file = 'test/types/mistakes.ts';
const lines = read(file).split('\n');
const MARK = ' // ✗';
const marked = lines.flatMap((line, index) => (line.endsWith(MARK) ? [index + 1] : []));

test('each of thirty mistakes does not compile, and what is told of it can be read', async () => {
  const told = typeErrors([join(root, file)]);
  expect(marked).toHaveLength(30);
  expect(told.map(({ line }) => line).sort((a, b) => a - b)).toEqual(marked);
  // Nobody reads a page of types.
  expect(told.filter(({ message }) => message.split('\n').length > 3 || message.length > 400)).toEqual([]);
  const shown = told.map(
    ({ line, message }) => `${lines[line - 1]!.replace(MARK, '').trim()}\n\n  ${message}\n`,
  );
  await expect(shown.join('\n')).toMatchFileSnapshot('mistakes.txt');
}, 60_000);
