/**
 * A game as one object, for those who make games and for what takes them: see {@link GameKit}. Nothing here loads the
 * parser.
 * @packageDocumentation
 */

export { type SetDefinition, setDefiner } from '../sets/define-set.ts';
export { type FactsOfTypes, factsOfOthers } from '../sets/facts-of-types.ts';
export type * from '../sets/set-types.ts';
export type * from './card-forms.ts';
export { countsOf, tellCounts } from './counts.ts';
export { createKit, type KitOptions } from './create-kit.ts';
export { errataWithMods } from './errata-with-mods.ts';
export type * from './formats.ts';
export type * from './game-kit.ts';
export type * from './language.ts';
export { defineMod, type Mod } from './mod.ts';
export type { PlainCard } from './plain-card.ts';
export type * from './rulebook.ts';
export type * from './scaffold.ts';
export type * from './sets.ts';
export type * from './telling.ts';
export type * from './testing.ts';
export { type KitParts, type ModdedKit, withMods } from './with-mods.ts';
export { withoutCardChanges } from './without-card-changes.ts';
export { worthBySides } from './worth.ts';
