import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { AbilityPart, CardTest, ListOf, NumberOf, PlayerTest, Test } from '../model/ability-part.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Label } from '../model/label.ts';
import type { Machine } from '../model/machine.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import type { Program, Step } from '../model/program.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import type { AbilityKernel } from './ability-kernel.ts';
import type { BinderOptions, PublicKnowledge } from './binder-options.ts';
import type { CanBeDoneTo } from './can-be-done-to.ts';
import type { Supposed } from './feasibility.ts';
import type { Found } from './found.ts';
import type { OtherThan } from './other-than.ts';
import type { Group, Producer } from './producer.ts';

/**
 * Compiles ability data to a program and predicates. One per program. Effects add steps with {@link step},
 * {@link emit} and the selectors; what they produce can be referred to by what follows.
 */
export interface Binder {
  readonly kernel: AbilityKernel;
  /** Identity of the program, stable between processes. */
  readonly id: string;
  readonly options: BinderOptions;
  readonly steps: Step[];
  readonly producers: Producer[];
  readonly otherThan: OtherThan;
  /** Numbers that effects really did, newest last. */
  readonly results: {
    readonly unit: string;
    readonly number: NumberOf;
    /** The cards it was done to, by what it is called; null where the text does not speak of them. */
    readonly cards?: (deed: string) => ListOf | null;
  }[];
  /** Whether the latest effect was completely performed ("if you do", CR 6.1.5.1). */
  done: Test | null;
  /** What the cards of a selector must be for a cost to be paid with them, or for what they are shown for. */
  readonly payable: Map<CardSelector, CanBeDoneTo>;
  /** The cards that the effect being bound has found so far. */
  found: Found[];
  /** The players who did the latest optional effect, one by one ("each opponent who doesn't"). */
  doneBy: ListOf | null;
  /** The subject that "their" and "that player" mean in the clause being bound. */
  subject: ListOf | null;
  /** The selector in the data that says who the subject is. */
  subjectData: object | null;
  /** Players spoken of before, newest last: what "that player" means outside of its own clause. */
  readonly knownPlayers: {
    readonly list: ListOf;
    readonly data: object;
  }[];
  /** The players that are gone through one by one around what is being bound. */
  loop: {
    readonly over: PlayerSelector;
    readonly current: NumberOf;
  } | null;
  /** The name that was named, for "the named card". */
  namedCard: ((state: ReadonlyState, scope: Scope) => string) | null;
  /** The group looked at or revealed, and what has been taken from it. */
  group: Group | null;
  /** What the references bound so far mean, as told to {@link report}. */
  readonly meant: (object | string | undefined)[];
  /** Whether an event is known, whose parties can be spoken of. */
  hasEvent: boolean;
  /** The slots that are known to hold cards. */
  readonly cardSlots: number[];
  /** Whether a reference has meant the card that has the ability. */
  meansItself: boolean;
  /** What is done to the cards asked about: played, one may count as something else. */
  deed: Action | null;
  /** Where the effects begin, after costs and conditions; -1 before. */
  readonly beginning: Label;
  /** What effects that begin here depend on ("while …"). */
  wrapPart: ((part: AbilityPart) => AbilityPart) | null;
  /** The players that a question supposes to be chosen; null when this is no question but done. */
  readonly supposed: Supposed[] | null;
  /** The effects and costs being bound, outermost first, and what each step was added within. */
  readonly around: object[];
  /** How many slots its program has so far. */
  readonly slotCount: number;
  /** The ability that it is of; null for what is bound alone. */
  readonly ability: Ability | null;
  /** Tells what a reference means to whoever asked. */
  report(reference: object, producer: object | 'self' | 'event' | undefined): void;
  /** The report of this binder, for abilities bound apart from it. */
  readonly reporting: BinderOptions;
  readonly inFull: boolean;
  /** Whether only what everyone knows may decide. */
  readonly openly: PublicKnowledge | null;
  readonly keyword: Keyword | null;
  stat(name: string): Stat;
  action(name: string): Action;
  keywordNamed(name: string): Keyword;
  zone(name: string): Zone;
  /** Looks a name up, or refuses it with what is near. */
  named<T>(what: string, table: ReadonlyMap<string, T>, name: string): T;
  /** All filters at once. */
  cardTest(filters: readonly CardFilter[]): CardTest;
  /** Whether a card is one that something continuous applies to: one of those in play, or in the zone it names. */
  standingTest(selector: CardSelector): CardTest;
  /** Whether a card is one the selector speaks of, wherever it is. */
  selectorTest(selector: CardSelector): CardTest;
  /** The cards a selector finds, without asking anybody. */
  list(selector: CardSelector): ListOf;
  players(selector: PlayerSelector): ListOf;
  playerTest(selector: PlayerSelector): PlayerTest;
  number(quantity: Quantity): NumberOf;
  condition(condition: Condition): Test;
  /** A new named result; a question has none, and must not read that of somebody else. */
  slot(): number;
  step(step: Step): void;
  /** Binds a part of the data; the steps it adds are known to come from it. */
  from<T>(data: object, bind: () => T): T;
  /** Whether the text speaks of its own card anywhere. */
  readonly speaksOfItself: boolean;
  /** What was done to the cards that the text speaks of as "discarded this way". */
  readonly deeds: readonly string[];
  label(): Label;
  /** Gives a label the place of the next step. */
  place(label: Label): void;
  /** Goes on at the label unless the test holds. */
  unless(test: Test, label: Label): void;
  jump(label: Label): void;
  /** A step that computes a list once and keeps it. */
  keep(list: ListOf): ListOf;
  /** Cards, asking for a choice where the selector has one. The result can be referred to afterwards, as what was `said`. */
  cards(
    selector: CardSelector,
    chooser?: ListOf,
    said?: CardSelector,
    only?: CardTest | null,
    thinkable?: Test | null,
  ): ListOf;
  /** As what the effect that is being bound speaks of its cards. */
  readonly speaking: string | undefined;
  produce(producer: Producer): void;
  /**
   * Proposes the events that `make` gives, all at once.
   * @param unit what the sum of their amounts counts, for "for each … this way"
   */
  emit(make: (machine: Machine) => GameEvent[], unit?: string): void;
  /** Adds the steps of an effect. Returns whether it could do anything now; null when it always can. */
  effect(effect: Effect): Test | null;
  /** Effects in the order written. Returns whether the first could do anything now. @param after called after each */
  effects(written: readonly Effect[], after?: (effect: Effect) => void): Test | null;
  /** Runs `body` once for each of the players, in turn order; inside, they are the subject. */
  forEachPlayer(selector: PlayerSelector, body: (player: NumberOf) => void): void;
  /**
   * Binds a question on the side, such as whether something could be done now: adds no steps, leaves nothing behind.
   * It holds if it does for some choice of the players that are yet to be chosen; cards yet to be chosen are any of
   * those that could be.
   */
  bindFeasibility(ask: (binder: Binder) => Test | null, options?: BinderOptions): Test | null;
  /** A program of its own that sees what was produced so far; its frames begin with a copy of the slots. */
  program(build: (binder: Binder) => void): Program;
  /** The program made of the steps so far. */
  finish(): Program;
  /** A name for the next thing bound here that must be found again after loading. */
  nextId(): string;
}
