import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch } from './support/run-cli.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Runs the program itself in a folder. */
const cardwright = (cwd: string, argv: readonly string[]) =>
  spawnSync(
    process.execPath,
    ['--import', file('scripts/register-source.mjs'), file('tools/src/cli.ts'), ...argv],
    { cwd, encoding: 'utf8' },
  );

test.each([
  ['that ends the process', 'process.exit(0)'],
  ['that never answers', 'new Promise(() => {})'],
])('a bot %s is no success', { timeout: 60_000 }, (_, answer) => {
  const { folder } = scratch({
    'bot.mjs': `export default () => ({ name: 'odd', choose: () => ${answer} });\n`,
  });
  const argv = ['simulate', '--games', '2', '--warm-up', '0', '--bot1', './bot.mjs', '--json'];
  const { status, stdout } = cardwright(folder, argv);
  expect(status).toBe(1);
  const { ok, diagnostics } = JSON.parse(stdout);
  expect({ ok, diagnostics }).toMatchObject({ ok: false, diagnostics: [{ code: 'command/unfinished' }] });
  expect(diagnostics[0].message).toMatch(
    /the bot of bot\.mjs in seat 0 did not answer “[a-z-]+” \([a-z-]+\)$/,
  );
});

test('what a bot logs is no part of the answer', { timeout: 60_000 }, () => {
  const { folder } = scratch({
    'bot.mjs': `import { randomBot } from '@cardwright/bots';
export default ({ seed }) => {
  const other = randomBot(seed);
  const choose = (engine, state) => {
    console.log('garbage');
    console.info('more');
    return other.choose(engine, state);
  };
  return { name: 'loud', choose };
};
`,
  });
  const argv = ['simulate', '--games', '1', '--warm-up', '0', '--bot1', './bot.mjs', '--json'];
  const { status, stdout, stderr } = cardwright(folder, argv);
  expect(status, stderr.slice(0, 2000)).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, result: { finished: 1 } });
  expect(stderr).toContain('garbage\nmore\n');
});
