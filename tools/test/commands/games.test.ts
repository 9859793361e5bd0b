import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

const bin = fileURLToPath(new URL('../../bin/cardwright.js', import.meta.url));

describe('start', () => {
  test('reads the first set, compiles it and tells a whole game with words and rules', async () => {
    const { status, out, err } = await runCli(['start', '--seed', '3']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/Read 204 cards of The First Chapter as text: \d+ with text, \d+ abilities/);
    expect(out).toMatch(/204 cards can be played/);
    expect(out).toMatch(/\n\nTurn 1: (Ann|Ben) {2}\[CR 3\.1\.1\]/);
    expect(out).toMatch(/because .+: “.+”/);
    expect(out).toMatch(/(Ann|Ben) wins\. \d+ decisions in \d+ turns/);
    const lines = out.split('\n').filter((line) => line.startsWith('  ') && !line.startsWith('      '));
    expect(lines.filter((line) => !/\[CR [\d.]+\]$/.test(line))).toEqual([]);
  });

  test('tells the same game for the same seed, and another for another', async () => {
    const story = async (seed: string) =>
      (await runCli(['start', '--seed', seed])).out.replaceAll(/\d+ ms/g, '');
    const first = await story('5');
    expect(await story('5')).toBe(first);
    expect(await story('6')).not.toBe(first);
  });

  test('is what runs without a command, as a process of its own', () => {
    const env = { ...process.env, CARDWRIGHT_RUN: 'source', NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin], { encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('wins.');
  });
});

describe('simulate', () => {
  test('plays games to their end, and every replay gives its hashes again', async () => {
    const { status, out } = await runCli([
      'simulate',
      '--games',
      '12',
      '--warm-up',
      '0',
      '--seed',
      '40',
      '--json',
    ]);
    expect(status).toBe(0);
    const result = resultIn({ out });
    expect(result).toMatchObject({ games: 12, finished: 12, errors: [], replaysVerified: 12 });
    expect(result.wins[0] + result.wins[1] + result.draws).toBe(12);
    for (const field of ['decisions', 'seconds', 'gamesPerSecond', 'decisionsPerSecond'])
      expect(result[field]).toBeGreaterThan(0);
    expect(result.turns.median).toBeLessThanOrEqual(result.turns.p95);
  });

  test('refuses a deck with everything that is wrong with it', async () => {
    const { folder, contents } = scratch({
      'deck.txt': '4 Ariel - On Human Leg\n2 Stitch\n5 Simba - Future King\n',
    });
    const before = contents();
    const { status, out, err } = await runCli(['simulate', '--deck1', 'deck.txt', '--save', 'games'], {
      cwd: folder,
    });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('error[deck/unknown-card]: no set has a card “Ariel - On Human Leg”');
    expect(err).toContain('--> deck.txt:1:3');
    expect(err).toContain('did you mean: Ariel - On Human Legs');
    expect(err).toContain('--> deck.txt:2:3');
    expect(err).toContain('error[deck/too-many-copies]');
    expect(err).toContain('--> deck.txt:3:3');
    expect(err).toContain('error[deck/too-few-cards]');
    expect(contents()).toEqual(before);
  });
});

describe('replay', () => {
  const recorded = async () => {
    const { folder, contents } = scratch();
    await runCli(['simulate', '--games', '1', '--warm-up', '0', '--seed', '9', '--save', '.'], {
      cwd: folder,
    });
    return { folder, text: contents()['9.json']! };
  };
  const verify = async (text: string, ...more: string[]) => {
    const { folder } = scratch({ 'game.json': text });
    return runCli(['replay', 'game.json', ...more], { cwd: folder });
  };

  test('tells a recorded game again and verifies it', async () => {
    const { folder } = await recorded();
    const told = await runCli(['replay', '9.json'], { cwd: folder });
    expect(told.status).toBe(0);
    expect(told.out).toContain('Turn 1:');
    expect(told.out).toMatch(/9\.json: \d+ steps, \d+ turns, \d+ hashes are equal/);
    const { status, out } = await runCli(['replay', '9.json', '--verify', '--json'], { cwd: folder });
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({ file: '9.json', result: { over: true } });
  });

  test('refuses what is corrupt or foreign, with code and place', async () => {
    const { text } = await recorded();
    const replay = JSON.parse(text);
    const cases: readonly (readonly [string, string])[] = [
      [text.slice(0, text.length / 2), 'replay-corrupt'],
      ['{}', 'replay-corrupt'],
      ['{"replay": "chess"}', 'replay-corrupt'],
      [JSON.stringify({ ...replay, format: 99 }), 'replay-foreign'],
      [JSON.stringify({ ...replay, plugins: replay.plugins.slice(1) }), 'replay-foreign'],
      [
        JSON.stringify({ ...replay, setup: { ...replay.setup, seed: replay.setup.seed + 1 } }),
        'replay-diverged',
      ],
      [JSON.stringify({ ...replay, steps: [{ answer: null }] }), 'replay-corrupt'],
    ];
    for (const [damaged, code] of cases) {
      const { status, out, err } = await verify(damaged, '--verify');
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toContain(`error[${code}]`);
      expect(err).toMatch(/--> game\.json:1:\d+/);
      expect(err).not.toMatch(/^\s+at /m);
    }
  });
});

describe('play', () => {
  test('plays by lines: answers, undo, save, quit, and goes on from what was saved', async () => {
    const { folder, contents } = scratch();
    const input = ['', ...new Array<string>(12).fill('1'), 'undo', 'board', 'save here.json', 'quit'].join(
      '\n',
    );
    const { status, out, err } = await runCli(['play', '--seed', '4', '--bot', 'random'], {
      cwd: folder,
      input,
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('You against the random bot, seed 4.');
    expect(out).toContain('Saved. Go on with: cardwright play --from here.json');
    expect(out).toContain('You leave the table.');
    expect(Object.keys(contents())).toEqual(['here.json']);
    const again = await runCli(['play', '--from', 'here.json'], { cwd: folder, input: 'concede\n' });
    expect(again.status).toBe(0);
    expect(again.out).toContain('The game goes on.');
    expect(again.out).toContain('Bot wins.');
  });

  test('begins from a board, which dump writes and anybody may edit', async () => {
    const board = {
      players: [{ lore: 19, play: ['Stitch - New Dog'], hand: ['Dinglehopper'] }, { deck: 20 }],
    };
    const { folder, contents } = scratch({ 'board.json': JSON.stringify(board, null, 2) });
    const dumped = await runCli(['play', '--from', 'board.json'], {
      cwd: folder,
      input: 'dump again.json\n',
    });
    expect(dumped.status).toBe(0);
    expect(dumped.out).toContain('lore 19');
    expect(JSON.parse(contents()['again.json']!).players[0]).toMatchObject({ play: ['Stitch - New Dog'] });
    const again = await runCli(['play', '--from', 'again.json'], { cwd: folder, input: '2\n' });
    expect(again.out).toContain('You win!');
    const wrong = JSON.stringify(board, null, 2).replace('New Dog', 'Old Dog');
    const { folder: elsewhere } = scratch({ 'board.json': wrong });
    const { status, err } = await runCli(['play', '--from', 'board.json'], { cwd: elsewhere });
    expect(status).toBe(1);
    expect(err).toContain('--> board.json:6:9');
    expect(err).toContain('did you mean: Stitch - New Dog');
  });

  test('leaves cleanly when the input ends', async () => {
    const { status, out, err } = await runCli(['play', '--seed', '4'], { input: '' });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('You leave the table.');
  });

  test('refuses a saved game that is damaged, of something else, or of other cards', async () => {
    const { folder, contents } = scratch({
      'a.json': '{ "cardwright": "ga',
      'b.json': '{ "some": "thing" }',
    });
    await runCli(['play', '--seed', '4'], { cwd: folder, input: 'save c.json\nquit\n' });
    const saved = JSON.parse(contents()['c.json']!);
    const other = ['play', '--game', 'kingdom-hearts', '--seed', '4'];
    await runCli(other, { cwd: folder, input: 'save e.json\nquit\n' });
    const { folder: elsewhere } = scratch({
      'a.json': contents()['a.json']!,
      'b.json': contents()['b.json']!,
      'c.json': contents()['e.json']!,
      'd.json': JSON.stringify({ ...saved, game: { ...saved.game, numbers: [1, 2] } }),
    });
    for (const [file, code] of [
      ['a.json', 'save-corrupt'],
      ['b.json', 'save-foreign'],
      ['c.json', 'save-foreign'],
      ['d.json', 'save-corrupt'],
    ] as const) {
      const { status, out, err } = await runCli(['play', '--from', file], { cwd: elsewhere });
      expect({ file, status, out }).toEqual({ file, status: 1, out: '' });
      expect(err).toContain(`error[${code}]`);
      expect(err).toContain(`--> ${file}:1:`);
    }
  });
});

describe('bench', () => {
  test('measures what the table of figures needs', () => {
    const env = { ...process.env, CARDWRIGHT_RUN: 'source' };
    const argv = [bin, 'bench', '--seconds', '0.02', '--runs', '1', '--json'];
    const { status, stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8', env });
    expect(status).toBe(0);
    const figures = resultIn({ out: stdout });
    for (const field of [
      'forkMicroseconds',
      'forkIntoMicroseconds',
      'stateBytes',
      'coldGrammarMs',
      'abilitiesPerSecond',
      'setLoadMs',
    ])
      expect(figures[field]).toBeGreaterThan(0);
    for (const stage of ['early', 'middle', 'late', 'all'])
      expect(figures.decisionsPerSecond[stage]).toBeGreaterThan(0);
    for (const stage of ['early', 'middle', 'late'])
      expect(figures.legalMicroseconds[stage]).toBeGreaterThan(0);
    const { texts, medianMs, ninetyFifthMs, dearestMs } = figures.refusedTexts;
    expect(texts).toBe(200);
    expect([medianMs, ninetyFifthMs, dearestMs]).toEqual(
      [...[medianMs, ninetyFifthMs, dearestMs]].sort((a, b) => a - b),
    );
    expect(medianMs).toBeGreaterThan(0);
  }, 90_000);
});
