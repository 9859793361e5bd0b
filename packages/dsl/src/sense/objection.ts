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
} from '@cardwright/core/data';
import type { Told } from '../diagnostics/catalogue.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';

/** The kinds of parts that objections check. */
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
  /** A zone, or a destination. */
  readonly zone: ZoneSelector & { readonly position?: string };
  /** Printed, gained or lost. */
  readonly keyword: KeywordGrant;
  readonly filters: readonly CardFilter[];
  readonly costs: readonly Cost[];
}

/** The phrase that a part was read with, and its words that the template leaves open. */
export interface Said {
  readonly phrase: string;
  /** The words that were said where its template has a choice (`{who:you|they}`), by part. */
  readonly choices: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

/** How the parts of an ability were worded. */
export interface Wordings {
  /** Undefined if no single phrase made the part. */
  said(part: object): Said | undefined;
  /** The type by which a nested ability calls its card, if it does. */
  calledIn(ability: Ability): string | undefined;
}

/** The position of a part in an ability. */
export interface PartPlace {
  /** Key of the part in its parent; for list members the key of the list. */
  readonly key: string;
  /** The enclosing parts, outermost first. */
  readonly around: readonly object[];
  /** The innermost enclosing ability. */
  readonly ability: Ability;
  readonly facts: CardFacts;
  readonly lexicon: Lexicon;
  /** Whether an effect has a duration. */
  lasts(effect: { readonly do: string }): boolean;
  readonly words: Wordings;
  /** Possible types of a selector's or party's cards, by id; undefined if open. */
  typesOf(cards: object): readonly string[] | undefined;
  /** The cards that a reference means, as the part that brought them up; `self` for the card with the ability. */
  meant(reference: object): object | 'self' | undefined;
}

/** Why a part makes no sense: the message is a clause without a capital. */
export interface Wrong extends Told {
  /** The nested part that it is about; absent for the part itself. */
  readonly at?: object;
}

/** A check on parts of one kind. */
export interface Objection<K extends keyof Parts = keyof Parts> {
  readonly of: K;
  /** Why a part makes no sense; undefined if it does. */
  object(part: Parts[K], place: PartPlace): Wrong | undefined;
}

/** Declares an objection. */
export function defineObjection<K extends keyof Parts>(objection: Objection<K>): Objection {
  return objection as unknown as Objection;
}
