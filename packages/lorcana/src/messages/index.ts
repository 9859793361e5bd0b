export { describeMove } from './describe-move.ts';
export { drawTable, legend } from './draw-table.ts';
export { eventMessages, promptMessages } from './en.ts';
export { rulesOf } from './rule-numbers.ts';
