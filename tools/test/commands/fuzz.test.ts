import { describe, expect, test } from 'vitest';
import { resultIn, runCli } from '../support/run-cli.ts';

describe('fuzz', () => {
  test('plays games of the sets, and tells which laws were looked at how often', {
    timeout: 60_000,
  }, async () => {
    const { status, out } = await runCli(['fuzz', '--games', '3', '--seed', '3', '--json']);
    const { games, fromBoards, seed, findings, laws } = resultIn({ out });
    expect({ games, fromBoards, seed, findings, status }).toEqual({
      games: 3,
      fromBoards: 1,
      seed: 3,
      findings: [],
      status: 0,
    });
    expect(laws['oracle-agrees'].judged).toBeGreaterThan(0);
  });

  test('takes the laws that are named', async () => {
    const { status, out } = await runCli(['fuzz', '--games', '2', '--law', 'cards-conserved', '--set', '1']);
    expect(status).toBe(0);
    expect(out).toContain('cards-conserved');
    expect(out).not.toContain('hidden-view');
    expect(out).toContain('No finding.');
  });

  test('plays a format with as many players as are asked for', { timeout: 60_000 }, async () => {
    const args = ['--games', '3', '--set', '2', '--players', '3', '--format', 'pack-rush', '--json'];
    const { status, out } = await runCli(['fuzz', ...args]);
    const { games, findings, laws } = resultIn({ out });
    expect({ games, findings, status }).toEqual({ games: 3, findings: [], status: 0 });
    expect(laws['oracle-agrees'].judged).toBeGreaterThan(0);
  });

  test.each([
    [['--players', '7'], 'this game is not for 7 players'],
    [['--players', '3', '--game', 'kingdom-hearts'], 'this game is not for 3 players'],
    [['--format', 'drfat'], 'no game of lorcana is played otherwise in a format “drfat”'],
    [['--format', 'pack-rush', '--game', 'kingdom-hearts'], 'no game of kingdom-hearts is played otherwise'],
    [['--law', 'gravity'], 'there is no law “gravity”'],
    [['--set', 'nowhere'], 'there is no set “nowhere”'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runCli(['fuzz', ...args]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
