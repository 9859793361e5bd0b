/**
 * Conformance: a game's numbered rules against the tests that name them in their titles (`CR 4.3.2.1 …`).
 *
 * ```ts
 * const table = createRuleTable({ name: 'Rules 1.0', prefix: 'R', headings: { 1: 'Play' }, sections: [{ '1.1': '…' }] });
 * const { rules, problems } = judgeConformance(table, testsInFolders('.', ['test']));
 * ```
 *
 * Give {@link ConformanceReporter} to Vitest, and a listed test that does not run fails the run.
 * @packageDocumentation
 */
export type { Rulebook, RuleList, RuleRow } from '@cardwright/dsl/kit';
export { citationsIn } from './conformance/citations.ts';
export {
  type Conformance,
  type JudgedRule,
  judgeConformance,
  type RuleStanding,
} from './conformance/conformance.ts';
export { ConformanceError } from './conformance/conformance-error.ts';
export { ConformanceReporter } from './conformance/reporter.ts';
export { createRuleTable, type RuleTable } from './conformance/rule-table.ts';
export { testsInFolders } from './conformance/test-files.ts';
export type { DeclaredTest } from './conformance/tests-in-source.ts';
