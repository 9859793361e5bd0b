export { createKingdomHeartsLanguage, type KingdomHeartsLanguageOptions } from './create.ts';
export { phrases, slotLabels } from './phrases/index.ts';
export type { KingdomHeartsSlots } from './phrases/slots.ts';
export { languageOf, precompileCard, precompileSet, pronounOf, toCardText } from './precompile-set.ts';
export { words } from './words.ts';
