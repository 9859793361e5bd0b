import type { Plugin } from '@cardwright/core';
import type { Ability } from '@cardwright/core/data';
import type { GameKit, KitCard, KitCards, KitLanguage, RuleReference } from '@cardwright/dsl/kit';
import type { GameName } from '../shelf/shelf.ts';

/** A game whose card texts are read: everything that check, format, explain, coverage and diff ask of it. */
export interface TextGame<F extends KitCard = KitCard>
  extends Pick<KitCards<F>, 'types' | 'toFacts' | 'fullName'>,
    KitLanguage<F> {
  readonly kit: GameKit<F>;
  readonly name: GameName;
  /** The rules that texts are bound to. */
  readonly rules: Plugin;
  /** File of the JSON Schema of its sets. */
  schemaFile(): string;
  /** Cards that are shipped: texts may speak of them. */
  readonly shipped: readonly Partial<F>[];
  /** The cards as a set, read with this language. */
  toSet(cards: readonly F[], language: ReturnType<KitLanguage<F>['languageOf']>): Plugin;
  /** The rules of its rulebook that ability data follows, where the game says which. */
  rulesOf(ability: Ability): readonly RuleReference[];
}
