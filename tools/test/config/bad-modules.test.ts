import { describe, expect, test, vi } from 'vitest';
import { statusTold } from '../support/run-cli.ts';
import { folderWith, plugin, project } from './project.ts';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

const withPlugin = (text: string, more: Readonly<Record<string, string>> = {}) =>
  folderWith({ ...project, 'src/plugin.ts': text, ...more });
const explain = ['explain', 'Evasive'];

const phrase = (slot: string, name: string): string => `
import { definePhrase } from '@cardwright/dsl';
export default {
  name: 'other',
  language: {
    phrases: [
      definePhrase({
        slot: '${slot}',
        name: '${name}',
        subject: 'player',
        template: 'lose~ every lore',
        data: () => ({ do: 'lose-all-lore' }),
      }),
    ],
  },
};
`;

test('a sentence of a keyword that is not understood is told where it is written, as a text is', async () => {
  const wrong = plugin
    .replace('you may draw a card.', 'you may darw a card.')
    .replace(
      /const definition = .*\n/,
      "const definition = keywordAbilities(createLorcanaLanguage(language), 'studious', [sentence]);\n",
    )
    .replace('import { definePhrase }', 'import { definePhrase, keywordAbilities }')
    .replace('definition.map(({ ability }) => ability)', 'definition');
  const line = wrong.split('\n').findIndex((one) => one.includes('darw')) + 1;
  const { status, out } = await withPlugin(wrong).run([...explain, '--json']);
  expect(status).toBe(1);
  const [problem] = JSON.parse(out).diagnostics;
  expect(problem).toMatchObject({
    ...{
      code: 'DSL1001',
      file: 'src/plugin.ts',
      line,
      column: wrong.split('\n')[line - 1]!.indexOf('darw') + 1,
    },
    ...{ span: { start: 40, end: 44 }, suggestion: 'Whenever this character quests, you may draw a card.' },
  });
});

describe('a plugin that fails to load tells its file, line and fix', () => {
  test.each<[what: string, text: string, code: string, place: string, words: string]>([
    ['is no TypeScript', 'const a: = 1;\n', 'module/syntax', 'src/plugin.ts:1:', 'cannot be read'],
    [
      'imports what is not there',
      "\nimport a from './gone.ts';\nexport default a;\n",
      'module/missing',
      'src/plugin.ts:2:16',
      'src/plugin.ts imports “./gone.ts”',
    ],
    [
      'imports a package that is not installed',
      "import a from 'no-such-package';\nexport default a;\n",
      'module/missing',
      'src/plugin.ts:1:16',
      'npm install no-such-package',
    ],
    [
      'throws',
      "export default {};\n\nthrow new Error('nothing works');\n",
      'module/throws',
      'src/plugin.ts:3:',
      'nothing works',
    ],
    ['exports nothing', 'const a = 1;\n', 'module/export', 'src/plugin.ts:1:', 'it has no default export'],
    [
      'exports something else',
      'export const studious = 1;\nexport default { studious };\n',
      'module/export',
      'src/plugin.ts:1:',
      'its default export is none; it exports studious',
    ],
    [
      'needs another game',
      "export default {\n  name: 'mine',\n  version: '1.0.0',\n  requires: { chess: '1.0.0' },\n};\n",
      'plugin-missing',
      'src/plugin.ts:',
      'chess',
    ],
    [
      'has a field that plugins have not',
      "export default {\n  name: 'mine',\n  version: '1.0.0',\n  keywrods: [],\n};\n",
      'plugin-invalid',
      'src/plugin.ts:4:3',
      'keywords',
    ],
    [
      'brings a phrase that the game has',
      phrase('predicate', 'gain-lore'),
      'module/conflict',
      'src/plugin.ts:9:',
      'gain-lore',
    ],
    [
      'brings a phrase of a slot that there is not',
      phrase('predicat', 'gain'),
      'module/conflict',
      'src/plugin.ts:',
      'predicat',
    ],
  ])('%s', async (_, text, code, place, words) => {
    const { status, out, err } = await withPlugin(text).run(explain);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(`--> ${place}`);
    expect(err).toContain(words);
    expect(err).toContain('= help:');
    expect(err).not.toMatch(/^ +at .*:\d+:\d+/m);
  });

  test('is not there, at the line of the configuration', async () => {
    const { run } = folderWith({
      'cardwright.config.ts': "export default {\n  plugins: ['./plugin.ts'],\n};\n",
    });
    const { err } = await run(explain);
    expect(err).toContain('error[module/missing]: there is no module “plugin.ts”');
    expect(err).toContain('--> cardwright.config.ts:2:14');
  });

  test('conflicts with another of the same name, or that brings the same', async () => {
    const again = withPlugin(plugin, { 'src/again.ts': plugin.replaceAll("name: 'night'", "name: 'dusk'") });
    const { err } = await again.run([...explain, '--plugin', './src/again.ts']);
    expect(err).toContain('“dusk”');
    expect(err).toContain('--> src/again.ts:');
    const twice = await again.run([...explain, '--plugin', './src/plugin.ts']);
    expect(twice.err).toContain('error[module/conflict]: two plugins are called “night”');
  });
});

describe('a configuration', () => {
  test.each<[what: string, text: string, code: string, place: string, words: string]>([
    [
      'with a misspelt field',
      'export default {\n  plugin: [],\n};\n',
      'config/key',
      ':2:3',
      'did you mean: plugins',
    ],
    [
      'with a value that is none',
      'export default {\n  sets: 3,\n};\n',
      'config/value',
      ':2:3',
      'a list of card files',
    ],
    ['that exports nothing', 'export const a = 1;\n', 'module/export', ':1:1', 'defineConfig'],
    [
      'of a game that there is not',
      "export default { game: 'lorcna' };\n",
      'usage/invalid-argument',
      ':1:25',
      'lorcana',
    ],
    [
      'with a format that there is not',
      "export default { format: 'tiny' };\n",
      'format/unknown',
      ':1:18',
      'constructed',
    ],
  ])('%s is told', async (_, text, code, place, words) => {
    const { run } = folderWith({ 'cardwright.config.ts': text });
    const { status, out, err } = await run(explain);
    expect(status).toBe(statusTold({ out, err }));
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(`--> cardwright.config.ts${place}`);
    expect(err).toContain(words);
  });

  test('of JSON that is none is told at its fault', async () => {
    const { run } = folderWith({ 'cardwright.config.json': '{\n  "plugins": [,]\n}\n' });
    expect((await run(explain)).err).toContain('--> cardwright.config.json:2:');
  });
});
