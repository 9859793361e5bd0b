import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { addTo, meanOf, type Sums, shareOf } from '../../src/statistics/interval.ts';
import { lorcana } from '../support/games.ts';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

const quick = ['simulate', '--warm-up', '0', '--no-verify-replays'];

describe('an interval', () => {
  test('of a share is Wilson’s', () => {
    // Newcombe (Statistics in Medicine 17, 1998), table I: 81 of 263, and 0 of 20.
    expect(shareOf(81, 263)).toMatchObject({ low: 0.2553, high: 0.3662 });
    expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0, high: 0.1611 });
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('of a mean is narrower the more values there are', () => {
    const sums: Sums = [0, 0, 0];
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addTo(sums, value);
    const { value, low, high } = meanOf(sums);
    expect(value).toBe(5);
    expect(high - low).toBeCloseTo((2 * 1.96 * 2.138) / Math.sqrt(8), 2);
  });
});

test('simulate counts by seat, card and turn, and is the same again', async () => {
  const run = async () => {
    const { status, out } = await runCli([...quick, '--games', '30', '--stats', '--json']);
    expect(status).toBe(0);
    const { seconds: _, gamesPerSecond: _g, decisionsPerSecond: _d, ...result } = resultIn({ out });
    return result;
  };
  const result = await run();
  const { statistics, wins, winShares } = result;
  expect(await run()).toEqual(result);
  expect(statistics.games).toBe(30);
  expect(statistics.seats.map(({ value }: { value: number }) => Math.round(value * 30))).toEqual(wins);
  expect(winShares[0].low).toBeLessThan(winShares[0].value);
  const { cards, turns, scores, decks } = statistics;
  expect(cards.length).toBeGreaterThan(100);
  for (const { games, seen, drawn, played } of cards) {
    expect(games).toBeGreaterThanOrEqual(seen.games);
    expect(seen.games).toBeGreaterThanOrEqual(drawn.games);
    expect(seen.games).toBeGreaterThanOrEqual(played.games);
  }
  expect(cards.some(({ played }: { played: { games: number } }) => played.games > 3)).toBe(true);
  expect(Object.values(turns.counts).reduce((sum: number, games) => sum + Number(games), 0)).toBe(30);
  expect(scores.map(({ column }: { column: string }) => column)).toEqual(['lore']);
  const lore = scores.find(({ column }: { column: string }) => column === 'lore').turns;
  expect(lore[0]).toMatchObject({ turn: 1, games: 30, bySeat: [{ value: 0 }, { value: 0 }] });
  expect(lore.at(-1).bySeat[0].value).toBeGreaterThan(3);
  expect(decks).toMatchObject([{ deck: 'by chance', won: { games: 60 } }]);
}, 120_000);

/** A folder with decks of Lorcana by chance. */
function decks(count: number) {
  const { folder } = scratch();
  mkdirSync(join(folder, 'decks'));
  const engine = lorcana.createEngine();
  for (let i = 0; i < count; i++) {
    const counts = new Map<string, number>();
    for (const id of lorcana.deckOf(engine, i + 1)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const lines = [...counts].map(
      ([id, times]) => `${times} ${engine.cardsById.get(id)!.definition.fullName}`,
    );
    writeFileSync(join(folder, `decks/deck ${'abc'[i]}.txt`), lines.join('\n'));
  }
  return folder;
}

describe('a folder of decks', () => {
  test('is played each with each other, told as a matrix, tables and a page that loads nothing', async () => {
    const cwd = decks(3);
    const { status, out, err } = await runCli(
      [...quick, '--games', '10', '--decks', 'decks', '--csv', 'tables', '--report', 'report.html'],
      { cwd },
    );
    expect(status, err).toBe(0);
    expect(out).toContain('30 between random bots');
    expect(out).toMatch(/deck a – deck b: .* of 10\ndeck a – deck c: .* of 10\ndeck b – deck c: .* of 10/);
    const table = (name: string): Record<string, string>[] =>
      parse(readFileSync(join(cwd, `tables/${name}.csv`), 'utf8'), { columns: true });
    expect(readdirSync(join(cwd, 'tables')).sort()).toEqual(
      ['cards', 'decks', 'matchups', 'scores', 'seats', 'turns'].map((name) => `${name}.csv`),
    );
    expect(
      table('decks').map(({ deck, all_games, seat_1_games }) => [deck, all_games, seat_1_games]),
    ).toEqual([
      ['deck a', '20', '10'],
      ['deck b', '20', '10'],
      ['deck c', '20', '10'],
    ]);
    expect(table('matchups')).toHaveLength(6);
    const page = readFileSync(join(cwd, 'report.html'), 'utf8');
    expect(page.match(/<svg/g)!.length).toBeGreaterThanOrEqual(3);
    expect(page).toContain('deck b');
    // Each chart is drawn for a wide and for a narrow window.
    const drawn = (kind: string) => page.split(`<figure class="${kind}">`).length - 1;
    expect(drawn('wide')).toBeGreaterThanOrEqual(3);
    expect(drawn('narrow')).toBe(drawn('wide'));
    expect([...page.matchAll(/<svg width="(\d+)"/g)].map(([, width]) => width)).toContain('360');
    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    // What is decided before the first turn is no score over turns.
    expect(headings).toEqual(['Games', 'Seats', 'Decks', 'Turns', 'Lore over turns', 'Cards']);
    const loads = /https?:|<script|<link|src=|url\((?!['"]?#)/;
    expect(loads.exec(page.replaceAll('http://www.w3.org/', ''))).toBeNull();
  }, 120_000);

  test('takes two at least', async () => {
    const cwd = decks(1);
    expect((await runCli([...quick, '--decks', 'decks'], { cwd })).err).toContain('has 1 deck files');
    expect((await runCli([...quick, '--decks', 'none'], { cwd })).err).toContain('error[file/unreadable]');
  });
});

test('a simulation goes on where it was, and ends as one that was never stopped', async () => {
  const { folder: cwd } = scratch();
  const run = async (games: string, ...more: string[]) => {
    const { status, out } = await runCli([...quick, '--games', games, '--stats', '--json', ...more], {
      cwd,
    });
    return {
      status,
      out,
      told: status === 0 ? (({ statistics, wins }) => ({ statistics, wins }))(resultIn({ out })) : null,
    };
  };
  const whole = await run('12');
  await run('5', '--resume', 'kept.json');
  expect(existsSync(join(cwd, 'kept.json'))).toBe(true);
  expect((await run('12', '--resume', 'kept.json')).told).toEqual(whole.told);
  expect((await run('12', '--resume', 'kept.json')).told).toEqual(whole.told);
  const other = await run('12', '--resume', 'kept.json', '--seed', '7');
  expect(other).toMatchObject({ status: 1 });
  expect(other.out).toContain('save-foreign');
}, 120_000);
