import { fileURLToPath } from 'node:url';
import { createRuleTable, judgeConformance, testsInFolders } from '@cardwright/testkit/conformance';
import { expect, test } from 'vitest';
import { rulebook } from '../src/rulebook.ts';

test('each rule is shown by a test that cites it', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { rules, problems } = judgeConformance(createRuleTable(rulebook), testsInFolders(root, ['test']));
  expect(problems).toEqual([]);
  expect(rules.filter(({ standing }) => standing !== 'shown').map(({ row }) => row.number)).toEqual([]);
});
