import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import type {
  AbilityPart,
  CardsOf,
  CardTest,
  ListOf,
  NumberOf,
  PlayersOf,
  PlayerTest,
  Test,
} from '../model/ability-part.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Label } from '../model/label.ts';
import type { Machine } from '../model/machine.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import type { AnnouncedChoice, Program, Step } from '../model/program.ts';
import type { Scope } from '../model/scope.ts';
import type { Slot } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import type { Zone } from '../model/zone.ts';
import type { AbilityKernel } from './ability-kernel.ts';
import type { Achieved } from './achieved.ts';
import type { Announced } from './announced.ts';
import type { BinderOptions, PublicKnowledge } from './binder-options.ts';
import type { CanBeDoneTo } from './can-be-done-to.ts';
import type { Supposed } from './feasibility.ts';
import type { Found } from './found.ts';
import type { OtherThan } from './other-than.ts';
import type { Group, Producer } from './producer.ts';

/** What else is said of the cards that an effect finds. */
export interface CardsOptions {
  /** The selector as the text has it, which later references mean; the one that is searched for if absent. */
  readonly said?: CardSelector;
  /** Further predicate: the effect must be feasible for the card. */
  readonly only?: CardTest | null;
  /** Whether a hidden card is a candidate as far as everyone knows. */
  readonly thinkable?: Test;
}

/**
 * Compiles ability data to a program and predicates; one instance per program. Effects add steps with {@link step},
 * {@link emit} and the selectors. What they produce can be the antecedent of later references.
 */
