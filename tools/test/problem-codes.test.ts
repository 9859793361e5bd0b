import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOL_PROBLEMS } from '../src/problems/catalogue/index.ts';
import { fail, ProblemError } from '../src/problems/problem.ts';

/** What Commander ends with that is no fault of the command line, and what only commands in files of their own give. */
const NO_FAULTS = ['help', 'helpDisplayed', 'version', 'executeSubCommandAsync'];

test('every fault that the parser of command lines finds is in the catalogue', () => {
  const lib = join(dirname(createRequire(import.meta.url).resolve('commander')), 'lib');
  const codes = readdirSync(lib).flatMap((file) =>
    [...readFileSync(join(lib, file), 'utf8').matchAll(/'commander\.(\w+)'/g)].map(([, code]) => code!),
  );
  const faults = codes
    .filter((code) => !NO_FAULTS.includes(code))
    .map((code) => `usage/${code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  expect(faults.length).toBeGreaterThan(5);
  expect(faults.filter((code) => !(code in TOOL_PROBLEMS))).toEqual([]);
});

test('a command ends with a code of the catalogue; another does not compile', () => {
  expect(() => fail('file/exists', 'it is there')).toThrow(ProblemError);
  // @ts-expect-error `file/exist` is misspelt
  expect(() => fail('file/exist', 'it is there')).toThrow(ProblemError);
});

test('every code that is thrown with a colon is in the catalogue', () => {
  const sources = new URL('../src/', import.meta.url);
  const thrown = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, sources), 'utf8').matchAll(
        /(?:CardwrightError\(|refusal\(|code:)\s*'([a-z-]+:[a-z-]+)'/g,
      ),
    ])
    .map(([, code]) => code!);
  expect(thrown).toContain('bot:gone');
  expect(thrown.filter((code) => !(code in TOOL_PROBLEMS))).toEqual([]);
});
