import type { Ability } from '../ability/ability.ts';
import type {
  CircumstanceRow,
  ConditionRow,
  CostRow,
  EffectRow,
  FilterRow,
  QuantityRow,
  StateRow,
} from '../bind/registry.ts';
import type { ChoiceTest, Engine } from '../engine/engine.ts';
import type { TurnMove } from '../model/answer.ts';
import type { Card, CardDefinition } from '../model/card.ts';
import type { Citations } from '../model/citations.ts';
import type { Column } from '../model/column.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Action, Asked, Keyword, Stat } from '../model/names.ts';
import type { Places } from '../model/places.ts';
import { Program } from '../model/program.ts';
import type { Setting } from '../model/setting.ts';
import type { SituationRules } from '../model/situations.ts';
import type { ReadonlyState, State } from '../model/state.ts';
import type { TimingStep } from '../model/timing.ts';
import type { Value } from '../model/value.ts';
import type { Waiting } from '../model/waiting.ts';
import type { Zone } from '../model/zone.ts';
import type { Machine, Signal } from '../run/machine.ts';
import type { Overrides } from './overrides.ts';

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
  ways?(engine: Engine, state: ReadonlyState, player: number, card: number): number;
  /** What a way is called, for those who type or read it ("shift", an ability's name); empty when it has no name. */
  wayName?(engine: Engine, state: ReadonlyState, card: number, option: number): string;
  /**
   * False when the player could do it with no card of a zone at all: asked once for each zone of a listing, so that
   * cards are not asked in vain. Always possible if absent; never truer than `check` (the option `fullChecks` leaves it out).
   */
  possible?(engine: Engine, state: ReadonlyState, player: number, zone: Zone): boolean;
  /** Null when it may be done now. `card` is -1 for actions without one. */
  check(engine: Engine, state: ReadonlyState, player: number, card: number, option: number): Refusal | null;
  /** It ends the phase in which actions are taken; of a game's several, the one listed last ends the turn. */
  readonly endsLoop?: boolean;
  /** What is run; its slots begin with the card's reference and the option. */
  program(engine: Engine, state: ReadonlyState, card: number, option: number): Program;
  readonly rule: string;
}

/** Who resolves which waiting triggered ability next (CR 7.7.4: the bag). */
export interface TriggerPolicy {
  /** The player who goes next, given who resolved last (-1 at first). `waiting` is not empty. */
  nextPlayer(state: ReadonlyState, waiting: readonly Waiting[], last: number): number;
  readonly rule: string;
}

/** A condition the game checks for at certain moments (CR 1.8), and the events that follow from it. */
export interface StateCheckRow {
  readonly name: string;
  find(engine: Engine, state: ReadonlyState): readonly GameEvent[];
  /**
   * The columns it depends on: looked for only after one of them was written or what functions changed, and while
   * `open` says that more than they may meet it. Looked for after every event if absent.
   */
  readonly reads?: readonly Column[];
  /** Whether anything else may meet it now: what a condition of some effect says, for example. */
  open?(engine: Engine, state: ReadonlyState): boolean;
  readonly rule: string;
  /** It does not wait for the end of what resolves: it is looked for after each of several cards that are drawn, too. */
  readonly betweenDraws?: true;
}

/** Something that the table as it is makes a player choose: which of too many things it keeps. */
export interface DemandRow {
  readonly name: string;
  /** Who has to choose, and what the program begins with; null when there is nothing to choose. */
  find(
    engine: Engine,
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
  setup(engine: Engine): Program;
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
  afterLeaving?(engine: Engine, state: State, player: number): void;
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
  triggered?(state: ReadonlyState, waiting: Waiting): void;
  acted?(state: ReadonlyState, player: number, move: TurnMove): void;
}

/** A deck rule's complaint. */
export interface DeckFault {
  readonly code: string;
  readonly message: string;
  readonly card?: string;
  readonly suggestions?: readonly string[];
}

/** A format's rules for decks. All faults are reported at once. */
export interface DeckRules {
  readonly name: string;
  check(engine: Engine, deck: readonly string[]): readonly DeckFault[];
  /** Ids of cards that each player begins with besides the deck; they are dealt into it, for the set-up to take out. */
  readonly besides?: readonly string[];
}

/**
 * Everything a game, set, format or mod brings. A plain object: attached, checked, frozen, run. Unknown fields and
 * names declared twice are refused when an engine is made.
 */
export interface Plugin {
  readonly name: string;
  readonly version: string;
  /** Plugins it needs, with the least version that will do (same major). */
  readonly requires?: Readonly<Record<string, string>>;
  readonly columns?: readonly Column[];
  readonly zones?: readonly Zone[];
  readonly events?: readonly EventKind[];
  readonly stats?: readonly Stat[];
  readonly actions?: readonly Action[];
  readonly keywords?: readonly Keyword[];
  /** What each keyword's defining sentences mean, by keyword name. */
  readonly keywordDefinitions?: Readonly<Record<string, readonly Ability[]>>;
  readonly filters?: readonly FilterRow[];
  readonly conditions?: readonly ConditionRow[];
  readonly quantities?: readonly QuantityRow[];
  readonly costs?: readonly CostRow[];
  readonly effects?: readonly EffectRow[];
  readonly states?: readonly StateRow[];
  readonly circumstances?: readonly CircumstanceRow[];
  /** Tests of a choice as a whole, by the name that decisions give ("with total cost 7 or more"). */
  readonly choiceTests?: Readonly<Record<string, ChoiceTest>>;
  readonly cards?: readonly CardDefinition[];
  /**
   * Types that cards may have, its own and others': a card of none that some plugin declares is refused, with the one
   * that was probably meant. Where no plugin declares any, all are taken.
   */
  readonly cardTypes?: readonly string[];
  readonly game?: GameRules;
  readonly decks?: DeckRules;
  /** State checks besides the game's own, which come first. */
  readonly checks?: readonly StateCheckRow[];
  /** Numbers of its rules that formats may change. */
  readonly settings?: readonly Setting[];
  /** What it changes of other plugins: cards, numbers, rules. */
  readonly overrides?: Overrides;
  /** Rows that replace rows of the same name of plugins attached before, by registry. */
  readonly replaces?: Pick<Plugin, 'effects' | 'costs' | 'conditions' | 'filters' | 'quantities'>;
}

/** Declares a plugin; checked by the compiler now and by the driver when attached. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** A program written by hand: the steps of a rule of the game. */
export function defineProgram(
  id: string,
  slotCount: number,
  steps: readonly ((machine: Machine) => Signal)[],
  rule = '',
): Program {
  return new Program(id, slotCount, steps, rule);
}
