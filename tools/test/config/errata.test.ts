import { describe, expect, test, vi } from 'vitest';
import { folderWith, project } from './project.ts';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

const plugin = (texts: string): string => `import { definePlugin } from '@cardwright/core';
import { errata } from '@cardwright/lorcana/errata';

export default definePlugin({
  name: 'mended',
  version: '1.0.0',
  overrides: {
    cards: errata(${texts}),
  },
});
`;
const format = (options: string): string => `import { defineFormat } from '@cardwright/lorcana';
import { errata } from '@cardwright/lorcana/errata';

export default {
  name: 'mended',
  plugin: () =>
    defineFormat({
      name: 'Mended',
      ${options}
    }),
  decks: { size: 60, copies: 4, colors: 2 },
};
`;
const config = `export default { plugins: ['./mended.ts'] };\n`;
const good = plugin(`{ Smash: 'Each player draws a card.' }`);
const quick = ['--games', '2', '--warm-up', '0'];
const set = `set: mine
name: Mine
cards:
  - number: 1
    name: Scribe
    type: action
    inks: [sapphire]
    cost: 1
    inkable: true
    text: Draw a card.
`;

describe('new texts of cards', () => {
  test.each<[string, readonly string[], string]>([
    ['explain', ['explain', 'Evasive'], '✓ supported'],
    ['check', ['check', 'mended.ts'], '1 change, nothing to mend'],
    ['deck --card', ['deck', '--card', 'Smash'], 'Each player draws a card.'],
    ['simulate', ['simulate', ...quick], 'replays verified       2 of 2'],
    ['play', ['play', '--seed', '3'], 'You against the greedy bot'],
  ])('go with every command: %s', async (_, argv, shows) => {
    const { run } = folderWith({ 'cardwright.config.ts': config, 'mended.ts': good });
    const { status, out, err } = await run(argv);
    expect(out, err).toContain(shows);
    expect(status, err).toBe(0);
  });

  test('belong to what a replay is played with', async () => {
    const { run } = folderWith({ 'mended.ts': good });
    await run(['simulate', ...quick, '--seed', '7', '--save', 'games', '--plugin', './mended.ts']);
    const replay = ['replay', 'games/7.json', '--verify'];
    expect((await run([...replay, '--plugin', './mended.ts'])).status).toBe(0);
    expect((await run(replay)).status).toBe(1);
  });

  test.each<[string, string, readonly string[]]>([
    ['of a card that there is not', `{ Smesh: 'Draw a card.' }`, ['“Smesh”', 'mended.ts:8', 'Smash']],
    [
      'that is not understood',
      `{ Smash: 'Draw a crad.' }`,
      ['DSL1001', 'mended.ts:8:36', 'did you mean: Draw a card.'],
    ],
    ['that does nothing', `{ Smash: 'Evasive' }`, ['mended.ts:8']],
  ])('are refused at their words: %s', async (_, texts, shows) => {
    const { run } = folderWith({ 'mended.ts': plugin(texts) });
    for (const argv of [
      ['simulate', ...quick, '--plugin', './mended.ts'],
      ['check', 'mended.ts'],
    ]) {
      const { status, out, err } = await run(argv);
      expect(status).toBe(1);
      for (const one of shows) expect(out + err).toContain(one);
    }
  });

  test('tell programs the card, the place and the mended text', async () => {
    const { run } = folderWith({
      'mended.ts': format(`overrides: { cards: errata({ Smash: 'Draw a crad.' }) },`),
    });
    const { out } = await run(['check', 'mended.ts', '--json']);
    const [problem] = JSON.parse(out).diagnostics;
    expect(problem).toMatchObject({
      ...{ code: 'DSL1001', kind: 'text', card: 'Smash', file: 'mended.ts', line: 9 },
      ...{ span: { start: 7, end: 11 }, edits: [{ span: { start: 7, end: 11 }, text: 'card' }] },
    });
  });
});

