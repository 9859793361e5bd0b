/**
 * The Kingdom Hearts TCG for Cardwright: its rules as a plugin, its sets as data. The parser has an entry of its own,
 * `@cardwright/kingdom-hearts/language`.
 * @packageDocumentation
 */
import './abilities/index.ts';

export type * from './abilities/effects.ts';
export {
  type CardEntry,
  type CardFacts,
  type CardType,
  type CompiledCard,
  type CompiledSet,
  cardTypes,
  fullName,
  type Group,
  groups,
  type SetText,
} from './cards/card-facts.ts';
export { standard } from './formats/standard.ts';
export { describeMove, eventMessages, promptMessages } from './messages/en.ts';
export { playerFacts, tableWords } from './messages/table.ts';
export { defaultOptions, type KingdomHeartsOptions, optionsOf } from './options/options.ts';
export { createKingdomHearts, kingdomHearts } from './plugin.ts';
export { defineSet, toDefinition } from './sets/define-set.ts';
export { standing } from './standing/standing.ts';
export * as columns from './table/columns.ts';
export { attack, darkLevel, level, magic, power, support } from './table/names.ts';
export { HAND_SIZE } from './turn/draw.ts';
export { LEVELS_TO_WIN } from './turn/state-check.ts';
