import type {
  CardFilter,
  CardSelector,
  Condition,
  Cost,
  Duration,
  Effect,
  EventPattern,
  KeywordGrant,
  Limit,
  PartyPattern,
  PlayerSelector,
  Quantity,
  Range,
  StatName,
  TurnPattern,
  ZoneSelector,
} from '@cardwright/core/data';

/** Half-open range of offsets in the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The subject of a clause. A bare pronoun ("they") is a card or a player, depending on its predicate. */
export type Subject =
  | { readonly kind: 'player'; readonly player: PlayerSelector }
  | { readonly kind: 'cards'; readonly cards: CardSelector }
  | {
      readonly kind: 'pronoun';
      readonly word?: string;
      /** Its antecedent, while printing. */
      readonly of?: PlayerSelector | CardSelector | PartyPattern;
    };

/**
 * A predicate without its subject: the effect without the field that the subject fills. `role` is that field's name
 * (`player`, `what` …), `takes` its type, and `phrase` the row it came from.
 */
export interface Predicate<T = Effect> {
  readonly value: Partial<T>;
  readonly role: string;
  readonly takes: 'player' | 'cards';
  readonly phrase: string;
  /** What a part of it asks of the subject, as a predicate with a possessive does: "of your choice". */
  readonly whose?: 'your' | 'their';
}

/**
 * What stands after a predicate and qualifies it.
 *
 * - `duration`: "this turn"
 * - `per`: "for each character you have in play"
 * - `most`: "but no more than 3", of a number that varies
 * - `if`, `while`, `unless`: a condition said last
 * - `only`: "only if …", of what can be done: not otherwise
 * - `each`: of several players, "draw 2 cards each"
 * - `if-able`: as far as it can be done
 * - `instead`: this clause amends the effect before it
 * - `unless-done`: "unless that player pays 2"
 */
export type Tail =
  | { readonly tail: 'duration'; readonly duration: Duration }
  | { readonly tail: 'per'; readonly of: Quantity }
  /** The number of a stat's change may be said with its stat: "to a maximum of +3 {P}". */
  | { readonly tail: 'most'; readonly most: Quantity; readonly stat?: StatName | undefined }
  | { readonly tail: 'if' | 'while' | 'unless'; readonly condition: Condition }
  /** Without its condition where that has been taken out already. */
  | { readonly tail: 'only'; readonly condition?: Condition }
  | { readonly tail: 'each' | 'if-able' }
  | { readonly tail: 'instead' }
  | { readonly tail: 'unless-done'; readonly player: PlayerSelector; readonly deed: Predicate };

/**
 * What stands before the first clause of a sentence, up to its comma.
 *
 * - `trigger`: "When …", "At the start of your turn", with all the patterns joined by "and when(ever)"; with a
 *   duration it is made by an effect ("Whenever … this turn")
 * - `if`, `while`: conditions; `during` is a condition said as a time ("During your turn")
 * - `per`: "For each …"
 * - `limit`: "Once per turn", "Once during your turn"
 * - `otherwise`: links to the sentence before
 * - `duration`: "This turn", "Until the start of your next turn" said first
 * - `would`: "If … would …": the clauses happen in its place
 * - `next`: "The next time … this turn": a trigger that waits once
 */
export type Lead =
  | {
      readonly lead: 'trigger';
      readonly on: readonly (EventPattern | TurnPattern)[];
      readonly duration?: Duration;
      /** "… while this card is exhausted": a condition for triggering. */
      readonly while?: Condition;
    }
  | { readonly lead: 'while' | 'during'; readonly condition: Condition }
  /** With its actor: "if you do", "if they don't". */
  | {
      readonly lead: 'if';
      readonly condition: Condition;
      readonly doer?: 'you' | 'others';
      /** "If they can't": only of what must be done. */
      readonly could?: false;
    }
  | { readonly lead: 'per'; readonly of: Quantity }
  | { readonly lead: 'limit'; readonly limit: Limit; readonly during?: Condition }
  /** "Otherwise", or, depending on a condition only, "if it isn't". */
  | { readonly lead: 'otherwise'; readonly of?: 'condition' }
  | { readonly lead: 'duration'; readonly duration: Duration }
  | {
      readonly lead: 'would';
      readonly event: EventPattern;
      /** "Would be hurt or destroyed": the others. */
      readonly or?: readonly EventPattern[];
      /** "The next time … would …": once, and within the stated duration. */
      readonly next?: true;
      /** "The first time each turn … would …"; or in the turn that was said before: "during your turn, the first time …". */
      readonly first?: 'each-turn' | 'in-it';
      readonly duration?: Duration;
      /** "Would be hurt while …". */
      readonly while?: Condition;
    }
  | { readonly lead: 'next'; readonly on: readonly EventPattern[]; readonly duration?: Duration };

