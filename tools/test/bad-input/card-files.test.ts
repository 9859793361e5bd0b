import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, scratch, statusTold } from '../support/run-cli.ts';
import { refused } from './refused.ts';

const readers = ['check', 'format', 'coverage'] as const;

const card = (facts: Readonly<Record<string, unknown>> = {}) => ({
  number: 1,
  name: 'Mira',
  version: 'First of All',
  type: 'character',
  inks: ['amber'],
  cost: 3,
  inkable: true,
  classifications: ['Hero'],
  strength: 2,
  willpower: 3,
  lore: 1,
  ...facts,
});
const file = (cards: readonly unknown[]) => JSON.stringify({ set: '9', name: 'Nine', cards }, null, 1);

const bomb = [
  'a: &a [x,x,x,x,x,x,x,x,x]',
  ...'bcdefghij'.split('').map((key, i) => `${key}: &${key} [${new Array(9).fill(`*${'abcdefghi'[i]}`)}]`),
  'set: "9"',
  'name: Nine',
  'cards: *j',
].join('\n');

describe.each(readers)('%s', (command) => {
  const reads = (content: string | Uint8Array) => refused([command, 'cards.yaml'], { 'cards.yaml': content });

  test.each([
    ['brackets without an end', '['.repeat(20_000)],
    ['lists in lists', `${'- '.repeat(5000)}x`],
    ['mappings in mappings', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['aliases that fill the memory', bomb],
    ['an alias of nothing', 'set: *nothing\n'],
    ['two documents', '---\nset: "1"\n---\nset: "2"\n'],
    ['a type of another program', 'set: !!js/function "x"\nname: Nine\ncards: []\n'],
    ['an end too early', file([card()]).slice(0, 80)],
    ['something behind the end', `${file([card()])} garbage`],
    ['tabs for blanks', 'set: "9"\ncards:\n\t- number: 1\n'],
  ])('refuses YAML or JSON with %s, at its place', async (_, content) => {
    const { codes, text } = await reads(content);
    expect(codes.some((code) => code === 'set/yaml' || code === 'card-file/syntax')).toBe(true);
    expect(codes.every((code) => /^(set|card-file)\//.test(code))).toBe(true);
    expect(text).toMatch(/--> cards\.yaml:\d+:\d+/);
    expect(text).toContain('= help: ');
    expect(text).not.toMatch(/call stack|YAML\.parse/);
  });

  test.each([
    ['nothing', ''],
    ['a number', '5'],
    ['a text', 'hello'],
    ['a list of numbers', '[1, 2, 3]'],
    ['null', 'null'],
    ['a list that is itself in it', 'set: "9"\nname: Nine\ncards: &a\n - *a\n'],
    ['brackets in brackets', '['.repeat(5000) + ']'.repeat(5000)],
    ['an entry that is no card', file([null, 'x', [], 7])],
  ])('refuses a file with %s', async (_, content) => {
    const { text } = await reads(content);
    expect(text).toMatch(/--> cards\.yaml:\d+:\d+/);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${file([card()])}`, 'utf16le'), 'UTF-16'],
    ['another encoding', Buffer.from(file([card({ name: 'Mir\xe9' })]), 'latin1'), '--> cards.yaml:7:'],
    ['zeros', Buffer.alloc(1000), 'not a text'],
    [
      'bytes by chance',
      Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919 + i * i * 31) & 255)),
      '',
    ],
  ])('refuses a file in %s', async (_, content, said) => {
    const { codes, text } = await reads(content);
    expect(codes).toEqual(['file/encoding']);
    expect(text).toContain(said);
  });

  test('reads a file with a byte order mark and other line ends', async () => {
    const { folder } = scratch({ 'cards.yaml': `\ufeff${file([card()]).replaceAll('\n', '\r\n')}` });
    expect((await runCli([command, 'cards.yaml'], { cwd: folder })).status).toBe(0);
  });

  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    number: [-1, 1.5, 1e308, 'x', null, [], {}, true],
    name: ['', ' ', null, 5, [], 'x'.repeat(100_000), 'a\0b', 'a\u202eb'],
    version: ['', 3, {}],
    type: ['charakter', null, 7, ['character'], '__proto__', 'constructor'],
    inks: [['amber', 'ruby', 'steel'], ['pink'], 'amber', null, [null]],
    cost: [-1, 1.5, 1e99, '3', null],
    inkable: ['yes', 1, null],
    classifications: ['Hero', [1], [''], null],
    strength: [1.5, '2', 1e30],
    willpower: [-1, 1e30],
    lore: [-1, 1e30],
    text: [5, ['a'], {}, true],
  };
  test.each(Object.entries(wrong))(
    'refuses a wrong %s, whatever it is, at its line',
    async (fact, values) => {
      const lines = file([card({ text: '' })]).split('\n');
      const line = lines.findIndex((one) => one.includes(`"${fact}"`) && !one.includes('Nine')) + 1;
      for (const value of values) {
        const { codes, text } = await reads(file([card({ text: '', [fact]: value })]));
        expect({ value, codes: codes.filter((code) => !/^(set|card-file)\//.test(code)) }).toEqual({
          value,
          codes: [],
        });
        const at = Number(/--> cards\.yaml:(\d+):/.exec(text)?.[1]);
        expect({ value, near: at >= line && at <= line + 4 }).toEqual({ value, near: true });
        expect(text).not.toMatch(/expected \w+, received|NOT have/);
      }
    },
  );

  test('refuses keys that every object has, without harm', async () => {
    const content = 'set: "9"\nname: Nine\ncards:\n - __proto__: { polluted: 1 }\n   constructor: 2\n';
    await reads(content);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('asks of a card without a type no fact of one type', async () => {
    const {
      type: _,
      strength: __,
      moveCost: ___,
      ...rest
    } = card({ moveCost: 1 }) as Record<string, unknown>;
    const { codes, text } = await reads(file([rest]));
    expect({ codes, text }).toEqual({
      codes: [expect.stringMatching(/^(set|card-file)\//)],
      text: expect.stringMatching(/type”? ?:? ?is missing/),
    });
  });

  test('tells of a number that two cards have, and refuses it in a set’s own file', async () => {
    const { folder } = scratch({ 'cards.yaml': file([card(), card({ name: 'Toby' })]) });
    const { status, out, err } = await runCli([command, 'cards.yaml'], { cwd: folder });
    // Public data with one card too many are counted without it.
    expect(status).toBe(command === 'coverage' ? 0 : 1);
    expect(out + err).toMatch(/(error|warning)\[\S*duplicate\S*\]/);
    expect(out + err).toMatch(/--> cards\.yaml:2\d:/);
  });

  test('tells a hundred of very many faults, and counts the others', async () => {
    const cards = Array.from({ length: 300 }, (_, i) => card({ number: i + 1, name: `M${i}`, cost: 'x' }));
    const { codes, text } = await reads(file(cards));
    expect(codes).toHaveLength(100);
    expect(text).toContain('… and 200 more');
  });
});

describe('a path', () => {
  test.each([
    ['of a folder', 'folder', 'it is a folder'],
    ['of nothing', 'nothing.yaml', 'there is no such file'],
    ['without a name', '', 'its name is empty'],
    ['with NUL', 'a\0b', 'no file can have such a name'],
    ['without an end', 'x'.repeat(5000), 'its name is too long'],
    ['through a file', 'file/x.yaml', 'is a file, not a folder'],
    ['of a device', '/dev/zero', 'it is a device'],
  ])('%s is refused by every command that reads', async (_, path, said) => {
    const { folder } = scratch({ file: 'x' });
    mkdirSync(join(folder, 'folder'));
    const commands = [
      ...readers.map((command) => [command]),
      ['replay'],
      ['play', '--from'],
      ['play', '--deck1'],
    ];
    for (const command of commands) {
      const { status, out, err } = await runCli([...command, path], { cwd: folder });
      expect({ status, out }).toEqual({ status: statusTold({ out, err }), out: '' });
      expect(err).toContain('error[file/unreadable]');
      expect(err).toContain(said);
    }
  });
});
