/** Formats that are a plugin and no more: their decks by chance are as the plugin allows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { asFormat } from '../../src/modules/take.ts';
import { kit } from '../support/games.ts';
import { folderWith } from './project.ts';

// The first one loads the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

test.each([
  ['least: 30, most: 40, copies: 2, inks: 1', 30],
  ['least: 80', 80],
  ['most: 20, copies: 1', 20],
  ['copies: 3', 60],
])('a plugin with { %s } is played with decks of %i', async (options, size) => {
  const { folder, run } = folderWith({
    'mine.ts': `import { defineFormat } from '@cardwright/lorcana';\nexport default defineFormat({ name: 'Mine', ${options} });\n`,
  });
  const argv = ['simulate', '--games', '1', '--warm-up', '0', '--format', './mine.ts', '--save', 'games'];
  const { status, err } = await run(argv);
  expect(status, err).toBe(0);
  const [file = ''] = readdirSync(join(folder, 'games'));
  const { setup } = JSON.parse(readFileSync(join(folder, 'games', file), 'utf8'));
  for (const deck of setup.decks) expect(deck).toHaveLength(size);
});

test('one that says nothing of decks takes the usual ones', () => {
  const [usual] = kit.formats;
  const given = { name: 'night', version: '1.0.0' };
  expect(asFormat(given, usual).decks).toEqual(usual.decks);
  expect(
    asFormat({ ...given, decks: { name: 'Night', check: () => [], bounds: { colors: 3 } } }, usual).decks,
  ).toEqual(usual.decks);
});