/** How a clause is joined to the previous one in the same sentence. */
export type Glue = 'and' | ',' | ', and' | 'then' | 'to' | 'or';

/** One clause: subject, "may", predicate, and tails. */
export interface Clause {
  readonly subject?: Subject;
  readonly may?: true;
  readonly predicate: Predicate;
  readonly tails: readonly Tail[];
}

/** A clause with its preceding glue; the first clause of a sentence has none. */
export interface Link {
  readonly glue?: Glue;
  readonly clause: Clause;
}

/** Leads, then clauses; or a choice between modes. */
export interface Sentence {
  /** What X is in it. */
  readonly x?: Quantity;
  readonly leads: readonly Lead[];
  readonly links: readonly Link[];
  readonly modes?: {
    readonly range: Range;
    readonly may?: true;
    /** Who chooses, if not you. */
    readonly player?: PlayerSelector;
    /** "You may pay 2 to choose one:": the price before "to". */
    readonly price?: readonly Link[];
    readonly options: readonly (readonly Sentence[])[];
    /** "If …, choose both instead": how many then. */
    readonly instead?: { readonly if: Condition; readonly range: Range };
  };
  /** "Depending on its type": what is done with a card of some kind. */
  readonly cases?: readonly Case[];
}

/** One of the kinds of card that something depends on, and what is done then. */
export interface Case {
  readonly filter: CardFilter;
  readonly sentences: readonly Sentence[];
}

/** A whole ability as written. */
export type AbilitySyntax =
  | { readonly form: 'keywords'; readonly grants: readonly KeywordGrant[] }
  | { readonly form: 'text'; readonly costs?: readonly Cost[]; readonly sentences: readonly Sentence[] };

/** A determiner: how the cards are picked, how many, and whose. */
export interface Determiner {
  readonly pick: 'chosen' | 'some' | 'each' | 'top' | 'ref';
  readonly range?: Range;
  readonly filter?: readonly CardFilter[];
  readonly from?: ZoneSelector;
  readonly ref?: Extract<CardSelector, { pick: 'ref' }>['ref'];
  /** "The": with a place, all cards there. */
  readonly definite?: true;
  /** "Those": several were spoken of. */
  readonly several?: true;
  /** "All revealed": only of the cards that are looked at or revealed. */
  readonly shown?: true;
}

/** What follows a noun: filters, and the zone to look in. */
export interface Modifier {
  readonly filter: readonly CardFilter[];
  readonly from?: ZoneSelector;
  /** A requirement that only some types can meet, and that applies to those alone ("sites and beasts at sites"). */
  readonly asks?: string;
  /** The word "card" is used: they are out of play. */
  readonly card?: true;
}

/** The nouns of a noun phrase: card types, and whether the word "card" is used. */
export interface Nouns {
  readonly filter: readonly CardFilter[];
  readonly card?: true;
}

/** An adjective, classification or other word before the noun, as filters. */
export type Adjective = readonly CardFilter[];

/** The object of "can't" or "can": the fields of `forbid` and `permit` besides the cards. */
export type Acts = Pick<Extract<Effect, { do: 'forbid' }>, 'action' | 'other' | 'except'>;

/** One change of a stat ("+1 strength"). */
export interface StatChange {
  readonly stat: Extract<Effect, { do: 'modify' }>['stat'];
  readonly by: Quantity;
}

/** What a number is compared with: "3 or more", "fewer than 2". */
export interface Compared {
  readonly cmp: Extract<Condition, { if: 'count' }>['cmp'];
  readonly value: Quantity;
}

/** A counted group of cards: "2 or more other characters", "no cards". */
export interface Counted extends Compared {
  readonly of: CardSelector;
}
