export { describeMove } from './describe-move.ts';
export { drawTable } from './draw-table.ts';
export { eventMessages, moveMessages, promptMessages } from './en.ts';
export { type RuleReference, ruleNumbers, rulesOf } from './rule-numbers.ts';
