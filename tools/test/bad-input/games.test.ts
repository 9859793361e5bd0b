import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, scratch } from '../support/run-cli.ts';
import { refused } from './refused.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are damaged in every way
type Json = any;

describe('a deck', () => {
  const deck = (content: string | Uint8Array) =>
    refused(['simulate', '--games', '1', '--warm-up', '0', '--deck1', 'deck.txt', '--save', 'games'], {
      'deck.txt': content,
    });

  test.each([
    ['without cards', '', ['deck/too-few-cards']],
    ['of comments', '# mine\n// yours\n', ['deck/too-few-cards']],
    ['with so many copies that they fill the memory', '999999999 Stitch - New Dog', ['deck/line']],
    ['with more copies than there are numbers', '99999999999999999999 Stitch - New Dog', ['deck/line']],
    ['with a negative count', '-4 Stitch - New Dog', ['deck/line']],
    ['with no copies', '0 Stitch - New Dog', ['deck/line']],
    ['with half a card', '1.5 Stitch - New Dog', ['deck/line']],
    ['without a name', '4', ['deck/line']],
    ['without a count', 'Stitch - New Dog', ['deck/line']],
    [
      'with names that every object has',
      '4 __proto__\n4 constructor',
      ['deck/unknown-card', 'deck/unknown-card'],
    ],
    ['with a name of a megabyte', `4 ${'x'.repeat(2 ** 20)}`, ['deck/unknown-card']],
    ['of twenty thousand lines', '4 Nobody - Nowhere\n'.repeat(20_000), ['deck/too-long']],
    ['that is something else', '{ "deck": [] }', ['deck/line']],
    ['with too many copies', '5 Stitch - New Dog', ['deck/too-few-cards', 'deck/too-many-copies']],
  ])('%s is refused', async (_, content, codes) => {
    const found = await deck(content);
    expect(found.codes.slice(0, codes.length)).toEqual(codes);
    expect(found.text).not.toMatch(/.{600}/);
  });

  test('with a name that is nearly one is told which', async () => {
    const { text } = await deck('4 Stich - New Dgo\n4 Stitch - Nwe Dog');
    expect(text.match(/did you mean: Stitch - New Dog/g)).toHaveLength(2);
  });

  test('with a character that moves the cursor is refused, and the character not shown', async () => {
    const { codes, text } = await deck('4 \x1b[31mStitch - New Dog');
    expect(codes[0]).toBe('deck/character');
    expect(text).toContain('--> deck.txt:1:3');
    expect(text).not.toContain('\x1b');
  });
});

