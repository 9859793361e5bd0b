import type { Ability } from '../ability/ability.ts';
import type { TurnMove } from './answer.ts';
import type { Card } from './card.ts';
import type { CardRef } from './card-ref.ts';
import type { Citations } from './citations.ts';
import type { Column } from './column.ts';
import type { Decision } from './decision.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { Machine, Signal } from './machine.ts';
import type { Action, Asked } from './names.ts';
import type { PendingTrigger } from './pending-trigger.ts';
import type { Places } from './places.ts';
import type { Spending } from './pool.ts';
import type { Program } from './program.ts';
import type { Setting } from './setting.ts';
import type { SituationRules } from './situations.ts';
import type { ReadonlyState, State } from './state.ts';
import type { Value } from './value.ts';
import type { Zone } from './zone.ts';

/** Why an answer or action is refused: a stable message key, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/**
 * A turn action. `check` serves both listing and validation: existence and legality are one function, and neither tries
 * the action out.
 */
export interface TurnActionRow {
  readonly name: string;
  /** The zones whose cards it can be done with; empty for actions without a card. */
  readonly zones: readonly Zone[];
  /** Number of ways to do it with a card (abilities, alternative costs); 1 if absent. */
  ways?(kernel: Kernel, state: ReadonlyState, player: number, card: number): number;
  /** Name of a way, as players type or read it ("shift", an ability's name); empty if none. */
  wayName?(kernel: Kernel, state: ReadonlyState, card: number, option: number): string;
  /**
   * Quick pre-check per zone: false if the player could do it with no card of that zone. Avoids checking each card.
   * Always possible if absent. Must be implied by `check` (the option `fullChecks` skips it).
   */
  possible?(kernel: Kernel, state: ReadonlyState, player: number, zone: Zone): boolean;
  /**
   * Null if it is legal now. `card` is -1 for actions without one; `means` is what the player can pay, as `GameRules.means`
   * counts it.
   */
  check(
    kernel: Kernel,
    state: ReadonlyState,
    player: number,
    card: number,
    option: number,
    means: number,
  ): Refusal | null;
  /** It ends the action phase; if a game has several, the one listed last ends the turn. With priority it is a pass. */
  readonly endsLoop?: boolean;
  /** The player who takes it with priority keeps priority; if absent, the active player has it next. */
  readonly keepsPriority?: boolean;
  /** The program to run; its first slots are the card's reference and the way. */
  program(kernel: Kernel, state: ReadonlyState, card: number, option: number): Program;
  readonly rule: string;
}

/** What players pay from. Several may hold the same resource: what is left of it may only be spent on some things. */
export interface Pool {
  readonly name: string;
  /** The resource that it pays, by the name that costs have it. */
  readonly pays: string;
  /** How much a player has in it. */
  amount(state: ReadonlyState, player: number): number;
  /** What happens when a player pays from it. */
  spent(player: number, amount: number, source: CardRef): GameEvent;
  /** Whether it can be spent on that; on anything if absent. */
  only?(kernel: Kernel, state: ReadonlyState, spending: Spending): boolean;
  /** At whose end it empties, for all players; never if absent. */
  readonly empties?: 'step' | 'phase' | 'turn';
  /** Where it is stored, for pools that the kernel fills and empties. */
  readonly column?: Column;
}

/** Who resolves which waiting triggered ability next. */
export interface TriggerPolicy {
  /** The player who resolves next, given the previous one (-1 at first). `waiting` is not empty. */
  nextPlayer(state: ReadonlyState, waiting: readonly PendingTrigger[], last: number): number;
  readonly rule: string;
}

/** What players may do between the moment in which something is announced and that in which it resolves. */
export interface ResponsePolicy {
  /**
   * Whether abilities wait for responses: asked of each once, when it is bound. What does not wait resolves at once, as
   * everything does in a game without responses.
   */
  waits(ability: Ability): boolean;
  /**
   * Whether what you choose for an ability that waits (cards, players, one mode) is chosen when it is announced: seen by
   * all, answered to, and asked again when it resolves. If all is gone then, nothing happens; if some is, the rest. Asked
   * when it is bound. Absent: all is chosen as it resolves.
   */
  announces?(ability: Ability): boolean;
  /**
   * What happens until then: {@link priority}, or a program of the game. It runs above what waits, so what came last is
   * done first. Its frame has the source and the controller of what waits.
   */
  readonly program: Program;
  readonly rule: string;
}

/** A condition the game checks for at certain moments, and the events that follow from it. */
export interface StateCheckRow {
  readonly name: string;
  find(kernel: Kernel, state: ReadonlyState): readonly GameEvent[];
  /**
   * The columns it depends on: looked for only after one of them was written or what functions changed, and while
   * `open` says that more than they may meet it. Looked for after every event if absent.
   */
  readonly reads?: readonly Column[];
  /** Whether anything else may satisfy it now, such as the condition of an effect. */
  open?(kernel: Kernel, state: ReadonlyState): boolean;
  readonly rule: string;
  /** It does not wait for the end of the resolution: it is also checked between several cards that are drawn. */
  readonly betweenDraws?: true;
}

