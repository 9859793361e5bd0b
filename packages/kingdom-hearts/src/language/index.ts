export { createKingdomHeartsLanguage, type KingdomHeartsLanguageOptions } from './create.ts';
export { phrases, slotLabels } from './phrases/index.ts';
export { languageOf, precompileCard, precompileSet, toCardText } from './precompile-set.ts';
export { words } from './words.ts';
