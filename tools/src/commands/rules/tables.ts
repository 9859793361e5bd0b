import { rulebook } from '@cardwright/kingdom-hearts/rules';
import { comprehensiveRules } from '@cardwright/lorcana/rules';
import { createRuleTable, type RuleTable } from '@cardwright/testkit/conformance';
import type { GameName } from '../../games/game.ts';

/** The rules of each game. */
export const ruleTables: Readonly<Record<GameName, () => RuleTable>> = {
  lorcana: () => createRuleTable(comprehensiveRules),
  'kingdom-hearts': () => createRuleTable(rulebook),
};
