import { expect, test } from 'vitest';
import { jsonFault } from '../src/files/json-fault.ts';

const faultOf = (text: string) => {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(error as Error, text);
  }
  throw new Error('this is JSON');
};

const long = `[${'{"a": 1}, '.repeat(500)}`;

test.each([
  ['{"a": NaN}', "not JSON: unexpected token 'N'", 6],
  [`${long}undefined, {}]`, "not JSON: unexpected token 'u'", long.length],
  [`${long}{"b": 'x'}]`, "not JSON: unexpected token '''", long.length + 6],
  ['# a comment\n[]', "not JSON: unexpected token '#'", 0],
  ['[1, 2,]', "not JSON: unexpected token ']'", 6],
  ['{"a": 1 "b": 2}', "not JSON: expected ',' or '}' after property value", 8],
  ['[1, 2', 'not JSON: expected', 5],
  ['{"a": ', 'not JSON: it ends too early', 4],
  ['{"a": "x', 'not JSON: unterminated string', 7],
  ['[] x', 'not JSON: something follows behind its end', 3],
])('tells what is wrong with %s where it is', (text, message, offset) => {
  const fault = faultOf(text);
  expect(fault.message).toContain(message);
  expect(fault.offset).toBe(Math.min(offset, text.length - 1));
});
