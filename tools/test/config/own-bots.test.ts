import { describe, expect, test, vi } from 'vitest';
import { answerIn, resultIn } from '../support/run-cli.ts';
import { folderWith, project } from './project.ts';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

const bot = `import { type BotMaker, randomBot } from '@cardwright/bots';

const bot: BotMaker = ({ seed }) => {
  const other = randomBot(seed);
  return { name: 'mine', choose: (engine, state) => engine.legal(state)[0] ?? other.choose(engine, state) };
};
export default bot;
`;
const withBot = (text: string) => folderWith({ ...project, 'src/bot.ts': text });
const simulate = ['simulate', '--games', '2', '--warm-up', '0'];

describe('a bot of one’s own', () => {
  test('sits where it is said, and its games are verified', async () => {
    const { run } = withBot(bot);
    const { status, out } = await run([...simulate, '--json', '--bot', 'greedy', '--bot2', './src/bot.ts']);
    expect(status).toBe(0);
    const result = resultIn({ out });
    expect(result).toMatchObject({ bots: ['greedy', './src/bot.ts'], finished: 2, replaysVerified: 2 });
  });

  test('may be exported by name, remember nothing, and take its time', async () => {
    const slow = `export const bot = {
  name: 'first',
  choose: async (engine, state) => {
    const { kind, candidates, min } = state.decision;
    if (kind === 'act') return engine.legal(state)[0];
    if (kind === 'confirm') return true;
    if (kind === 'number') return min;
    if (kind === 'choose-option') return candidates[0];
    return candidates.slice(0, kind === 'order' ? candidates.length : min);
  },
};
`;
    const { status, out, err } = await withBot(slow).run([...simulate, '--bot1', './src/bot.ts']);
    expect(out, err).toContain('2 between ./src/bot.ts and random from seed 1, 2 finished');
    expect(status).toBe(0);
  });

  test('plays in one’s place: one looks on', async () => {
    const { status, out } = await withBot(bot).run(['play', '--seed', '3', '--bot1', './src/bot.ts']);
    expect(out).toContain('./src/bot.ts (1) against greedy (2), seed 3.');
    expect(out).toMatch(/wins\.\n$/);
    expect(status).toBe(0);
  });

  test.each<[what: string, text: string, code: string, place: string, words: string]>([
    ['is no TypeScript', 'const a: = 1;\n', 'module/syntax', 'src/bot.ts:1:', 'cannot be read'],
    ['is none', 'export const bott = 1;\n', 'module/export', 'src/bot.ts:1:', 'it exports bott'],
    [
      'makes none',
      "export default () => ({ name: 'mine' });\n",
      'module/export',
      'src/bot.ts:1:',
      'BotMaker of @cardwright/bots',
    ],
    [
      'has no name',
      'export default { choose: () => true };\n',
      'module/export',
      'src/bot.ts:1:',
      'its default export has no “name”',
    ],
    [
      'throws as it is made',
      "export default () => {\n  throw new Error('no wits');\n};\n",
      'module/throws',
      'src/bot.ts:2:',
      'no wits',
    ],
  ])('that %s tells its file, line and fix', async (_, text, code, place, words) => {
    const { status, out, err } = await withBot(text).run([...simulate, '--bot1', './src/bot.ts']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(place);
    expect(err).toContain(words);
    expect(err).toContain('= help:');
  });

  test('that throws in a game, or answers what is not legal, ends that game with its line', async () => {
    const throws =
      "export const bot = {\n  name: 'mine',\n  choose: () => {\n    throw new Error('no idea');\n  },\n};\n";
    const told = await withBot(throws).run([...simulate, '--bot1', './src/bot.ts']);
    expect(told.status).toBe(1);
    expect(told.out).toContain(
      'error[bot:throws]: in 2 games, the first of seed 1: The bot of src/bot.ts:4 throws: no idea',
    );
    const wrong = await withBot("export const bot = { name: 'mine', choose: () => 'x' };\n").run([
      ...simulate,
      '--bot1',
      './src/bot.ts',
    ]);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toMatch(
      /error\[answer-illegal\]: in the game of seed 1: The bot “mine” in seat 0 answers "x" to .* Legal: /,
    );
    expect(wrong.out).toContain('= help: Give ');
  });

  test.each([
    ['and answers then', 'engine.answer(state, engine.legal(state)[0] ?? []); return [];'],
    ['and stumbles over it', 'engine.answer(state, []); engine.answer(state, "x"); return [];'],
    ['later on', 'await null; engine.answer(state, []); return [];'],
  ])('that plays on in the game it was given %s is told so', async (_, code) => {
    const text = `export const bot = { name: 'mine', choose: async (engine, state) => { ${code} } };\n`;
    const { status, out } = await withBot(text).run([...simulate, '--bot1', './src/bot.ts']);
    expect(status).toBe(1);
    expect(out).toMatch(
      /error\[bot:changed-state\]: in 2 games, .*: The bot “mine” in seat 0, asked “[a-z-]+” \(choose-cards\), changed/,
    );
    expect(out).toContain('fork(state)');
  });

  test('that is refused by the engine itself is told with its line', async () => {
    const text =
      "export const bot = { name: 'mine', choose: (engine, state) => engine.answer(state, 'x') };\n";
    const { out } = await withBot(text).run([...simulate, '--bot1', './src/bot.ts']);
    expect(out).toMatch(/error\[answer-[a-z]+\]: .*The bot of src\/bot\.ts:1: /);
  });

  test('that is an empty command is refused', async () => {
    const { status, err } = await withBot(bot).run([...simulate, '--bot1', 'cmd: ']);
    expect(status).toBe(2);
    expect(err).toContain('error[usage/invalid-argument]');
  });

  test('that goes wrong is in the diagnostics of --json, each fault once', async () => {
    const throws = "export const bot = { name: 'mine', choose: () => { throw new Error('no idea'); } };\n";
    const told = await withBot(throws).run([...simulate, '--json', '--bot1', './src/bot.ts']);
    expect(told.status).toBe(1);
    const { ok, result, diagnostics } = answerIn(told);
    expect({ ok, errors: result.errors.length }).toEqual({ ok: false, errors: 2 });
    expect(diagnostics).toMatchObject([{ code: 'bot:throws', severity: 'error', kind: 'content' }]);
    expect(diagnostics[0].message).toContain('in 2 games, the first of seed 1');
    expect(diagnostics[0].help).toContain('CARDWRIGHT_DEBUG');
  });

  test('with a name that is misspelt is told what is near', async () => {
    const { err } = await withBot(bot).run([...simulate, '--bot1', 'gredy']);
    expect(err).toContain('error[usage/invalid-argument]');
    expect(err).toContain('greedy');
  });
});