describe('a replay', () => {
  let recorded: string | undefined;
  const recording = async (): Promise<string> => {
    if (recorded !== undefined) return recorded;
    const { folder } = scratch();
    await runCli(['simulate', '--games', '1', '--warm-up', '0', '--seed', '9', '--save', '.'], {
      cwd: folder,
    });
    recorded = readFileSync(join(folder, '9.json'), 'utf8');
    return recorded;
  };

  const ways: readonly (readonly [string, RegExp, (replay: Json) => void])[] = [
    ['with a seed that is a text', /corrupt/, (r) => (r.setup.seed = 'x')],
    ['with half a seed', /corrupt/, (r) => (r.setup.seed = 1.5)],
    ['with a seed that is too large', /corrupt/, (r) => (r.setup.seed = 2 ** 40)],
    ['of another seed', /diverged/, (r) => (r.setup.seed += 1)],
    ['with decks that are no list', /corrupt/, (r) => (r.setup.decks = {})],
    ['without decks', /deck-invalid/, (r) => (r.setup.decks = [])],
    ['of a hundred decks', /deck-invalid/, (r) => (r.setup.decks = new Array(100).fill(r.setup.decks[0]))],
    ['of a short deck', /diverged/, (r) => (r.setup.decks[0].length = 3)],
    ['with a card that is none', /unknown-card/, (r) => (r.setup.decks[0][0] = 'set1-9999')],
    ['with a card that every object has', /unknown-card/, (r) => (r.setup.decks[0][0] = '__proto__')],
    ['of another board', /diverged/, (r) => (r.setup = { board: { players: [{ lore: 19 }, {}] } })],
    [
      'of a board that is none',
      /board-invalid/,
      (r) => (r.setup = { board: { players: [{ play: 'x' }, 5] } }),
    ],
    [
      'with a plugin that is missing',
      /foreign/,
      (r) => r.plugins.push({ name: 'chess', version: '1.0.0', hash: '' }),
    ],
    ['with a plugin twice', /corrupt/, (r) => r.plugins.push(r.plugins[0])],
    ['of another version', /foreign/, (r) => (r.plugins[0].version = '9.9.9')],
    ['of other cards', /foreign/, (r) => (r.plugins[1].hash = '0')],
    ['of another format', /foreign/, (r) => (r.format = 2)],
    ['of another program', /corrupt/, (r) => (r.replay = 'chess')],
    ['with a step that is nothing', /corrupt/, (r) => (r.steps[5] = null)],
    ['with an empty step', /corrupt/, (r) => (r.steps[5] = {})],
    [
      'with an action of no game',
      /diverged/,
      (r) => (r.steps[5] = { answer: { action: 'constructor', card: 0, option: 0 } }),
    ],
    [
      'with a card that is nowhere',
      /diverged/,
      (r) => (r.steps[5] = { answer: { action: 'quest', card: 1e9, option: -1 } }),
    ],
    ['with an answer of another kind', /diverged/, (r) => (r.steps[1] = { answer: true })],
    ['with cards that nobody may choose', /diverged/, (r) => (r.steps[1] = { answer: [999_999, -1] })],
    ['with a player who is not there', /diverged/, (r) => (r.steps[5] = { concede: 7 })],
    ['with steps in another order', /diverged/, (r) => r.steps.splice(10, 0, r.steps.splice(30, 1)[0])],
    ['with a step behind the end', /diverged/, (r) => r.steps.push({ answer: [1] })],
    ['without its end', /corrupt/, (r) => (r.steps.length = 10)],
    ['with a wrong hash', /diverged/, (r) => (r.hashes[3].hash = '0000')],
    ['with a wrong hash at its end', /diverged/, (r) => (r.hashes.at(-1).hash = '0000')],
    ['with half a place', /corrupt/, (r) => (r.hashes[0].after = 0.5)],
    ['with no hashes', /corrupt/, (r) => (r.hashes = [])],
    ['without hashes', /corrupt/, (r) => delete r.hashes],
  ];
  test.each(ways)('%s is refused before anything of it is told', async (_, code, damage) => {
    const replay = JSON.parse(await recording());
    damage(replay);
    const { codes, text: told } = await refused(['replay', 'game.json'], {
      'game.json': JSON.stringify(replay),
    });
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(code);
    expect(told).toMatch(/--> game\.json:1:\d+/);
    expect(told).not.toContain('takes the first turn');
  });

  test('in which a key stands twice is refused where it does', async () => {
    const replay = (await recording()).replace('"hashes"', '"setup":{},"hashes"');
    const { codes, text } = await refused(['replay', 'game.json'], { 'game.json': replay });
    expect(codes).toEqual(['replay-corrupt']);
    expect(text).toContain('the key “setup” stands twice');
    const board = '{ "players": [],\n  "players": [] }';
    const played = await refused(['play', '--from', 'board.json'], { 'board.json': board });
    expect(played.codes).toEqual(['save-corrupt']);
    expect(played.text).toContain('--> board.json:2:3');
  });

  test('that is no data is refused with the place', async () => {
    const text = await recording();
    const contents = [
      '',
      'null',
      '1',
      '[]',
      text.slice(0, 2000),
      `${text} x`,
      '['.repeat(100_000),
      '['.repeat(9999) + ']'.repeat(9999),
    ];
    for (const content of contents) {
      const { codes, text: told } = await refused(['replay', 'game.json', '--verify'], {
        'game.json': content,
      });
      expect(codes).toEqual(['replay-corrupt']);
      expect(told).toMatch(/--> game\.json:\d+:\d+/);
    }
  });
});

