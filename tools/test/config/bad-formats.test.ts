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

test.each([
  ['deks', format(options, decks.replace('decks', 'deks')), 'decks'],
  ['plugins', format(options, decks).replace('plugin:', 'plugins:'), 'plugin'],
  ['nam', format(options, decks).replace("  name: 'quick'", "  nam: 'quick'"), 'name'],
])('check tells a field that is called %s as well as who plays it', async (_, text, meant) => {
  const { run } = folderWith({ 'src/quick.ts': text });
  for (const argv of [['check', 'src/quick.ts'], simulate])
    expect(answerIn(await run([...argv, '--json'])).diagnostics[0].suggestion).toBe(meant);
});

test('a step that is none is told with those that there are', async () => {
  const text = format(`${options}, overrides: { steps: { drawing: null } }`, decks);
  const { out } = await folderWith({ 'src/quick.ts': text }).run(['check', 'src/quick.ts']);
  expect(out).toContain('One of ready, set, draw, main');
});

const duel = format("name: 'Duel', banned: ['Blizard', 'Cure']", 'decks: { size: 45, copies: 3 }').replace(
  'cardwright/lorcana',
  'cardwright/kingdom-hearts',
);

test('a format of another game is told with the option that names the game', async () => {
  const { out } = await folderWith({ 'duel.ts': duel }).run(['check', 'duel.ts']);
  expect(out).toContain('--game kingdom-hearts');
});

test('a name without its level is told with those that begin with it', async () => {
  const { out } = await folderWith({ 'duel.ts': duel }).run(['check', 'duel.ts', '--game', 'kingdom-hearts']);
  expect(out).toContain('Blizzard (Level ');
  expect(out).toContain('Cure (Level ');
  expect(out).not.toContain('Name - Version');
});

test('a file is a format without the dot, too; given as a plugin it is told what it is', async () => {
  const { run } = folderWith({ 'src/quick.ts': format(`${options}, inks: 2`, decks) });
  const played = await run([...simulate.slice(0, -1), 'src/quick.ts']);
  expect(played.status, played.err).toBe(0);
  const told = await run(['simulate', '--plugin', './src/quick.ts', '--games', '1', '--warm-up', '0']);
  expect(told.err + told.out).toContain('--format ./src/quick.ts');
});

test('one that is not there is told with its file', async () => {
  const told = await folderWith(project).run([...simulate, '--json']);
  expect(answerIn(told).diagnostics).toMatchObject([{ code: 'module/missing', file: 'src/quick.ts' }]);
});
