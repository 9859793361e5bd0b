import { checkPerft, type PerftTable } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { perftGames } from '../../src/commands/perft/games.ts';
import { runCli } from '../support/run-cli.ts';

const DEPTH = Number(process.env['CARDWRIGHT_PERFT_DEPTH'] ?? 3);

describe.each([
  ['lorcana', 12],
  ['kingdom-hearts', 10],
] as const)('perft of %s', async (game, least) => {
  const { createEngine, positions, table } = await perftGames[game]();
  const engine = createEngine();

  test('the table has every position, and nothing else', () => {
    expect(positions.length).toBeGreaterThanOrEqual(least);
    expect(Object.keys(table)).toEqual(positions.map(({ name }) => name));
  });

  test.each(positions)('$name', (position) => {
    expect(checkPerft(engine, position, DEPTH, table).mismatches).toEqual([]);
  });
});

describe('perft', async () => {
  const { createEngine, positions, table } = await perftGames.lorcana();
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

  test('the command compares, and gives data', async () => {
    const { status, out } = await runCli(['perft', '--depth', '2', '--position', 'Shift', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      depth: 2,
      positions: [{ count: 49 }],
      total: 49,
      mismatches: [],
    });
    const unknown = await runCli(['perft', '--position', 'nowhere']);
    expect(unknown.status).toBe(1);
    expect(unknown.err).toContain('no position has “nowhere” in its name');
  });
});
