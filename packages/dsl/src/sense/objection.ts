/** Why data that the grammar can say cannot be meant: what a reader of the card would ask about. */
import type { Ability } from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';

/** Where in an ability a part stands. */
export interface PartPlace {
  /** Key of the part in the part around it; the key of the list for members of lists. */
  readonly key: string;
  /** The parts around it, outermost first. */
  readonly around: readonly object[];
  /** The ability it stands in: the innermost, where one ability gives another. */
  readonly ability: Ability;
  readonly facts: CardFacts;
  readonly lexicon: Lexicon;
  /** Whether an effect is one that lasts. */
  lasts(effect: { readonly do: string }): boolean;
}

/**
 * Looks at one part of an ability (an effect, a selector, a list of filters …) and says what is wrong with it, as a
 * clause without a capital; undefined when nothing is. Called for every object of the data.
 */
export type Objection = (part: object, place: PartPlace) => string | undefined;
