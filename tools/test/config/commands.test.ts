import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { folderWith, plugin, project } from './project.ts';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

const quick = ['--games', '2', '--warm-up', '0'];
const outcome = ({ status, out, err }: { status: number; out: string; err: string }) => ({
  status,
  out,
  err,
});

test.each<[name: string, argv: readonly string[], shows: string]>([
  ['explain', ['explain', 'Studious'], '✓ supported'],
  ['explain, of an effect', ['explain', '--type', 'action', 'Each opponent loses all lore.'], '✓ supported'],
  ['check', ['check', 'cards.yaml'], '2 with text, nothing to mend'],
  ['check --verify', ['check', 'cards.yaml', '--verify'], '2 exercised, 0 findings'],
  ['format', ['format', 'cards.yaml', '--check'], 'every text is in canonical form'],
  ['coverage', ['coverage', 'cards.yaml'], 'supported cards         2  100.0 %'],
  ['phrases', ['phrases', 'all', 'lore'], 'predicate/lose-all-lore'],
  ['simulate', ['simulate', ...quick], 'replays verified       2 of 2'],
  ['deck', ['deck', '--card', 'Scribe - Of the Night'], '"keyword":"studious"'],
  ['fuzz', ['fuzz', '--games', '2'], 'No finding.'],
  ['perft', ['perft', '--depth', '1', '--position', 'opening'], 'as known'],
  ['diff', ['diff', 'cards.yaml', 'cards.yaml'], '2 cards, nothing moved'],
  ['play', ['play', '--seed', '3'], 'You against the greedy bot'],
])('%s works with what the configuration says', async (_, argv, shows) => {
  const { run } = folderWith(project);
  const { status, out, err } = await run(argv);
  expect(out, err).toContain(shows);
  expect(status, err).toBe(0);
});

test('generate writes a set of a keyword of its own', async () => {
  const { folder, run } = folderWith(project);
  expect(outcome(await run(['generate', '.']))).toMatchObject({ status: 0, err: '' });
  expect(readdirSync(folder)).toContain('abilities.generated.json');
});

test('what simulate saved is replayed with the same cards, plugins and format', async () => {
  const { run } = folderWith(project);
  await run(['simulate', ...quick, '--seed', '7', '--save', 'games']);
  const { status, out, err } = await run(['replay', 'games/7.json', '--verify']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('hashes are equal');
  const other = await run(['replay', 'games/7.json', '--verify', '--no-config']);
  expect(other.status).toBe(1);
});

test('a configuration is found from a folder below it, whose own paths are those of commands', async () => {
  const { run } = folderWith({ ...project, 'deep/er/set.yaml': project['cards.yaml']! });
  expect((await run(['check', 'set.yaml'], 'deep/er')).out).toContain('nothing to mend');
  expect((await run(['simulate', ...quick], 'deep/er')).out).toContain('2 finished');
});

test('options say the same without a configuration', async () => {
  const { 'cardwright.config.ts': _, ...bare } = project;
  const { run } = folderWith(bare);
  const plugins = ['--plugin', './src/plugin.ts'];
  expect((await run(['explain', 'Studious'])).status).toBe(1);
  expect((await run(['explain', 'Studious', ...plugins])).out).toContain('✓ supported');
  const played = await run([
    ...['simulate', ...quick, ...plugins],
    ...['--pool', 'cards.yaml', '--format', './src/format.ts'],
  ]);
  expect(played.out, played.err).toContain('2 finished');
});

test('a configuration as JSON names modules', async () => {
  const { 'cardwright.config.ts': _, ...bare } = project;
  const json = JSON.stringify({ plugins: ['./src/plugin.ts'], sets: ['./cards.yaml'] });
  const { run } = folderWith({ ...bare, 'cardwright.config.json': json });
  expect((await run(['explain', 'Studious'])).out).toContain('✓ supported');
});

test('another game is left as it is, and none is meant without a configuration', async () => {
  const { run } = folderWith(project);
  const text = ['explain', 'Draw a card.', '--game', 'kingdom-hearts', '--type', 'magic'];
  expect((await run(text)).out).toContain('✓ supported');
  expect((await run(['explain', 'Studious', '--no-config'])).out).toContain('✗ tokenised');
});

test('a game of a module is played with the cards of another', async () => {
  const { run } = folderWith({
    'game.ts': "export { kit } from '@cardwright/kingdom-hearts/kit';\n",
    'cardwright.config.ts': "export default { game: './game.ts', sets: ['@cardwright/cards-kh'] };\n",
  });
  const { status, out, err } = await run(['simulate', ...quick]);
  expect(out, err).toContain('2 finished');
  expect(status).toBe(0);
  expect((await run(['simulate', ...quick, '--no-config', '--game', './game.ts'])).err).toContain(
    'error[game/no-cards]',
  );
});

describe('what a module loads late', () => {
  const game = `import { kit as its } from '@cardwright/kingdom-hearts/kit';
const { perft, ...testing } = await its.testing();
export const kit = {
  ...its,
  testing: async () => {
    const table = (await import('./counts.json')).default;
    return { ...testing, perft: { positions: perft.positions.slice(0, 1), table } };
  },
};
`;
  const files = {
    'game.ts': game,
    'cardwright.config.ts': "export default { game: './game.ts', sets: ['@cardwright/cards-kh'] };\n",
  };

  test('counts are of the cards of the project, and written for its table', async () => {
    const { run, folder } = folderWith({ ...files, 'counts.json': '{}\n' });
    const { status, out, err } = await run(['perft', '--depth', '2', '--write', 'counts.json']);
    expect(out, err).toContain('1 positions counted 2 deep; wrote counts.json');
    expect(status).toBe(0);
    const [counted] = Object.values(JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'))) as {
      counts: number[];
    }[];
    expect(counted!.counts.slice(0, 2)).toEqual([4, 10]);
  });

  test('is told at its fault', async () => {
    const { run } = folderWith({ ...files, 'counts.json': '{\n  wrong\n}\n' });
    const { status, err } = await run(['perft']);
    expect(err).toContain('error[module/syntax]: counts.json cannot be read');
    expect(err).toContain('--> counts.json:2:3');
    expect(status).toBe(1);
  });
});

test('plugins of one game do not change another command line of the same process', async () => {
  const { run } = folderWith(project);
  const { run: elsewhere } = folderWith({ 'plugin.ts': plugin });
  expect((await run(['explain', 'Studious'])).status).toBe(0);
  expect((await elsewhere(['explain', 'Studious'])).status).toBe(1);
});
