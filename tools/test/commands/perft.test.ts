import { checkPerft, type PerftTable } from '@cardwright/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadPerft } from '../../src/commands/perft/load-perft.ts';
import { shelfGame } from '../../src/shelf/chosen-game.ts';
import { resultIn, runCli } from '../support/run-cli.ts';

describe.each([
  ['lorcana', 12],
  ['kingdom-hearts', 10],
] as const)('perft of %s', async (game, least) => {
  const { createEngine, positions, table } = await loadPerft(await shelfGame(game), '');
  const engine = createEngine();

  test('the table has every position, and nothing else', () => {
    expect(positions.length).toBeGreaterThanOrEqual(least);
    expect(Object.keys(table)).toEqual(positions.map(({ name }) => name));
  });

  // All that is known is compared: what a test leaves out of a table, nobody looks at.
  test.each(positions)('$name', (position) => {
    const { counts } = table[position.name]!;
    expect(checkPerft(engine, position, counts.length, table).mismatches).toEqual([]);
  });
});

describe('perft', async () => {
  const { createEngine, positions, table } = await loadPerft(await shelfGame('lorcana'), '');
  const engine = createEngine();

  test('a count that differs is told with the position, the depth and the answer', () => {
    const [position] = positions;
    const known = table[position!.name]!;
    const [move, count] = Object.entries(known.moves)[1]!;
    const [first, second, ...rest] = known.counts;
    const wrong: PerftTable = {
      [position!.name]: {
        ...known,
        counts: [first!, second! + 1, ...rest],
        moves: { ...known.moves, [move]: count + 1, 'no such answer': 3 },
      },
    };
    const { mismatches } = checkPerft(engine, position!, 2, wrong);
    const of = { position: position!.name, depth: 2 };
    expect(mismatches).toEqual([
      { ...of, move: '', expected: second! + 1, found: second },
      { ...of, move, expected: count + 1, found: count },
      { ...of, move: 'no such answer', expected: 3, found: null },
    ]);
  });

  test('the command compares all that is known, unless it is told how deep', async () => {
    const { status, out } = await runCli(['perft', '--game', 'kingdom-hearts']);
    expect(out).toMatch(/^all +\d+ +depth 5, [\d.]+ s: as known$/m);
    expect(status).toBe(0);
  });

  test('the command says that a position differs, at its line and in the last one', async () => {
    const [position] = positions;
    const known = table[position!.name]!;
    const before = known.counts[1];
    (known.counts as number[])[1] = 1;
    onTestFinished(() => {
      (known.counts as number[])[1] = before!;
    });
    const { status, out } = await runCli(['perft', '--depth', '2']);
    expect(status).toBe(1);
    expect(out).toMatch(new RegExp(`^${position!.name} +${before} +differs$`, 'm'));
    expect(out).toContain(`  depth 2 in all: 1 expected, ${before} found`);
    expect(out).toMatch(/^all +\d+ +depth 2, [\d.]+ s: differs from what is known in 1 of 15 positions$/m);
  });

  test('the command compares, and gives data', async () => {
    const { status, out } = await runCli(['perft', '--depth', '2', '--position', 'Shift', '--json']);
    expect(status).toBe(0);
    expect(resultIn({ out })).toMatchObject({
      depth: 2,
      positions: [{ count: 49 }],
      total: 49,
      mismatches: [],
    });
    const unknown = await runCli(['perft', '--position', 'nowhere']);
    expect(unknown.status).toBe(2);
    expect(unknown.err).toContain('no position has “nowhere” in its name');
  });
});
