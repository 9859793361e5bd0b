import type { Plugin } from '@cardwright/core';
import type { LanguageAddition } from './language.ts';
import type { Mod } from './mod.ts';

/** The plugins of a mod. */
export const rulesOf = ({ rules = [] }: Mod): readonly Plugin[] =>
  Array.isArray(rules) ? rules : [rules as Plugin];

/** What some mods bring to the language. */
export function additionOf(mods: readonly Mod[]): LanguageAddition {
  return {
    lexicons: mods.flatMap(({ language }) => language?.lexicons ?? []),
    phrases: mods.flatMap(({ language }) => language?.phrases ?? []),
  };
}
