/**
 * The Kingdom Hearts TCG for Cardwright: its rules as a plugin, its sets as data. The parser has an entry of its own,
 * `@cardwright/kingdom-hearts/language`.
 * @packageDocumentation
 */
import './abilities/index.ts';

// Hosts: the rules, with options, and the deck rules.

export { defineFormat, type FormatOptions } from './formats/define-format.ts';
export { standard } from './formats/standard.ts';
export { type KingdomHeartsOptions, optionsOf } from './options/options.ts';
export { createKingdomHearts, kingdomHearts } from './plugin.ts';

// Authors of sets: cards as facts and text, and a set of them as a plugin.

export {
  type CardEntry,
  type CardFacts,
  type CardType,
  type CompiledCard,
  type CompiledSet,
  fullName,
  type Group,
  type SetText,
} from './cards/card-facts.ts';
export { defineSet } from './sets/define-set.ts';

// Authors of further rules: the kinds of data that the game adds.

export type * from './abilities/effects.ts';
