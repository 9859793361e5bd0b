import type {
  Ability,
  ActionName,
  CardFilter,
  CardSelector,
  CircumstanceName,
  Condition,
  Cost,
  Destination,
  Distinct,
  Duration,
  Effect,
  EventPattern,
  Goal,
  KeywordGrant,
  PlayerSelector,
  Quantity,
  Range,
  Target,
  TurnPattern,
  ZoneSelector,
} from '@cardwright/core/data';
import type {
  AbilitySyntax,
  Acts,
  Adjective,
  Case,
  Clause,
  Compared,
  Counted,
  Determiner,
  Lead,
  Link,
  Modifier,
  Nouns,
  Sentence,
  StatChange,
  Subject,
  Tail,
} from '../syntax/syntax.ts';

/** An event of this turn, and how many times if more than one is required. */
export type PastEvent = EventPattern & {
  readonly times?: { readonly cmp: Counted['cmp']; readonly value: Quantity };
};

/** Phrase slots of any card game. Games, sets and mods usually add rows to those marked ★. */
export interface NeutralSlots {
  // ── skeleton ─────────────────────────────────────────────────────────────────────────────────────────
  /** A whole line of text: keywords, or sentences, possibly with a cost before a dash. */
  ability: AbilitySyntax;
  /** The same without its final full stop, as in quotation marks. */
  'ability-body': AbilitySyntax;
  sentences: readonly Sentence[];
  /** Clauses or a choice between modes, and what stands before them. */
  sentence: Sentence;
  /** Kinds of card, each with what is done then: bullets after "depending on its type:". */
  cases: readonly Case[];
  /** Types of card, as one filter: "relic or site". */
  'case-types': CardFilter;
  /** How many modes are chosen. */
  'how-many-modes': Range;
  /** Bullets after "choose one:". */
  modes: readonly (readonly Sentence[])[];
  chain: readonly Link[];
  clause: Clause;
  /** ★ A clause whose cards or players are not the subject of its verb, without its tails ("only … can attack …"). */
  'bare-clause': Clause;
  subject: Subject;
  /** ★ Something before the first clause that ends in a comma. */
  lead: Lead;
  /** ★ "when …", "whenever …", "at the start of your turn": joined by "and when(ever)". */
  trigger: readonly (EventPattern | TurnPattern)[];
  triggers: readonly (EventPattern | TurnPattern)[];
  /** Events joined by "or", each with its tails. */
  events: readonly EventPattern[];
  /** ★ Something after a predicate. */
  tail: Tail;
  tails: readonly Tail[];
  /** A list of costs, and ★ one cost. */
  costs: readonly Cost[];
  cost: Cost;

  // ── what happens ─────────────────────────────────────────────────────────────────────────────────────
  /** ★ What a subject does. Give `subject`: the field of the effect that the subject fills. */
  predicate: Effect;
  /** ★ What happens to or by a subject ("be~ damaged"). Give `subject`: `card`, `by` or `player`. */
  'event-predicate': EventPattern;
  /** What has happened: made of the rows of `event-predicate` ("was damaged", "played 2 or more relics"). */
  'past-predicate': PastEvent;
  /** That it has not: "didn't attack", "haven't been damaged". */
  'past-negative': PastEvent;
  /** How a card that has left was: made of the rows of `condition-predicate` ("was damaged", "had 3 {P} or more"). */
  'past-standing': Condition;
  /** With a gap in place of the object: "the second card {you've drawn}". */
  'past-gap': PastEvent;
  /** Reduced passive: "each beast {damaged in combat}". */
  'past-passive': PastEvent;
  /** ★ An event as a full clause ("a card leaves your hand"). */
  event: EventPattern;
  /** ★ A circumstance after an event ("during your turn"). Builds the names to add to `given`. */
  'event-tail': Pick<EventPattern, 'given'>;
  /** ★ A condition as a full clause ("you have no cards in your hand"). */
  condition: Condition;
  /** Conditions joined by "and" or "or". */
  conditions: Condition;
  /** ★ A restriction of players ("with …"): a condition on "that player". */
  'player-trait': Condition;
  /** ★ What players did before ("who doesn't", "who discarded a relic this way"): a condition on "that player". */
  'player-deed': Condition;
  /** ★ A predicate of a condition ("be~ damaged"). Give `subject`. */
  'condition-predicate': Condition;

