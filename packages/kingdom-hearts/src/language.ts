/**
 * The language of the Kingdom Hearts TCG's card text. Loading a precompiled set needs none of it.
 * @packageDocumentation
 */
import './abilities/index.ts';

export {
  type KingdomHeartsSlots,
  languageOf,
  precompileSet,
  toCardText,
} from './language/index.ts';
