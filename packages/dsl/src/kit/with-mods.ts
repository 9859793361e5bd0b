import type { Plugin } from '@cardwright/core';
import { errataWithMods } from './errata-with-mods.ts';
import type { GameKit } from './game-kit.ts';
import type { KitLanguage, LanguageAddition } from './language.ts';
import type { Mod } from './mod.ts';
import { additionOf, rulesOf } from './mod-parts.ts';
import type { KitCard } from './sets.ts';
import type { Telling } from './telling.ts';

/** Of a game all but its plugin alone, which says too little where there are mods. */
export type KitParts<F extends KitCard = KitCard> = Omit<GameKit<F>, 'plugin'>;

/** A game with its mods. It has no `plugin` by which a mod could be forgotten. */
export interface ModdedKit<F extends KitCard = KitCard> extends KitParts<F> {
  /** The rules: the game's own, then those of its mods. */
  readonly plugins: readonly [Plugin, ...Plugin[]];
}

function tellingOf(telling: Telling, mods: readonly Mod[]): Telling {
  const told = mods.flatMap((mod) => mod.telling ?? []);
  return {
    ...telling,
    eventMessages: Object.assign({}, ...told.map((one) => one.eventMessages), telling.eventMessages),
    promptMessages: Object.assign({}, ...told.map((one) => one.promptMessages), telling.promptMessages),
    keywordTexts: new Map([...told.flatMap((one) => [...(one.keywordTexts ?? [])]), ...telling.keywordTexts]),
  };
}

function languageWith<F extends KitCard>(base: KitLanguage<F>, addition: LanguageAddition): KitLanguage<F> {
  const languageOf: KitLanguage<F>['languageOf'] = (cards) => base.languageOf(cards, addition);
  return {
    languageOf,
    toCardText: base.toCardText,
    phrases: [...base.phrases, ...(addition.phrases ?? [])],
    precompileCard: base.precompileCard,
    precompileSet: (set, language = languageOf(set.cards as readonly Partial<F>[]), bind) =>
      base.precompileSet(set, language, bind),
  };
}

/** Puts mods on top of a game. Two that bring the same are refused where an engine or a language is made of them. */
export function withMods<F extends KitCard>(kit: GameKit<F>, mods: readonly Mod[]): ModdedKit<F> {
  const { plugin, ...parts } = kit;
  if (mods.length === 0) return { ...parts, plugins: [plugin] };
  const addition = additionOf(mods);
  return {
    ...parts,
    plugins: [plugin, ...mods.flatMap(rulesOf).map((rules) => errataWithMods(rules, mods))],
    language: async () => languageWith(await kit.language(), addition),
    telling: tellingOf(kit.telling, mods),
  };
}
