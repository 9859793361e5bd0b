/**
 * Disney Lorcana for Cardwright: its rules as a plugin, its sets as data. The parser has an entry of its own,
 * `@cardwright/lorcana/language`.
 * @packageDocumentation
 */
import './abilities/index.ts';

// Hosts: the rules, the formats and a match of several games.

export { constructed, coreConstructed, type Season } from './formats/constructed.ts';
export { draft, sealed } from './formats/limited.ts';
export { packRush } from './formats/pack-rush.ts';
export {
  createSeries,
  isOver,
  nextStart,
  type Series,
  type SeriesGame,
  type SeriesLength,
  winnerOf,
  winsOf,
  withGame,
} from './formats/series.ts';
export { simultaneousTurns } from './formats/teams.ts';
export { eventMessages, promptMessages } from './messages/index.ts';
export { lorcana, stateChecks, turnActions, turnSteps } from './plugin.ts';

// Authors of sets: cards as facts and text, and a set of them as a plugin.

export {
  type CardFacts,
  type CardType,
  fullName,
  type InkType,
  type Pronoun,
  type Rarity,
} from './cards/card-facts.ts';
export type { CardEntry, CompiledCard, CompiledSet, SetText } from './cards/card-set.ts';
export { defineSet } from './sets/define-set.ts';

// Authors of further rules: kinds of data, keywords, columns, and how a format is made.

export type * from './abilities/effects.ts';
export { type DeckLimits, defineFormat, type FormatOptions } from './formats/define-format.ts';
export { type Keyword, type KeywordParameter, keywords } from './keywords/index.ts';
export * as columns from './table/columns.ts';