/** A choice forced by the state of the table, such as which of too many things to keep. */
export interface DemandRow {
  readonly name: string;
  /** The player who must choose, and the first slots of the program; null if there is nothing to choose. */
  find(
    kernel: Kernel,
    state: ReadonlyState,
  ): { readonly player: number; readonly slots: readonly Value[] } | null;
  /** The program that asks and resolves the demand for good. Saves may name it: it is among the game's `programs`. */
  readonly program: Program;
  readonly rule: string;
}

/** Defaults of a game for board literals. */
export interface BoardRules {
  /** The timing step in which the active player takes turn actions, where a board begins; `main` if absent. */
  readonly step?: string;
  /** Default column values for a zone's cards, by zone and column name. */
  readonly zones?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Id of the filler card, used for zones given as a number; the first card without abilities if absent. */
  readonly filler?: string;
  /** Size of a deck that the literal leaves out; 10 if absent. */
  readonly deck?: number;
}

/** What follows a step: nothing, the state check, or the check and all pending triggers. */
export type Settle = 'nothing' | 'check' | 'all';

/**
 * One step of a turn. `run` are the steps of what happens in it; `settle` follows. A step that the active player
 * is forbidden (`skip`) does not happen at all.
 */
export interface TimingStep {
  readonly name: string;
  readonly phase: string;
  readonly run: readonly ((machine: Machine) => Signal)[];
  readonly settle: Settle;
  /** Action whose prohibition skips it; pending triggers resolve even then. */
  readonly skip?: Action;
  /** On the first step of a phase: action whose prohibition skips the whole phase. A phase that has begun continues. */
  readonly skipPhase?: Action;
  /** Replaces `run` if the step is skipped: what belongs to the turn, not to the step. */
  readonly whenSkipped?: readonly ((machine: Machine) => Signal)[];
  /** It happens even in a skipped phase. */
  readonly always?: true;
  readonly rule: string;
}

/** What a game queries, by name: about an action, and the places of cards that can be in a state. */
export interface GameAsks {
  readonly actions?: Readonly<Record<string, Asked>>;
  readonly states?: Readonly<Record<string, Places>>;
}

/** What makes a plugin a game. Exactly one plugin of an engine has it. */
export interface GameRules {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /**
   * Runs before the first turn. Its slots come from `setupSlots`: the first two hold the player who takes the first turn
   * and the player who decides that, each null if the host does not say.
   */
  setup(kernel: Kernel): Program;
  /** The steps of a turn, in order. */
  readonly timing: readonly TimingStep[];
  readonly triggers: TriggerPolicy;
  /** Absent: no one responds to anything, and what is done resolves at once. */
  readonly responses?: ResponsePolicy;
  /** What the game queries about the kernel's own actions and states. */
  readonly asks?: GameAsks;
  readonly checks: readonly StateCheckRow[];
  /** Checked in this order, whenever the state check finds nothing. */
  readonly demands?: readonly DemandRow[];
  readonly actions: readonly TurnActionRow[];
  /** Hand-written programs that frames of a saved game may name. */
  readonly programs?: readonly Program[];
  /** What players pay from; absent where the game's own steps pay for everything. */
  readonly pools?: readonly Pool[];
  /**
   * The most that a player can pay now, in whatever the game pays costs with; if absent what is in the pools. Counted once for a whole
   * listing of turn actions, and before optional payment modifiers are offered.
   */
  means?(state: ReadonlyState, player: number): number;
  /** Facts about a definition that the rules read often, computed once when it is bound. */
  describe?(card: Card): unknown;
  /** Game-specific consequences of a player leaving, beyond the core's. */
  afterLeaving?(kernel: Kernel, state: State, player: number): void;
  /** The rules that the kernel cites for its own behaviour. */
  readonly citations?: Citations;
  /** Defaults for scenarios and dumps of this game. */
  readonly board?: BoardRules;
  /** How to build situations for its cards, for the verification of sets. */
  readonly situations?: SituationRules;
  /**
   * Names of events that show their card to every player by the rules, besides the kernel's `revealed`. The
   * hidden-information laws rely on this list, not on what the events declare about themselves.
   */
  readonly reveals?: readonly string[];
  /** Whether a card with a name also counts as having another name; never if absent. */
  isNamed?(name: string, said: string): boolean;
  /** The setting with the number of teams that take simultaneous turns; 0 for none. Team-mates are not opponents. */
  readonly teams?: Setting;
  /** The options that the game was created with, for its own rules; plain data. */
  readonly options?: unknown;
  /** Custom opponents; if absent, every other player is one. */
  areOpponents?(state: ReadonlyState, a: number, b: number): boolean;
}

/** Observes events without taking part: logs, transcripts, statistics. Never part of state. */
export interface Observer {
  event(state: ReadonlyState, event: GameEvent): void;
  forbidden(state: ReadonlyState, event: GameEvent): void;
  replaced(state: ReadonlyState, event: GameEvent, by: CardRef): void;
  triggered?(state: ReadonlyState, waiting: PendingTrigger): void;
  acted?(state: ReadonlyState, player: number, move: TurnMove): void;
}

/** A test of a choice as a whole, by the name that the decision gives. */
export type ChoiceTest = (
  kernel: Kernel,
  state: ReadonlyState,
  decision: Decision,
  chosen: readonly CardRef[],
) => Refusal | null;
