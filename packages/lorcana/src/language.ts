/**
 * The language of Lorcana's card text. Loading a precompiled set needs none of it.
 * @packageDocumentation
 */
import './abilities/index.ts';

export {
  checkSetText,
  createLorcanaLanguage,
  type LorcanaLanguageOptions,
  type LorcanaSlots,
  namesOf,
  precompileSet,
  toCardText,
} from './language/index.ts';
