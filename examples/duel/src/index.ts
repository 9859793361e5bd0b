export { cards } from './cards.ts';
export { card, language } from './language.ts';
export { duel } from './rules.ts';
export { life, mana } from './table.ts';
