import { rulebook } from '@cardwright/kingdom-hearts/rules';
import { comprehensiveRules } from '@cardwright/lorcana/rules';
import { createRuleTable, type RuleTable } from '@cardwright/testkit/conformance';

/** The rules of each game. */
export const ruleTables: Readonly<Record<string, () => RuleTable>> = {
  lorcana: () => createRuleTable(comprehensiveRules),
  'kingdom-hearts': () => createRuleTable(rulebook),
};
