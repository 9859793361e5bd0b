import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs node where it may make no code of strings, as in a page with a strict content security policy. */
const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--disallow-code-generation-from-strings', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CARDWRIGHT_RUN: 'source' },
  });

const run = (script: string): string =>
  node('--import', './scripts/register-source.mjs', '--input-type=module', '--eval', script);

describe('where no code may be made of strings', () => {
  test('which the runtime sees to', () => {
    expect(() => run("Function('return 1')();")).toThrow('Code generation from strings disallowed');
  });

  test.each([
    [
      'lorcana',
      'createLorcanaLanguage',
      'createLorcanaLanguage()',
      "{ type: 'action', text: 'Draw 2 cards.' }",
    ],
    ['kingdom-hearts', 'languageOf', 'languageOf([])', "{ type: 'magic', text: 'Draw 2 cards.' }"],
  ])('texts of %s are read and printed', (name, language, made, card) => {
    const out = run(`
      import { compileText } from '@cardwright/dsl';
      import { ${language} } from '@cardwright/${name}/language';
      const { verdict, printed } = compileText(${made}, ${card}, () => {});
      console.log(verdict.supported, ...printed);
    `);
    expect(out.trim()).toBe('true Draw 2 cards.');
  });

  test.each(['lorcana', 'kingdom-hearts'])('games of %s are played', (game) => {
    const out = node('tools/bin/cardwright.js', 'simulate', '--game', game, '--games', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, result: { games: 2 } });
  });
});
