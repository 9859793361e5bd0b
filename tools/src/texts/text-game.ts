import type { Plugin } from '@cardwright/core';
import type { Ability } from '@cardwright/core/data';
import type { KitCard, KitCards, KitLanguage, ModdedKit, RuleReference } from '@cardwright/dsl/kit';
import type { ChosenGame } from '../shelf/chosen-game.ts';

/** A game whose card texts are read: everything that check, format, explain, coverage and diff ask of it. */
export interface TextGame<F extends KitCard = KitCard>
  extends Pick<KitCards<F>, 'types' | 'toFacts' | 'fullName'>,
    KitLanguage<F> {
  readonly chosen: ChosenGame;
  readonly kit: ModdedKit<F>;
  readonly name: string;
  /** The rules that texts are bound to: the game's and those of its mods. */
  readonly rules: readonly Plugin[];
  /** The JSON Schema of its sets, as text. */
  schema(): string;
  /** The cards as a set, read with this language. */
  toSet(cards: readonly F[], language: ReturnType<KitLanguage<F>['languageOf']>): Plugin;
  /** The rules of its rulebook that ability data follows, where the game says which. */
  rulesOf(ability: Ability): readonly RuleReference[];
}
