import { findDoubledKeys } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';

describe('keys that stand twice', () => {
  test.each([
    ['{"a":1,"a":2}', [[[], 'a', 7]]],
    ['[{"a":1},{"a":1,"b":[{"a":1}],"a":{}}]', [[[1], 'a', 30]]],
    ['{"x":{"y":[0,{"k":"k","\\u006b":","}]}}', [[['x', 'y', 1], 'k', 22]]],
    [
      '{"a":1,"b":2,"a":3,"b":4,"a":5}',
      [
        [[], 'a', 13],
        [[], 'b', 19],
        [[], 'a', 25],
      ],
    ],
    ['{"__proto__":1,"__proto__":2}', [[[], '__proto__', 15]]],
  ])('are found with their place: %s', (text, found) =>
    expect(findDoubledKeys(text).map(({ path, key, offset }) => [path, key, offset])).toEqual(found),
  );

  test.each([
    '{}',
    '"a"',
    '[]',
    '{"a":{"a":{"a":1}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"b","b":"a","c":["a","a"]}',
    '{"a":"{\\"b\\":1,\\"b\\":2}","b":"\\\\"}',
  ])('are none where it only looks so: %s', (text) => expect(findDoubledKeys(text)).toEqual([]));

  test('are looked for in a long text at once', () =>
    expect(findDoubledKeys(JSON.stringify({ a: '\\"'.repeat(2_000_000), b: '['.repeat(2_000_000) }))).toEqual(
      [],
    ));
});
