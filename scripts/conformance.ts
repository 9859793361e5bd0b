import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulebook } from '../packages/kingdom-hearts/src/rules/index.ts';
import { comprehensiveRules } from '../packages/lorcana/src/rules/index.ts';
import { type Conformance, judgeConformance } from '../packages/testkit/src/conformance/conformance.ts';
import { createRuleTable } from '../packages/testkit/src/conformance/rule-table.ts';
import { testsInFolders } from '../packages/testkit/src/conformance/test-files.ts';

/** Root of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The games' rules against the tests of all packages. Read by Vitest's configuration, so without package names. */
export function conformances(): readonly Conformance[] {
  const folders = readdirSync(`${root}/packages`)
    .map((name) => `packages/${name}/test`)
    .filter((folder) => existsSync(`${root}/${folder}`));
  const tests = testsInFolders(root, folders);
  return [comprehensiveRules, rulebook].map((rules) => judgeConformance(createRuleTable(rules), tests));
}
