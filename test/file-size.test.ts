import { expect, test } from 'vitest';
import { filesIn, read } from './support/sources.ts';

const limit = 400;

test(`no source file is longer than ${limit} lines`, () => {
  const tooLong = ['packages', 'tools', 'test', 'scripts']
    .flatMap(filesIn)
    .filter((file) => /\.(ts|mjs|js)$/.test(file) && !file.includes('.generated.'))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit);
  expect(tooLong.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([]);
});