describe('errata know what the configuration puts on top of the game', () => {
  const byConfig = {
    ...project,
    'cardwright.config.ts': project['cardwright.config.ts']!.replace(
      "'./src/plugin.ts'",
      "'./src/plugin.ts', './mended.ts'",
    ),
    'mended.ts': plugin(`{ 'Thief - Of the Night': 'Studious' }`),
    'src/format.ts': format(
      `least: 20, copies: 10, overrides: { cards: errata({ 'Scribe - Of the Night': 'When you play this character, you lose all lore.' }) },`,
    )
      .replace('size: 60, copies: 4, colors: 2', 'size: 20, copies: 10')
      .replace("name: 'mended'", "name: 'small'"),
  };

  test.each([
    [['check', 'cards.yaml']],
    [['check', 'src/format.ts']],
    [['check', 'mended.ts']],
    [['simulate', ...quick]],
    [['fuzz', '--games', '1']],
  ])('its keywords and phrases: %j', async (argv) => {
    const { status, out, err } = await folderWith(byConfig).run(argv);
    expect(status, out + err).toBe(0);
  });

  test('and a mod that they name themselves, too, is there once', async () => {
    const named = byConfig['mended.ts']
      .replace("'Studious' })", "'Studious' }, [night])")
      .replace('\n', "\nimport night from './src/plugin.ts';\n");
    expect(named).toContain('[night]');
    const { status, out, err } = await folderWith({ ...byConfig, 'mended.ts': named }).run([
      'check',
      'cards.yaml',
    ]);
    expect(status, out + err).toBe(0);
  });

  test('and cards are verified with the new text', async () => {
    const { run } = folderWith({
      ...byConfig,
      'mended.ts': plugin(
        `{ 'Thief - Of the Night': 'Whenever this character quests, you may draw 2 cards.' }`,
      ),
    });
    const { status, out, err } = await run(['check', 'cards.yaml', '--verify', '--json']);
    expect(status, out + err).toBe(0);
    expect(err).toContain('2 cards verified with the text of an erratum');
    const { reports } = JSON.parse(out).result.verified;
    const plain = await folderWith(project).run(['check', 'cards.yaml', '--verify', '--json']);
    expect(plain.err).not.toContain('erratum');
    expect(reports[1].met).not.toBe(JSON.parse(plain.out).result.verified.reports[1].met);
  });
});

