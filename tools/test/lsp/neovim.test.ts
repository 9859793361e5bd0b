import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { set } from '../support/sets.ts';

const bin = fileURLToPath(new URL('../../bin/cardwright.js', import.meta.url));
const script = fileURLToPath(new URL('./neovim.lua', import.meta.url));
const page = fileURLToPath(new URL('../../../docs/editors.md', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'neovim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isThere = spawnSync('nvim', ['--version']).status === 0;

describe('Neovim', () => {
  // `.ci/run` installs it; elsewhere the test says that it was skipped.
  test.skipIf(!isThere)(
    'shows what is wrong, mends it, tells, completes and formats',
    () => {
      const at = (name: string) => join(folder, name);
      const [file, given, got, config] = ['cards.yaml', 'given.json', 'got.json', 'init.lua'].map(at);
      const text = 'Evasive\nWhenever this character quests, draw two crads.';
      writeFileSync(file!, set({ text }));
      writeFileSync(given!, JSON.stringify({ file, folder, config }));
      // The settings that the page shows; what they start is this program.
      writeFileSync(config!, /```lua\n(.*?)```/s.exec(readFileSync(page, 'utf8'))![1]!);
      writeFileSync(at('npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${bin}" "$@"\n`, {
        mode: 0o755,
      });
      const PATH = `${folder}:${process.env.PATH}`;
      const { status, stderr } = spawnSync('nvim', ['--headless', '-u', 'NONE', '-i', 'NONE', '-S', script], {
        env: { ...process.env, CARDWRIGHT_RUN: 'source', LSP_GIVEN: given, LSP_GOT: got, HOME: folder, PATH },
        encoding: 'utf8',
        timeout: 240_000,
      });
      expect(status, stderr).toBe(0);
      const told = JSON.parse(readFileSync(got!, 'utf8'));
      expect(told.diagnostics).toEqual(['DSL1001']);
      expect(told.action).toBe('Write “Whenever this character quests, draw two cards.”');
      expect(told.hover).toContain('**Evasive**, a keyword');
      expect(told.formatted).toContain('      Whenever this character quests, draw 2 cards.');
      expect(told.completion).toContain('quests');
    },
    300_000,
  );
});
