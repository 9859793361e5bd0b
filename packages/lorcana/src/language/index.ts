/**
 * The language of Lorcana's card text: its words and its rows of the grammar. Loading a precompiled set needs none of
 * it, so it has an entry of its own.
 */

export { checkSetText } from './check-set-text.ts';
export { createLorcanaLanguage, type LorcanaLanguageOptions } from './create.ts';
export { words } from './lexicon/index.ts';
export { namesOf } from './names-of.ts';
export { phrases, slotLabels } from './phrases/index.ts';
export type { LorcanaSlots } from './phrases/slots.ts';
export { languageOf, precompileCard, precompileSet, toCardText } from './precompile-set.ts';