describe('what is wrong with a new text is told where it is written', () => {
  /** The same words stand in a plugin that is read before, as a text and in a comment. */
  const before = `// Draw a crad.
import { definePlugin } from '@cardwright/core';

export const words = ['Draw a crad.', 'It isn’t a crad.'];
export default definePlugin({ name: 'before', version: '1.0.0' });
`;
  const both = { 'cardwright.config.ts': `export default { plugins: ['./before.ts', './mended.ts'] };\n` };

  test.each([
    ['as it is', `{ Smash: 'Draw a crad.' }`, '8:36'],
    ['under a name in quotation marks', `{ 'Stitch - New Dog': 'Draw a crad.' }`, '8:49'],
    ['with words that are escaped', `{ Smash: '\\u0044raw a crad.' }`, '8:41'],
    ['put together', `{ Smash: 'Draw ' + 'a crad.' }`, '8:41'],
    ['as a list of lines', `{ Smash: ['Draw a card.', 'Draw a crad.'].join('\\n') }`, '8:53'],
    ['over several lines', '{ Smash: `Draw a card.\nDraw a crad.` }', '9:8'],
    ['besides another of the same words', `{ Lantern: 'Draw a card.', Smash: 'Draw a crad.' }`, '8:61'],
    ['by the name of the card, if it is made', `{ Smash: ['Draw', 'a', 'crad.'].join(' ') }`, '8:21'],
  ])('%s', async (_, texts, at) => {
    const { run } = folderWith({ ...both, 'before.ts': before, 'mended.ts': plugin(texts) });
    const { status, out } = await run(['check', 'mended.ts']);
    expect(status).toBe(1);
    expect(out).toContain(`--> mended.ts:${at}`);
    expect(out).not.toContain('before.ts');
  });

  test('each in the file of its own format', async () => {
    const wrong = format(`overrides: { cards: errata({ Smash: 'Draw a crad.' }) },`);
    const { run } = folderWith({
      'cards.yaml': set.replace('Scribe', 'Smash'),
      'cardwright.config.ts': `export default { sets: ['./cards.yaml'], formats: ['./a.ts', './b.ts'] };\n`,
      'a.ts': wrong,
      'b.ts': wrong.replaceAll('mended', 'other').replace('Mended', 'Other'),
    });
    const { out } = await run(['check', 'cards.yaml']);
    expect(out).toContain('--> a.ts:9:51');
    expect(out).toContain('--> b.ts:9:51');
  });

  test('and all is told at once, in the order of the file', async () => {
    const { run } = folderWith({
      'mended.ts': format(`banned: ['Smesh'],
      overrides: {
        cards: {
          ...errata({ Lantern: 'Draw a crad.', Lantren: 'Draw a card.', Smash: 'Gain 1 loer.' }),
          'Stitch - New Dog': { csot: 3 },
        },
      },`),
    });
    const { status, out } = await run(['check', 'mended.ts']);
    expect(status).toBe(1);
    expect([...out.matchAll(/--> (\S+)/g)].map(([, place]) => place)).toEqual([
      ...['mended.ts:9:17', 'mended.ts:12:40', 'mended.ts:12:48', 'mended.ts:12:88', 'mended.ts:13:33'],
    ]);
  });
});

describe('a format speaks of cards that there are', () => {
  const files = { 'mended.ts': format(`banned: ['Smesh'],\n      restricted: { Lantren: 1 },`) };
  const unknown = [
    'error[format/unknown-card]',
    '“Smesh”',
    'Smash',
    '“Lantren”',
    'Lantern',
    'mended.ts:9',
    'mended.ts:10',
  ];

  test.each([
    [['check', 'mended.ts']],
    [['deck', '--format', './mended.ts', '--card', 'Smash']],
    [['simulate', ...quick, '--format', './mended.ts']],
  ])('else it is refused, with all names at once: %j', async (argv) => {
    const { status, out, err } = await folderWith(files).run(argv);
    expect(status).toBe(1);
    for (const one of unknown) expect(out + err).toContain(one);
  });

  test('and the check of a set of its project tells it', async () => {
    const { run } = folderWith({
      ...files,
      'cards.yaml': set,
      'cardwright.config.ts': `export default { formats: ['./mended.ts'] };\n`,
    });
    const { status, out } = await run(['check', 'cards.yaml']);
    expect(status).toBe(1);
    for (const one of unknown) expect(out).toContain(one);
  });

  test('its overrides go by the full name as well as by the id', async () => {
    const { run } = folderWith({
      'mended.ts': format(`overrides: { cards: { 'Stitch - New Dog': { cost: 9 }, Smash: null } },`),
    });
    expect((await run(['check', 'mended.ts'])).out).toContain('2 changes, nothing to mend');
  });

  test.each([
    ['an option that there is not', `bannd: ['Smash'],`, 'bannd'],
    ['a setting that there is not', `overrides: { settings: { 'lore-to-wni': 3 } },`, 'lore-to-wni'],
    ['a card that there is not', `overrides: { cards: { 'set1-999': null } },`, 'set1-999'],
  ])('and what else is wrong with it is told with its line: %s', async (_, options, words) => {
    const { run } = folderWith({ 'mended.ts': format(options) });
    const { status, out } = await run(['check', 'mended.ts']);
    expect(status).toBe(1);
    expect(out).toContain(words);
    expect(out).toContain('mended.ts:9');
  });
});
