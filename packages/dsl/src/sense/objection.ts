/** Why data that the grammar can say cannot be meant: what a reader of the card would ask about. */
import type {
  Ability,
  CardFilter,
  CardSelector,
  Condition,
  Cost,
  Effect,
  EventPattern,
  KeywordGrant,
  PlayerSelector,
  Quantity,
  ZoneSelector,
} from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';

/** The parts of an ability that can be objected to. */
export interface Parts {
  readonly ability: Ability;
  readonly effect: Effect;
  readonly event: EventPattern;
  readonly condition: Condition;
  readonly quantity: Exclude<Quantity, number>;
  readonly cost: Cost;
  readonly selector: CardSelector;
  readonly filter: CardFilter;
  readonly player: PlayerSelector;
  /** A place, or where something goes. */
  readonly zone: ZoneSelector & { readonly position?: string };
  /** As printed, gained or lost. */
  readonly keyword: KeywordGrant;
  readonly filters: readonly CardFilter[];
  readonly costs: readonly Cost[];
}

/** The phrase that a part was read with, and the words of that phrase that its template leaves open. */
export interface Said {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** How the parts of an ability were said. */
export interface Wordings {
  /** Undefined where no single phrase made the part. */
  said(part: object): Said | undefined;
  /** The type that an ability inside another calls its card by, where it says one. */
  calledIn(ability: Ability): string | undefined;
}

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
  readonly words: Wordings;
  /** Ids of the types that the cards of a selector or a party may have; undefined when it does not say. */
  typesOf(cards: object): readonly string[] | undefined;
}

/** What is wrong, as a clause without a capital, and with which part inside the one that was looked at. */
export type Wrong = string | { readonly message: string; readonly at: object };

/** Looks at the parts of one kind. */
export interface Objection<K extends keyof Parts = keyof Parts> {
  readonly of: K;
  /** What is wrong with a part; undefined when nothing is. */
  object(part: Parts[K], place: PartPlace): Wrong | undefined;
}

/** Declares an objection. */
export function defineObjection<K extends keyof Parts>(objection: Objection<K>): Objection {
  return objection as unknown as Objection;
}
