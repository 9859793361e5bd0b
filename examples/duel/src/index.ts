export { kit } from './kit.ts';
export { duel } from './rules.ts';
export { life, mana } from './table.ts';
