import { describe, expect, test } from 'vitest';
import { resultIn, runCli } from '../support/run-cli.ts';

describe('rules', () => {
  test('--json counts the rules of a game, and each stands one way', async () => {
    const { status, out } = await runCli(['rules', '--game', 'lorcana', '--json']);
    expect(status).toBe(0);
    const { rules, covered, excluded, missing, examples, missingExamples, problems } = resultIn({ out });
    expect(rules).toBe(477);
    expect(covered + excluded + missing.length).toBe(rules);
    expect(covered).toBeGreaterThan(100);
    // The rules give 92; one belongs to a rule that is excluded.
    expect(examples).toBe(91);
    expect(missingExamples.length).toBeLessThan(examples);
    expect(problems).toEqual([]);
  });

  test('--rule shows one with the tests that name it, or why it is excluded', async () => {
    const quest = await runCli(['rules', '--rule', 'CR 4.5.1.4']);
    expect(quest.out).toContain('CR 4.5.1.4 (shown)');
    expect(quest.out).toMatch(/packages\/lorcana\/test\/rules\/\S+:\d+ CR 4\.5\.1\.3, 4\.5\.1\.4, /);
    const art = await runCli(['rules', '--rule', '5.2.4']);
    expect(art.out).toContain('excluded: ');
    const list = await runCli(['rules', '--rule', '4.2.1']);
    expect(list.out).toContain('CR 4.2.1.2 ');
  });

  test('lists every rule', async () => {
    const { out } = await runCli(['rules']);
    expect(out.match(/^\d+(\.\d+)+ +(\d+ tests|its list|excluded|missing) /gm)?.length).toBe(477);
    expect(out).toMatch(/Comprehensive Rules 2\.1\.0: 477 rules, \d+ covered, \d+ excluded, \d+ missing/);
  });

  test.each([
    [['--rule', '4.5.1.9'], 'rules/unknown-rule', 'have no rule 4.5.1.9'],
    [['--rule', '4.5'], 'rules/unknown-rule', 'the heading “Quest”'],
    [['--game', 'chess'], 'usage/invalid-argument', 'lorcana'],
  ])('refuses %j', async (argv, code, words) => {
    const { status, err } = await runCli(['rules', ...argv]);
    expect(status).toBe(2);
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(words);
  });
});
