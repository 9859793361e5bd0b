import type { TurnMove } from './answer.ts';
import type { Card } from './card.ts';
import type { Citations } from './citations.ts';
import type { Column } from './column.ts';
import type { Decision } from './decision.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { Machine, Signal } from './machine.ts';
import type { Action, Asked } from './names.ts';
import type { PendingTrigger } from './pending-trigger.ts';
import type { Places } from './places.ts';
import type { Program } from './program.ts';
import type { Setting } from './setting.ts';
import type { SituationRules } from './situations.ts';
import type { ReadonlyState, State } from './state.ts';
import type { Value } from './value.ts';
import type { Zone } from './zone.ts';

/** Why an answer or action is refused: a stable key for messages, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/**
 * Something a player may do of their own accord. `check` is asked both to list and to validate: existence and
 * validation are one function, and neither tries the action out.
 */
export interface TurnActionRow {
  readonly name: string;
  /** The zones whose cards it is done with; empty for actions without a card. */
  readonly zones: readonly Zone[];
  /** How many ways of doing it a card offers (abilities, alternate costs); 1 if absent. */
  ways?(kernel: Kernel, state: ReadonlyState, player: number, card: number): number;
  /** What a way is called, for those who type or read it ("shift", an ability's name); empty when it has no name. */
  wayName?(kernel: Kernel, state: ReadonlyState, card: number, option: number): string;
  /**
   * False when the player could do it with no card of a zone at all: asked once for each zone of a listing, so that
   * cards are not asked in vain. Always possible if absent; never truer than `check` (the option `fullChecks` leaves it out).
   */
  possible?(kernel: Kernel, state: ReadonlyState, player: number, zone: Zone): boolean;
  /** Null when it may be done now. `card` is -1 for actions without one. */
  check(kernel: Kernel, state: ReadonlyState, player: number, card: number, option: number): Refusal | null;
  /** It ends the phase in which actions are taken; of a game's several, the one listed last ends the turn. */
  readonly endsLoop?: boolean;
  /** What is run; its slots begin with the card's reference and the option. */
  program(kernel: Kernel, state: ReadonlyState, card: number, option: number): Program;
  readonly rule: string;
}

/** Who resolves which waiting triggered ability next (CR 7.7.4: the bag). */
export interface TriggerPolicy {
  /** The player who goes next, given who resolved last (-1 at first). `waiting` is not empty. */
  nextPlayer(state: ReadonlyState, waiting: readonly PendingTrigger[], last: number): number;
  readonly rule: string;
}

/** A condition the game checks for at certain moments (CR 1.8), and the events that follow from it. */
export interface StateCheckRow {
  readonly name: string;
  find(kernel: Kernel, state: ReadonlyState): readonly GameEvent[];
  /**
   * The columns it depends on: looked for only after one of them was written or what functions changed, and while
   * `open` says that more than they may meet it. Looked for after every event if absent.
   */
  readonly reads?: readonly Column[];
  /** Whether anything else may meet it now: what a condition of some effect says, for example. */
  open?(kernel: Kernel, state: ReadonlyState): boolean;
  readonly rule: string;
  /** It does not wait for the end of what resolves: it is looked for after each of several cards that are drawn, too. */
  readonly betweenDraws?: true;
}

/** Something that the table as it is makes a player choose: which of too many things it keeps. */
export interface DemandRow {
  readonly name: string;
  /** Who has to choose, and what the program begins with; null when there is nothing to choose. */
  find(
    kernel: Kernel,
    state: ReadonlyState,
  ): { readonly player: number; readonly slots: readonly Value[] } | null;
  /** Asks, and sees to it that the same is not demanded again. Saves may name it: it is among the game's `programs`. */
  readonly program: Program;
  readonly rule: string;
}

/** How a game reads and fills in board literals. */
export interface BoardRules {
  /** Name of the timing step in which the active player takes turn actions; `main` if absent. A board begins there. */
  readonly step?: string;
  /** Column values that a zone's cards have unless the literal says otherwise, by zone and column name. */
  readonly zones?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Id of the card that fills zones given as a number; the first card without abilities if absent. */
  readonly filler?: string;
  /** How many cards a deck has that the literal does not speak of; 10 if absent. */
  readonly deck?: number;
}

