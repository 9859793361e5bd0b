import { expect, test } from 'vitest';
import { kindOf, statusOf } from '../../src/machine/kind-of.ts';
import { TOOL_PROBLEMS } from '../../src/problems/catalogue/index.ts';
import type { Problem } from '../../src/problems/problem.ts';

const error = (code: string): Problem => ({ code: code as Problem['code'], severity: 'error', message: '' });

test.each([
  ['DSL1001', 'text', 1],
  ['set/value', 'content', 1],
  ['deck/too-few-cards', 'content', 1],
  ['card-unsupported', 'content', 1],
  ['module/throws', 'content', 1],
  ['usage/unknown-option', 'usage', 2],
  ['file/unreadable', 'usage', 2],
  ['new/name', 'usage', 2],
  ['file/unwritable', 'environment', 3],
  ['internal', 'internal', 3],
])('%s is of %s and ends with %i', (code, kind, status) => {
  expect(kindOf(error(code))).toBe(kind);
  expect(statusOf([error(code)])).toBe(status);
});

test('the gravest error counts, and warnings do not', () => {
  expect(statusOf([error('DSL1001'), error('usage/error')])).toBe(2);
  expect(statusOf([error('usage/error'), error('file/unwritable')])).toBe(3);
  expect(statusOf([error('DSL1001'), { ...error('usage/error'), severity: 'warning' }])).toBe(1);
});

test('what the command line itself objects to is use, whatever the command', () => {
  const usage = Object.keys(TOOL_PROBLEMS).filter((code) => code.startsWith('usage/'));
  expect(usage.length).toBeGreaterThan(8);
  expect(usage.filter((code) => kindOf(error(code)) !== 'usage')).toEqual([]);
});
