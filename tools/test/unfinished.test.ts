import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch } from './support/run-cli.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test.each([
  ['that ends the process', 'process.exit(0)'],
  ['that never answers', 'new Promise(() => {})'],
])('a bot %s is no success', { timeout: 60_000 }, (_, answer) => {
  const { folder } = scratch({
    'bot.mjs': `export default () => ({ name: 'odd', choose: () => ${answer} });\n`,
  });
  const argv = ['simulate', '--games', '2', '--warm-up', '0', '--bot1', './bot.mjs', '--json'];
  const node = ['--import', file('scripts/register-source.mjs'), file('tools/src/cli.ts'), ...argv];
  const { status, stdout } = spawnSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'command/unfinished' }] });
});