/** What happens at the end of a step: nothing, the state check, or the check and all waiting triggers. */
export type Settle = 'nothing' | 'check' | 'all';

/**
 * One step of a turn. `run` are the steps of what happens in it; `settle` follows. A step that the active player
 * is forbidden (`skip`) does not happen at all (CR 6.4.5).
 */
export interface TimingStep {
  readonly name: string;
  readonly phase: string;
  readonly run: readonly ((machine: Machine) => Signal)[];
  readonly settle: Settle;
  /** What effects forbid to skip it; also where it is skipped, what waits resolves. */
  readonly skip?: Action;
  /** On the first step of a phase: what effects forbid to skip the whole of it. A phase that has begun goes on. */
  readonly skipPhase?: Action;
  /** What happens in place of `run` where it is skipped: what belongs to the turn, not to the step. */
  readonly whenSkipped?: readonly ((machine: Machine) => Signal)[];
  /** It takes place also in a phase that is skipped. */
  readonly always?: true;
  readonly rule: string;
}

/** By name: what is asked about an action, and where a card is that can be in a state. */
export interface GameAsks {
  readonly actions?: Readonly<Record<string, Asked>>;
  readonly states?: Readonly<Record<string, Places>>;
}

/** What makes a plugin a game. Exactly one plugin of an engine has it. */
export interface GameRules {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /**
   * Runs before the first turn. Its first two slots begin with the player who takes the first turn and the player who
   * decides that, each null where the set-up of the game does not say.
   */
  setup(kernel: Kernel): Program;
  /** The steps of a turn, in order. */
  readonly timing: readonly TimingStep[];
  readonly triggers: TriggerPolicy;
  /** What the game asks about the kernel's own actions and states, as its own say of themselves. */
  readonly asks?: GameAsks;
  readonly checks: readonly StateCheckRow[];
  /** Looked for, in this order, whenever the state check finds nothing. */
  readonly demands?: readonly DemandRow[];
  readonly actions: readonly TurnActionRow[];
  /** Programs written by hand that frames of a saved game may name. */
  readonly programs?: readonly Program[];
  /** What the game's rules ask of a definition again and again, worked out once when it is bound. */
  describe?(card: Card): unknown;
  /** Ways to win, lose and leave beyond the core's; called when a player has left. */
  afterLeaving?(kernel: Kernel, state: State, player: number): void;
  /** The rules that the kernel cites for what it does in every game. */
  readonly citations?: Citations;
  /** How scenarios and dumps of this game are written. */
  readonly board?: BoardRules;
  /** How situations for its cards are made, for the verification of sets. */
  readonly situations?: SituationRules;
  /**
   * Names of events that show their card to every player by the game's rules, besides the kernel's `revealed`. The
   * laws of hidden information judge by this list what players may know, not by what the events declare of themselves.
   */
  readonly reveals?: readonly string[];
  /** Whether a card of a name counts as one of another name, too; none does when absent. */
  isNamed?(name: string, said: string): boolean;
  /** The setting that says how many teams take simultaneous turns; 0 is none. Those of a team are no opponents. */
  readonly teams?: Setting;
  /** What the game was made with, for its own rules to ask; plain data. */
  readonly options?: unknown;
  /** Other teams; every other player is an opponent when absent. */
  areOpponents?(state: ReadonlyState, a: number, b: number): boolean;
}

/** Observes what happens without taking part: logs, transcripts, statistics. Never part of state. */
export interface Observer {
  event(state: ReadonlyState, event: GameEvent): void;
  forbidden(state: ReadonlyState, event: GameEvent): void;
  replaced(state: ReadonlyState, event: GameEvent, by: number): void;
  triggered?(state: ReadonlyState, waiting: PendingTrigger): void;
  acted?(state: ReadonlyState, player: number, move: TurnMove): void;
}

/** A further test of a choice as a whole, by the name a decision gives. */
export type ChoiceTest = (
  kernel: Kernel,
  state: ReadonlyState,
  decision: Decision,
  chosen: readonly number[],
) => Refusal | null;