  /** ★ Where cards were when something left play ("at it"): for "there were …" and "that were …". */
  'place-before': Modifier;

  // ── cards ────────────────────────────────────────────────────────────────────────────────────────────
  /** Cards as the object of a verb: a noun phrase, a pronoun, or two joined by "and" / "or". */
  object: CardSelector;
  /** One noun phrase, or a pronominal. */
  np: CardSelector;
  /** Cards with a number, for conditions: "2 or more other characters". */
  counted: Counted;
  /** ★ "chosen", "each", "up to 2", "one of your". */
  determiner: Determiner;
  /** Adjectives, classifications, nouns and modifiers, in this order. */
  group: Modifier;
  classes: readonly CardFilter[];
  class: CardFilter;
  /** Classes of which a card has any: "A", "A or B", "A, B, or C". */
  'any-class': readonly CardFilter[];
  /** Card types, in a list. */
  types: readonly string[];
  /** Names, in a list. */
  names: readonly string[];
  /** The same in quotation marks, each for itself. */
  'quoted-names': readonly string[];
  /** A group without "or": adjectives, classifications, nouns and modifiers. */
  kind: Modifier;
  nouns: Nouns;
  modifiers: Modifier;
  /** ★ "damaged", "opposing", "other". */
  adjective: Adjective;
  /** ★ "with cost 2 or less", "named …", "in your hand". */
  modifier: Modifier;
  /** ★ Modifiers of place ("here", "in your hand"). */
  place: Modifier;
  /** ★ A noun phrase without a noun: "the rest", "it", "this card". */
  pronominal: CardSelector;

  /** Cards, players, or a choice among both; made of the rows of `targetsOf`. */
  target: Target;

  // ── players and zones ────────────────────────────────────────────────────────────────────────────────
  /** ★ "you", "each opponent", "that player". */
  player: PlayerSelector;
  /** How many players are chosen: "up to 2", "any number of". */
  'how-many': Range;
  /** ★ "your", "their", "its player's". */
  possessive: PlayerSelector;
  /** ★ "your hand", "any discard". */
  zone: ZoneSelector;
  /** Where a card comes from: "from your discard", "from play". */
  origin: ZoneSelector;
  /** ★ "into your hand", "on the bottom of your deck". */
  destination: Destination;
  /** ★ Where cards are put, as one of several. */
  goal: Goal;
  /** How cards that go together are arranged: "in any order". */
  order: NonNullable<Destination['order']>;

