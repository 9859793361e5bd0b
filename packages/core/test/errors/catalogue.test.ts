import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CardwrightError, type ErrorCatalogue } from '@cardwright/core';
import { expect, test } from 'vitest';
import { CORE_ERRORS } from '../../src/errors/catalogue.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

const thrown = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/new CardwrightError\(\s*'([^']+)'/g),
    ])
    .map(([, code]) => code!),
);

test('the kernel throws every code of its catalogue, and no other', () => {
  expect([...thrown].sort()).toEqual(Object.keys(CORE_ERRORS).sort());
});

test('each code says in sentences what it means, what causes it and what to do', () => {
  const texts = Object.values(CORE_ERRORS).flatMap(({ means, cause, fix }) => [means, cause, fix]);
  expect(texts.filter((text) => !/^(?:\p{Lu}|`).+\.$/u.test(text))).toEqual([]);
});

test('a code that is in no catalogue does not compile', () => {
  // @ts-expect-error `answer-ilegal` is misspelt
  const misspelt = new CardwrightError('answer-ilegal', 'This answer is not legal.');
  expect(misspelt.code).toBe('answer-ilegal');
});

test('a plugin has codes in a catalogue of its own', () => {
  const errors = {
    'duel:no-such-seat': { means: 'No such seat.', cause: 'A wrong number.', fix: 'Take another.' },
  } as const satisfies ErrorCatalogue;
  const refuse = (code: keyof typeof errors) => new CardwrightError(code, errors[code].means);
  expect(refuse('duel:no-such-seat')).toMatchObject({ code: 'duel:no-such-seat', message: 'No such seat.' });
  // @ts-expect-error the catalogue has no such code
  expect(() => refuse('duel:no-such-set')).toThrow(TypeError);
});
