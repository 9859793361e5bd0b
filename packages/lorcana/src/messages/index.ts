export { describeMove } from './describe-move.ts';
export { eventMessages, type Message, type MessageFacts, moveMessages, promptMessages } from './en.ts';
export { eventRules, type RuleReference, ruleNumbers, rulesOf } from './rule-numbers.ts';
