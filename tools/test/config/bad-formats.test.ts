import { expect, test, vi } from 'vitest';
import { answerIn } from '../support/run-cli.ts';
import { folderWith, project } from './project.ts';

// The first one loads the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

const options = "name: 'Quick', least: 40, copies: 2";
const decks = 'decks: { size: 40, copies: 2 }';
const format = (made: string, fields: string) =>
  `import { defineFormat } from '@cardwright/lorcana';\nexport default {\n  name: 'quick',\n  plugin: () => defineFormat({ ${made} }),\n  ${fields},\n};\n`;
const simulate = ['simulate', '--games', '1', '--warm-up', '0', '--format', './src/quick.ts'];

test.each<[what: string, text: string, place: string, meant: string]>([
  ['an option of its decks', format("name: 'Quick', copys: 2", decks), '4:47', 'copies'],
  ['an option', format(`${options}, overides: {}`, decks), '4:69', 'overrides'],
  [
    'a setting',
    format(`${options}, overrides: { settings: { 'lore-to-wn': 9 } }`, decks),
    '4:95',
    'lore-to-win',
  ],
  ['a field of the decks by chance', format(options, 'decks: { size: 40, copys: 2 }'), '5:22', 'copies'],
  ['a field', format(options, decks.replace('decks', 'deks')), '5:3', 'decks'],
  ['the field that makes it', format(options, decks).replace('plugin', 'plugn'), '4:3', 'plugin'],
])('a format that misspells %s is told at its place, with the near name', async (_, text, place, meant) => {
  const { run } = folderWith({ ...project, 'src/quick.ts': text });
  const told = await run([...simulate, '--json']);
  expect(told.status).toBe(1);
  const [problem] = answerIn(told).diagnostics;
  expect(problem).toMatchObject({ code: 'plugin-invalid', suggestion: meant });
  expect(`${problem.file}:${problem.line}:${problem.column}`).toBe(`src/quick.ts:${place}`);
});

test.each<[what: string, made: string, decks: string, place: string, told: string]>([
  ['restricts to no number', "restricted: { Smash: 'one' }", decks, '4:', '“Smash” is restricted to “one”'],
  ['restricts to more than all have', 'restricted: { Smash: 7 }', decks, '4:', '`copies` is 2'],
  ['asks for more than it allows', 'most: 30', decks, '4:', '“least” is 40 and “most” is 30'],
  ['makes too small decks', 'inks: 2', 'decks: { size: 30, copies: 2 }', '5:12', 'at least 40 cards'],
  ['makes too large decks', 'most: 50', 'decks: { size: 60, copies: 2 }', '5:12', 'at most 50 cards'],
  ['makes too many copies', 'inks: 2', 'decks: { size: 40, copies: 4 }', '5:22', 'at most 2 of a card'],
  ['makes too many colours', 'inks: 2', 'decks: { size: 40, copies: 2, colors: 3 }', '5:33', 'at most 2'],
])('a format that %s is refused where it is loaded', async (_, made, shape, place, words) => {
  const { run } = folderWith({
    'cardwright.config.ts': 'export default {};\n',
    'src/quick.ts': format(`${options}, ${made}`, shape),
  });
  for (const argv of [simulate, ['check', 'src/quick.ts']]) {
    const told = await run([...argv, '--json']);
    expect(told.status).toBe(1);
    const [problem] = answerIn(told).diagnostics;
    expect(problem.message).toContain(words);
    expect(`${problem.file}:${problem.line}:${problem.column}`).toContain(`src/quick.ts:${place}`);
  }
});

test('one that is not there is told with its file', async () => {
  const told = await folderWith(project).run([...simulate, '--json']);
  expect(answerIn(told).diagnostics).toMatchObject([{ code: 'module/missing', file: 'src/quick.ts' }]);
});
