import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerIn, runCli } from './support/run-cli.ts';

const commands = [
  'start',
  'play',
  'explain',
  'check',
  'format',
  'coverage',
  'deck',
  'simulate',
  'replay',
  'bench',
  'rules',
];

describe('cardwright', () => {
  test('teaches every command with --help, each with an example', async () => {
    const { status, out } = await runCli(['--help']);
    expect(status).toBe(0);
    for (const command of commands) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
      const help = await runCli([command, '--help']);
      expect(help.status).toBe(0);
      expect(help.out).toContain('$ cardwright');
      expect(help.err).toBe('');
    }
  });

  test.each([
    [['chekc', 'a.yaml'], 'usage/unknown-command', 'check'],
    [['simulate', '--gmaes', '3'], 'usage/unknown-option', '--games'],
    [['simulate', '--games', 'many'], 'usage/invalid-argument', 'whole number'],
    [['simulate', '--games', '0'], 'usage/invalid-argument', 'whole number from 1'],
    [['simulate', '--bot', 'clever'], 'usage/invalid-argument', 'random, greedy'],
    [['check'], 'usage/missing-argument', 'file'],
    [['start', '--seed', '99999999999'], 'usage/invalid-argument', 'at most 4294967295'],
  ])('refuses %j with one coded message', async (argv, code, hint) => {
    const { status, out, err } = await runCli(argv);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(hint);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test.each([['--version'], ['-V']])('tells its version with %s', async (option) => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await runCli([option])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  test('writes problems as data where --json asks for data', async () => {
    const { status, out, err } = await runCli(['coverage', 'nowhere.json', '--json']);
    expect({ status, err }).toEqual({ status: 2, err: '' });
    const { ok, diagnostics } = answerIn({ out });
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([{ code: 'file/unreadable', severity: 'error', kind: 'usage' }]);
  });

  test.each(['check', 'format', 'coverage', 'deck', 'replay'])(
    '%s tells when there is no such file',
    async (command) => {
      const { status, err } = await runCli([command, 'nowhere.file']);
      expect(status).toBe(2);
      expect(err).toContain('error[file/unreadable]: nowhere.file cannot be read: there is no such file');
    },
  );
});