describe('a game to go on with', () => {
  const save = async (): Promise<Json> => {
    const { folder } = scratch();
    await runCli(['play', '--seed', '4'], { cwd: folder, input: 'save game.json\nquit\n' });
    return JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'));
  };
  const from = (data: unknown) =>
    refused(['play', '--from', 'game.json'], { 'game.json': JSON.stringify(data) });

  test('is refused where a part of it is something else, or was changed', async () => {
    const saved = await save();
    const values = [null, 'x', {}, [], [[[]]], -1, [{}], 1e9];
    for (const key of Object.keys(saved.game))
      for (const value of values) {
        if (JSON.stringify(saved.game[key]) === JSON.stringify(value)) continue;
        const { codes } = await from({ ...saved, game: { ...saved.game, [key]: value } });
        expect({ key, value, codes }).toMatchObject({
          codes: [expect.stringMatching(/^save-(corrupt|foreign)$/)],
        });
      }
    const numbers = saved.game.numbers.with(saved.game.numbers.length - 1, 1);
    for (const changed of [
      { seat: 1 },
      { seat: 9 },
      { seat: 'x' },
      { game: null },
      { hash: '' },
      { game: { ...saved.game, numbers } },
    ])
      expect((await from({ ...saved, ...changed })).codes).toEqual(['save-corrupt']);
  });

  const stitch = (facts: object) => ({ players: [{ play: [{ card: 'Stitch - New Dog', ...facts }] }, {}] });
  test.each([
    ['a player who is none', { players: [5, {}] }],
    ['a card that is a number', { players: [{ hand: [5] }, {}] }],
    ['a card that every object has', { players: [{ hand: ['__proto__'] }, {}] }],
    ['negative damage', stitch({ damage: -1 })],
    ['damage that no number holds', stitch({ damage: 1e12 })],
    ['a column that is none', stitch({ wounds: 1 })],
    ['a text for a number', { players: [{ lore: 'x' }, {}] }],
    ['negative lore', { players: [{ lore: -5 }, {}] }],
    ['lore that no number holds', { players: [{ lore: 1e10 }, {}] }],
    ['cards that fill the memory', { players: [{ deck: 1e9 }, {}] }],
    ['a negative number of cards', { players: [{ deck: -1 }, {}] }],
    ['half a card', { players: [{ deck: 1.5 }, {}] }],
    ['a zone that is none', { players: [{ constructor: [] }, {}] }],
    ['a player on turn who is not there', { players: [{}, {}], active: 9 }],
    ['a negative turn', { players: [{}, {}], turn: -1 }],
    ['a field that is none', { players: [{}, {}], phase: 'main' }],
    ['five players', { players: [{}, {}, {}, {}, {}] }],
  ])('is refused as a board with %s', async (_, board) => {
    const { codes, text } = await from(board);
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(/^(board-invalid|unknown-card)$/);
    expect(text).toMatch(/--> game\.json:1:\d+/);
    expect(text).toContain('= help: ');
  });

  test('answers that are none are asked again; what cannot be saved is told; the game goes on', async () => {
    const { folder, contents } = scratch({ folder: '' });
    const input = [
      '\0\x1b[A',
      '99',
      '-1',
      '1e9',
      '__proto__',
      '9 '.repeat(10_000),
      '',
      'save .',
      'save no/where',
      'save \0',
      'dump .',
      'undo',
      'undo',
      'quit',
    ];
    const { status, out, err } = await runCli(['play', '--seed', '4'], {
      cwd: folder,
      input: input.join('\n'),
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.match(/cannot be written/g)).toHaveLength(4);
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('You leave the table.');
    expect(contents()).toEqual({ folder: '' });
  });
});

describe('a command line', () => {
  test.each<readonly [readonly string[], string]>([
    ...['0', '-1', '1e9', 'abc', '', '1.5', '99999999999999999999', '0x10', ' 5'].map(
      (games): [string[], string] => [['simulate', `--games=${games}`], 'usage/invalid-argument'],
    ),
    [['simulate', '--seed', '-1'], 'usage/invalid-argument'],
    [['simulate', '--seed', '8589934592'], 'usage/invalid-argument'],
    [['simulate', '--bot', 'greddy'], 'usage/invalid-argument'],
    [['simulate', '--games'], 'usage/option-missing-argument'],
    [['simulate', 'extra'], 'usage/excess-arguments'],
    [['simulat'], 'usage/unknown-command'],
    [['help', 'simulat'], 'usage/unknown-command'],
    [['help', 'constructor'], 'usage/unknown-command'],
    [['__proto__'], 'usage/unknown-command'],
    [[''], 'usage/unknown-command'],
    [['\x1b[31mfoo'], 'usage/unknown-command'],
    [['x'.repeat(100_000)], 'usage/unknown-command'],
    [['--bogus'], 'usage/unknown-option'],
    [['-x'], 'usage/unknown-option'],
    [['check', 'a.yaml', 'b.yaml'], 'usage/excess-arguments'],
    [['simulate', '--games', '1', '--warm-up', '0', '--save', 'file'], 'file/unwritable'],
    [['simulate', '--games', '1', '--warm-up', '0', '--save', 'file/x'], 'file/unwritable'],
    ...[
      'a\0',
      '',
      '/proc/none',
      '/proc/none/deeper',
      '/dev/null',
      '/dev/null/x',
      '/sys/none',
      'new/\0',
    ].flatMap((path): [string[], string][] => [
      [['simulate', '--games', '1', '--warm-up', '0', '--save', path], 'file/unwritable'],
      [['new', 'set', 'Nine', '--out', path === '/dev/null' ? '/dev/null/y' : path], 'file/unwritable'],
    ]),
  ])('%j is refused', async (argv, code) => {
    const { codes, text } = await refused(argv, { file: 'x' });
    expect(codes).toEqual([code]);
    expect(text).toContain('= help: ');
    expect(text.length).toBeLessThan(1000);
  });
});
