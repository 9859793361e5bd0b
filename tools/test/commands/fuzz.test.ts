import { laws } from '@cardwright/testkit/fuzz';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';

describe('fuzz', () => {
  test('plays games of the sets, and tells which laws were looked at how often', async () => {
    const { status, out } = await runCli(['fuzz', '--games', '4', '--seed', '3', '--json']);
    const { games, seed, findings, laws: looked } = JSON.parse(out);
    expect({ games, seed, findings, status }).toEqual({ games: 4, seed: 3, findings: [], status: 0 });
    for (const { name } of laws.filter((law) => law.name !== 'oracle-agrees'))
      expect(looked[name]?.checks, name).toBeGreaterThan(0);
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
