import { describe, expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';

describe('fuzz', () => {
  test('plays games of the sets, and tells which laws were looked at how often', {
    timeout: 60_000,
  }, async () => {
    const { status, out } = await runCli(['fuzz', '--games', '3', '--seed', '3', '--json']);
    const { games, fromBoards, seed, findings, laws } = JSON.parse(out);
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

  test.each([
    [['--law', 'gravity'], 'there is no law “gravity”'],
    [['--set', 'nowhere'], 'there is no set “nowhere”'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runCli(['fuzz', ...args]);
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});
