import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../src/scaffold/names.ts';
import { buildPackages, testPackage, workspaceScratch } from '../support/made-package.ts';
import { runCli, scratch } from '../support/run-cli.ts';

const sentence = 'Whenever this character quests, you may draw a card.';
const kinds = [
  ['set', 'Night Watch', '--code', '99'],
  ['keyword', "Scholar's Eye", '--text', sentence],
  ['format', 'Two of Each'],
  ['game', 'First to Ten'],
  ['project', 'Long Watch'],
] as const;

describe('new', () => {
  test('what is made builds, and passes its own tests as it is', { timeout: 400_000 }, async () => {
    const folder = workspaceScratch();
    const made: string[] = [];
    for (const args of kinds) {
      const { status, err } = await runCli(['new', ...args], { cwd: folder });
      expect({ status, err }).toEqual({ status: 0, err: '' });
      made.push(join(folder, namesOf(args[1]).kebab));
    }
    // All in one run: most of its time goes into reading the workspace's sources.
    const { status, output } = testPackage(folder);
    expect(status, output).toBe(0);
    expect(output).toMatch(/Test Files {2}6 passed/);
    expect(output).toMatch(/Tests {2}3\d passed/);
    // Every command in the folder of a game or project is of it.
    for (const [at, verified, ...explained] of [
      [3, 5, '--type', 'trick', 'Score 2 points.'],
      [4, 3, 'Watchful'],
    ] as const)
      for (const [argv, shows] of [
        [['check', 'cards.yaml', '--verify'], `${verified} exercised, 0 findings`],
        [['simulate', '--games', '2', '--warm-up', '0'], '2 finished'],
        [['explain', ...explained], '✓ supported'],
        [['fuzz', '--games', '2'], 'No finding.'],
        [['play', '--seed', '2'], 'You against the greedy bot'],
      ] as const) {
        const { status, out, err } = await runCli(argv, { cwd: made[at]! });
        expect(out, err).toContain(shows);
        expect(status).toBe(0);
      }
    const own = ['simulate', '--games', '2', '--warm-up', '0', '--bot1', './src/bot.ts', '--bot2', 'greedy'];
    const { out, err } = await runCli(own, { cwd: made[4]! });
    expect(out, err).toContain('2 between ./src/bot.ts and greedy from seed 1, 2 finished');
    expect(buildPackages(made)).toEqual({ status: 0, output: '' });
    // The tests can fail: a format that asks less than its test says.
    const format = join(made[2]!, 'src/index.ts');
    writeFileSync(format, readFileSync(format, 'utf8').replace('least: 40', 'least: 4'));
    expect(testPackage(made[2]!).status).toBe(1);
  });

  test.each([
    ['a kind that there is not', ['new', 'deck', 'Mine'], 'new/kind'],
    ['a kind that every object has', ['new', '__proto__', 'Mine'], 'new/kind'],
    ['a kind that is a function of every object', ['new', 'constructor', 'Mine'], 'new/kind'],
    ['a name with characters that cannot be seen', ['new', 'format', 'Mine\u202eX'], 'new/name'],
    ['a code that is none', ['new', 'set', 'Mine', '--code', '9 9/..'], 'new/set'],
    ['a name that is too long', ['new', 'set', 'Mine '.repeat(50), '--code', '9'], 'new/set'],
    ['a name of a part of Node', ['new', 'format', 'Fs'], 'new/name'],
    ['a name that is none in code', ['new', 'format', '60 cards'], 'new/name'],
    ['a word of the programming language', ['new', 'game', 'class'], 'new/name'],
    ['a keyword that says nothing', ['new', 'keyword', 'Studious'], 'usage/missing-argument'],
    [
      'a sentence that is not understood',
      ['new', 'keyword', 'Studious', '--text', 'Flibber.'],
      'new/sentence',
    ],
  ])('refuses %s and writes nothing', async (_, args, code) => {
    const { folder, contents } = scratch();
    const { status, out, err } = await runCli(args, { cwd: folder });
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(contents()).toEqual({});
  });

  test('tells what was probably meant', async () => {
    const { folder } = scratch();
    const said = async (...args: string[]) => (await runCli(['new', ...args], { cwd: folder })).err;
    expect(await said('sett', 'Mine')).toContain('did you mean: set');
    expect(await said('keyword', 'Studious', '--text', sentence.replace('character', 'charcter'))).toContain(
      `did you mean: ${sentence}`,
    );
    expect(await said('game', 'class')).toContain('“class” is a word of the programming language');
  });

  test('a format that --format takes as it stands', async () => {
    const { folder } = scratch();
    expect((await runCli(['new', 'format', 'Quick Night'], { cwd: folder })).status).toBe(0);
    const format = ['--format', './quick-night/src/index.ts'];
    const { status, out, err } = await runCli(['simulate', '--games', '1', '--warm-up', '0', ...format], {
      cwd: folder,
    });
    expect(out, err).toContain('1 finished');
    expect(status).toBe(0);
  });

  test('writes over nothing', async () => {
    const { folder } = scratch({ 'notes.txt': 'mine' });
    const { err } = await runCli(['new', 'format', 'Mine', '--out', '.'], { cwd: folder });
    expect(err).toContain('error[file/exists]');
    expect(readdirSync(folder)).toEqual(['notes.txt']);
    expect(existsSync(join(folder, 'package.json'))).toBe(false);
  });
});