  // ── numbers, times, grants ───────────────────────────────────────────────────────────────────────────
  /** A number before its noun: "3", "X". */
  amount: Quantity;
  /** A number that something is compared with: "3 or more", "more than X", "exactly 2". */
  compared: Compared;
  /** How a measure stands to another: "less than", "equal to". */
  relation: Pick<Compared, 'cmp'>;
  /** How far a measure is from another: "at least 2 less", "up to 1 more". What is less is negative. */
  distance: { readonly cmp: Compared['cmp']; readonly by: Quantity };
  /** The same with the words first: "more than X", "at least 2". */
  sided: Compared;
  /** What "as many … as" compares with: "you have relics in play", "they discarded". */
  'as-many': Quantity;
  /** A number that stands alone: "3", "X", "the number of …", "their strength". */
  value: Quantity;
  /** The bound behind "to a maximum of": "3", "3 cards". */
  bound: Quantity;
  /** ★ "a card", "2 cards", "that many cards": how many cards a player draws or discards. */
  'card-count': Quantity;
  /** ★ What can be counted or measured: "the number of …", "their strength". */
  measure: Quantity;
  /** ★ What "for each …" counts: "for each other character you have in play". */
  each: Quantity;
  /** ★ What an effect did to cards: "discarded", "played". */
  deed: { readonly done?: string; readonly by?: readonly string[]; readonly to?: Destination | undefined };
  /** ★ When something holds: before a sentence, or behind it. Before it, "while" and "during" are told apart. */
  circumstance: { readonly said: 'while' | 'during'; readonly condition: Condition };
  /** "Once", "up to 3 times". */
  'how-often': number;
  /** ★ What cards differ in: "costs", "names". */
  distinct: Exclude<Distinct, object>;
  /** Which turn it is: "your first turn". A condition. */
  'which-turn': Condition;
  /** "First", "second". */
  ordinal: number;
  /** ★ "+1 {S}". Lists of them are the skeleton's. */
  'stat-change': StatChange;
  'stat-changes': readonly StatChange[];
  /** ★ A keyword with its parameter, as it is printed or gained. */
  grant: KeywordGrant;
  'grant-list': readonly KeywordGrant[];
  /** Keywords and quoted abilities that are gained. */
  grants: { readonly keywords: readonly KeywordGrant[]; readonly abilities?: readonly Ability[] };
  /** An ability between quotation marks. */
  quoted: Ability;
  /** ★ "this turn", "until the start of your next turn". */
  duration: Duration;
  /** ★ Behind "can't" and "can": "attack", "be chosen by opponents". */
  acts: Acts;
  /** ★ What players do with cards and pay for ("play relics"): the change of what is paid for it, of nothing. */
  'paid-act': Effect;
  /** ★ A way of playing a card, as an action of its own and as a circumstance: "using its … ability". */
  'way-of-playing': { readonly action?: ActionName; readonly given?: CircumstanceName };
}

/**
 * The games of a program, each under its own name: the slots that it adds to the grammar. A game adds one member by
 * declaration merging, so two games may give one name to slots with different values.
 *
 * @example declare module '@cardwright/dsl' { interface GameSlots { tally: { damage: Quantity } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface GameSlots {}

type SlotsOfGame = GameSlots[keyof GameSlots];
type KeyOf<S> = S extends unknown ? keyof S : never;
type ValueIn<S, K> = S extends unknown ? (K extends keyof S ? S[K] : never) : never;

/** Slots and their types. A slot is a nonterminal of the grammar; its type is what its phrases build and split. */
export type Slots = NeutralSlots & {
  readonly [K in Exclude<KeyOf<SlotsOfGame>, keyof NeutralSlots>]: ValueIn<SlotsOfGame, K>;
};

/**
 * Terminal slots: one token each. They need no phrases; the lexicon fills them.
 *
 * - `integer` "3" or "three"; `signed` "+2", "-1"; `number-symbol` "{2}"; `name` a card's name
 * - `type` "character(s)"; `stat` "{S}" or its word; `zone-word` "hand(s)"; `keyword` any keyword's word
 * - `classification`, `color`, `state` (an adjective), `resource` the symbol of a resource
 * - `keyword-none` … a keyword that takes this form of parameter; `variant` the word before a keyword
 * - `pronoun-subject` they, he, she; `pronoun-object` them …; `pronoun-possessive` their …
 */
export interface Terminals {
  'pronoun-subject': string;
  'pronoun-object': string;
  'pronoun-possessive': string;
  'keyword-none': string;
  'keyword-number': string;
  'keyword-signed': string;
  variant: string;
  integer: number;
  'number-symbol': number;
  signed: number;
  name: string;
  type: string;
  stat: string;
  'zone-word': string;
  keyword: string;
  classification: string;
  'classification-plural': string;
  'no-classification': string;
  'no-type': string;
  color: string;
  state: string;
  resource: string;
}

/** What a slot builds. */
export type SlotValue<S extends string> = S extends keyof Slots
  ? Slots[S]
  : S extends keyof Terminals
    ? Terminals[S]
    : never;