export interface Binder {
  readonly kernel: AbilityKernel;
  /** Identity of the program, stable across processes. */
  readonly id: string;
  readonly options: BinderOptions;
  readonly steps: Step[];
  readonly producers: Producer[];
  readonly otherThan: OtherThan;
  /** Amounts that effects actually achieved, newest last. */
  readonly results: Achieved[];
  /** Whether the latest effect was completely performed ("if you do"). */
  done: Test | null;
  /**
   * What cards must satisfy for a cost to be paid with them, or for the effect that they are shown for. By selector.
   */
  readonly payable: Map<CardSelector, CanBeDoneTo>;
  /** What was chosen when the ability was announced, by its place in the data. */
  readonly announced: Map<object, Announced[]>;
  /** The same for views, in the order of the text. */
  readonly announcements: AnnouncedChoice[];
  /** The cards found so far by the effect being bound. */
  found: Found[];
  /** The players who accepted the latest optional effect, one by one ("each opponent who doesn't"). */
  doneBy: PlayersOf | null;
  /** The subject of the clause being bound: the antecedent of "their" and "that player". */
  subject: PlayersOf | null;
  /** The selector in the data that names the subject. */
  subjectData: object | null;
  /**
   * Players introduced before, newest last: antecedents of "that player" outside of its own clause. Null for what was chosen
   * among cards and players.
   */
  readonly knownPlayers: ({
    readonly list: PlayersOf;
    readonly data: object;
  } | null)[];
  /** The enclosing loop over players, if any: which players, and the current one. */
  loop: {
    readonly over: PlayerSelector;
    readonly current: NumberOf;
  } | null;
  /** The name that was named: antecedent of "the named card". */
  namedCard: ((state: ReadonlyState, scope: Scope) => string) | null;
  /** The group looked at or revealed, and what has been taken from it. */
  group: Group | null;
  /** The antecedents of the references bound so far, as passed to {@link report}. */
  readonly meant: (object | string | undefined)[];
  /** Whether there is a triggering event whose parties can be referred to. */
  hasEvent: boolean;
  /** The slots that hold cards. */
  readonly cardSlots: number[];
  /** Whether a reference has resolved to the card that has the ability. */
  meansItself: boolean;
  /** The action that the cards are asked about: while a card is played, it may count as something else. */
  deed: Action | null;
  /** Index of the first effect step, after costs and conditions; -1 before that. */
  readonly beginning: Label;
  /** Wraps the parts of effects that depend on a condition ("while …"). */
  wrapPart: ((part: AbilityPart) => AbilityPart) | null;
  /** In a feasibility question, the players it assumes to be chosen; null when binding real steps. */
  readonly supposed: Supposed[] | null;
  /** The effects and costs being bound, outermost first: the provenance of each step. */
  readonly around: object[];
  /** How many slots the program has so far. */
  readonly slotCount: number;
  /** The ability that this belongs to; null for anything bound on its own. */
  readonly ability: Ability | null;
  /** Reports the antecedent of a reference to the caller of the binder. */
  report(reference: object, producer: object | 'self' | 'event' | undefined): void;
  /** Options with the report of this binder, for abilities that are bound separately. */
  readonly reporting: BinderOptions;
  readonly inFull: boolean;
  /** Set when the answer may depend only on public knowledge. */
  readonly openly: PublicKnowledge | null;
  readonly keyword: Keyword | null;
  stat(name: string): Stat;
  action(name: string): Action;
  keywordNamed(name: string): Keyword;
  zone(name: string): Zone;
  /** Looks a name up; refuses an unknown one with near names. */
  named<T>(what: string, table: ReadonlyMap<string, T>, name: string): T;
  /** All filters at once. */
  cardTest(filters: readonly CardFilter[]): CardTest;
  /**
   * Predicate for a continuous effect: whether it applies to a card. Only cards in play qualify, or those in the zone
   * that the selector names.
   */
  standingTest(selector: CardSelector): CardTest;
  /** Predicate of a selector: whether it matches a card, in whatever zone. */
  selectorTest(selector: CardSelector): CardTest;
  /** The cards that match a selector, without asking anyone. */
  list(selector: CardSelector): CardsOf;
  players(selector: PlayerSelector): PlayersOf;
  playerTest(selector: PlayerSelector): PlayerTest;
  number(quantity: Quantity): NumberOf;
  condition(condition: Condition): Test;
  /** Allocates a slot for a named result. A feasibility question has none, and must not read someone else's. */
  slot<T extends Value>(): Slot<T>;
  step(step: Step): void;
  /** Binds a part of the data and records it as the provenance of the steps added. */
  from<T>(data: object, bind: () => T): T;
  /** Whether the text refers to its own card anywhere. */
  readonly speaksOfItself: boolean;
  /** The deeds that the text refers to by "… this way". */
  readonly deeds: readonly string[];
  label(): Label;
  /** Sets a label to the next step. */
  place(label: Label): void;
  /** Jumps to the label unless the test holds. */
  unless(test: Test, label: Label): void;
  jump(label: Label): void;
  /** Adds a step that evaluates a list once and stores it in a slot. */
  keep<T extends number>(list: ListOf<T>): ListOf<T>;
  /**
   * Cards; asks for a choice if the selector has one. The result becomes an antecedent.
   * @param chooser the player who chooses; the subject if absent
   */
  cards(selector: CardSelector, chooser?: PlayersOf, options?: CardsOptions): CardsOf;
  /** The kind by which the effect being bound introduces its cards. */
  readonly speaking: string | undefined;
  produce(producer: Producer): void;
  /**
   * Proposes the events that `make` returns as one batch.
   * @param unit what the sum of their amounts counts, for "for each … this way"
   * @param does what is done to their cards, for "… this way": the kinds of the events, and what they count as
   */
  emit(make: (machine: Machine) => GameEvent[], unit?: string, does?: readonly EventKind[]): void;
  /** Adds the steps of an effect. Returns its feasibility test; null if it is always feasible. */
  effect(effect: Effect): Test | null;
  /** Binds effects in the order written. Returns the feasibility test of the first. @param after called after each */
  effects(written: readonly Effect[], after?: (effect: Effect) => void): Test | null;
  /** Iterates over the players in turn order; inside `body` the current one is the subject. */
  forEachPlayer(selector: PlayerSelector, body: (player: NumberOf) => void): void;
  /**
   * Binds a question on the side, such as a feasibility test: adds no steps and leaves no trace. It holds if some
   * choice of the players yet to be chosen satisfies it; cards yet to be chosen stand for any candidate.
   */
  bindFeasibility(ask: (binder: Binder) => Test | null, options?: BinderOptions): Test | null;
  /** A nested program that sees what was produced so far; its frames start with a copy of the slots. */
  program(build: (binder: Binder) => void): Program;
  /** The program with the steps added so far. */
  finish(): Program;
  /** The next id for something bound here that saved games refer to. */
  nextId(): string;
}
