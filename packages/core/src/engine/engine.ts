import { bindAbility, bindKeywordDefinition } from '../bind/ability.ts';
import type {
  CircumstanceRow,
  ConditionRow,
  CostRow,
  EffectRow,
  FilterRow,
  QuantityRow,
  StateRow,
} from '../bind/registry.ts';
import { createBoard } from '../board/create-board.ts';
import { dump } from '../dump/dump.ts';
import { type GameResult, gameResult } from '../events/result.ts';
import { describeCard } from '../faults/call-rules.ts';
import type { Answer, TurnMove } from '../model/answer.ts';
import type { BoardLiteral } from '../model/board-literal.ts';
import type { BoundAbility } from '../model/bound-ability.ts';
import { Card } from '../model/card.ts';
import type { Column } from '../model/column.ts';
import { cardCount, definition, left, playerCount, zoneOf } from '../model/core-columns.ts';
import type { Decision } from '../model/decision.ts';
import type { EngineOptions } from '../model/engine-options.ts';
import type { CountedKind, EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Layout } from '../model/layout.ts';
import { Listing } from '../model/listing.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import { namesOf } from '../model/names-of-cards.ts';
import type { Part } from '../model/part.ts';
import type { Program } from '../model/program.ts';
import { type CardRef, cardOf, isCurrent } from '../model/reference.ts';
import type { ReadonlyState, State } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import type { GameRules, Observer, Plugin, Refusal, TurnActionRow } from '../plugin/plugin.ts';
import { activatedOf } from '../queries/activated.ts';
import type { Active } from '../queries/active.ts';
import { listKeywordPart } from '../queries/keyword-parts.ts';
import { hasKeyword, keywordInstances, keywordValue } from '../queries/keywords.ts';
import { partsOn } from '../queries/parts-on.ts';
import { statOf } from '../queries/stat.ts';
import { sameTeam } from '../queries/teams.ts';
import {
  answerValue,
  checkAnswer,
  checkRead,
  checkWho,
  readAnswer,
  refuseUnread,
} from '../run/check-answer.ts';
import { legalMoves } from '../run/legal.ts';
import { Machine } from '../run/machine.ts';
import { illegalAnswer } from '../run/refuse-answer.ts';
import { noteAnswer } from '../run/repeat.ts';
import { hashState } from '../save/hash.ts';
import { loadGame } from '../save/load.ts';
import { type SavedGame, saveGame } from '../save/save.ts';
import type { EventView, GameView } from '../view/game-view.ts';
import { answerFromView, type ViewAnswer } from '../view/view-answer.ts';
import { viewEvent } from '../view/view-event.ts';
import { viewGame } from '../view/view-game.ts';
import { concede, createGame, type GameSetup } from './create-game.ts';

/** A further test of a choice as a whole, by the name a decision gives. */
export type ChoiceTest = (
  engine: Engine,
  state: ReadonlyState,
  decision: Decision,
  chosen: readonly number[],
) => Refusal | null;

/**
 * A game with its sets and formats, ready to play. Made by `createEngine`; holds no game itself: every game is a
 * {@link State} that is passed in.
 */
export class Engine {
  observer: Observer | null = null;
  readonly plugins: readonly Plugin[];
  readonly options: EngineOptions;
  readonly layout: Layout;
  readonly rules: GameRules;
  readonly zones: Zone[] = [];
  readonly zonesByName = new Map<string, Zone>();
  readonly inPlayZones: Zone[] = [];
  /** Zones out of play in which some bound card's ability functions. */
  readonly outsideZones: Zone[] = [];
  readonly eventKinds = new Map<string, EventKind>();
  /** The further kinds that events of a kind may count as, by its id. */
  readonly mayCountAs: (CountedKind[] | undefined)[] = [];
  /** The kinds whose events may count as one of a kind, by its id. */
  readonly mayBeCounted: (EventKind[] | undefined)[] = [];
  readonly stats = new Map<string, Stat>();
  readonly actions = new Map<string, Action>();
  readonly keywords = new Map<string, Keyword>();
  readonly filters = new Map<string, FilterRow>();
  readonly conditions = new Map<string, ConditionRow>();
  readonly quantities = new Map<string, QuantityRow>();
  readonly costs = new Map<string, CostRow>();
  readonly effects = new Map<string, EffectRow>();
  readonly states = new Map<string, StateRow>();
  readonly circumstances = new Map<string, CircumstanceRow>();
  readonly playerColumns = new Map<string, Column>();
  readonly columns: Column[] = [];
  /** What settings are in its games, by id; null for a rule that was taken away. Ask `settingOf`. */
  readonly settings: (number | null)[] = [];
  /** Card columns that go back to their initial value when a card changes zone. */
  readonly resetColumns: Column[] = [];
  readonly actionRows = new Map<string, TurnActionRow>();
  /** Turn actions without a card, and those with one by the zone it is in: listing walks each zone once. */
  readonly cardlessActions: TurnActionRow[] = [];
  readonly actionsByZone: { readonly zone: Zone; readonly rows: TurnActionRow[] }[] = [];
  readonly choiceTests = new Map<string, ChoiceTest>();
  /** The turn actions that were listed last. */
  readonly listing: Listing = new Listing();
  /** What a player who may take a turn action is asked, by player: always the same. */
  readonly actDecisions: Decision[] = [];
  /** Every card of every set, by index. */
  readonly cards: Card[] = [];
  readonly cardsById = new Map<string, Card>();
  readonly programs = new Map<string, Program>();
  readonly parts = new Map<string, Part>();
  /** What keywords' definitions contribute to whoever gains them, by stat, action and event kind id. */
  readonly keywordModifiers: (Part[] | undefined)[] = [];
  readonly keywordProhibitions: (Part[] | undefined)[] = [];
  readonly keywordPermissions: (Part[] | undefined)[] = [];
  readonly keywordTriggers: (Part[] | undefined)[] = [];
  /** Whether such a trigger may be met by events of a kind, as themselves or as what they may count as, by its id. */
  readonly heardByKeywords: (boolean | undefined)[] = [];
  /** The same of the game's own kinds, by kind. */
  readonly keywordOthers = new Map<string, Part[]>();
  /** Keywords whose definition gives an activated ability. */
  readonly activatedKeywords: Keyword[] = [];
  private readonly definedKeywords = new Set<Keyword>();
  private readonly keywordAbilities = new Map<Keyword, readonly BoundAbility[]>();
  private readonly names = new Set<string>();
  readonly machine: Machine = new Machine(this);

  /** Use `createEngine`. */
  constructor(plugins: readonly Plugin[], layout: Layout, rules: GameRules, options: EngineOptions) {
    this.plugins = plugins;
    this.layout = layout;
    this.rules = rules;
    this.options = options;
  }

  // ── playing ────────────────────────────────────────────────────────────────────────────────────────────

  /** The turn actions that may be taken now; empty unless an `act` decision is asked. */
  legal(state: ReadonlyState): TurnMove[] {
    return legalMoves(this, state);
  }

  /** Why an answer would be refused, or null. @param by who gives it: anyone for whom they are asked, if left out */
  check(state: ReadonlyState, answer: Answer, ...by: readonly [player?: number]): Refusal | null {
    return (by.length > 0 ? checkWho(this, state, by[0]) : null) ?? checkAnswer(this, state, answer);
  }

  /**
   * Answers what is asked and runs on to the next decision, changing `state` in place. Keep a fork to go back.
   * @param by who gives the answer; whoever takes answers from several players says it, and those of a player who is not
   * asked are refused. Left out, it is an answer of the player who is asked
   * @throws CardwrightError `answer-illegal` with the reason and rule; the state is then exactly as before
   */
  answer(state: State, given: Answer, ...by: readonly [player?: number]): void {
    const { decision } = state;
    // A list, so that a seat that was looked up and not found is not taken for one that was left out.
    const other = by.length > 0 || decision === null ? checkWho(this, state, by[0]) : null;
    if (other !== null || decision === null) throw illegalAnswer(this, state, given, other!, by);
    const answer = readAnswer(decision, given);
    const refusal =
      answer === null ? refuseUnread(decision, given) : checkRead(this, state, decision, answer);
    if (refusal !== null || answer === null) throw illegalAnswer(this, state, given, refusal!, by);
    if (state.loop !== null) noteAnswer(state, decision, answer);
    let frame = state.agenda!;
    if (frame.run !== state.run) {
      frame = frame.copy(state.run);
      state.agenda = frame;
    }
    if (decision.slot >= 0) frame.slots[decision.slot] = answerValue(this, decision, answer);
    frame.step++;
    state.decision = null;
    this.machine.run(state);
  }

  /** Sets up a game and runs it to its first decision. @throws CardwrightError for decks it cannot play */
  createGame(setup: GameSetup): State {
    return createGame(this, setup);
  }

  /** A player gives up, at any decision (CR 2.3.3.4). */
  concede(state: State, player: number): void {
    concede(this, state, player);
  }

  /** The whole game as plain JSON. */
  save(state: ReadonlyState): SavedGame {
    return saveGame(this, state);
  }

  /** A saved game, to go on as it would have. @throws CardwrightError `save-corrupt`, `save-foreign` */
  load(saved: SavedGame): State {
    return loadGame(this, saved);
  }

  /** The table that a board literal describes, at the active player's turn actions. @throws CardwrightError */
  board(literal: BoardLiteral): State {
    return createBoard(this, literal);
  }

  /** A state as a board literal that `board` reads. Tells everything, hidden cards too. */
  dump(state: ReadonlyState): BoardLiteral {
    return dump(this, state);
  }

  /** A game as a player may know it; as a spectator may for -1. */
  view(state: ReadonlyState, player: number): GameView {
    return viewGame(this, state, player);
  }

  /** An event that has just happened, as a player may see it; null for bookkeeping. */
  viewEvent(state: ReadonlyState, event: GameEvent, player: number): EventView | null {
    return viewEvent(this, state, event, player);
  }

  /**
   * The engine's answer for one given in the words of a view.
   * @param by who gives it, as in `answer`: to others nothing is told of what is asked
   * @throws CardwrightError `answer-malformed`, or `answer-illegal` for a player who is not asked
   */
  answerFromView(state: ReadonlyState, answer: ViewAnswer, ...by: readonly [player?: number]): Answer {
    const other = by.length > 0 ? checkWho(this, state, by[0]) : null;
    if (other !== null) throw illegalAnswer(this, state, answer as Answer, other, by);
    return answerFromView(this, state, answer);
  }

  /** A short hash of the whole state, the same in every process. */
  hash(state: ReadonlyState): string {
    return hashState(this, state);
  }

  /** Whether the game is over, who won, and why. */
  result(state: ReadonlyState): GameResult {
    return gameResult(this, state);
  }

  // ── questions ──────────────────────────────────────────────────────────────────────────────────────────

  /** The definition of a card on the table. */
  card(state: ReadonlyState, card: number): Card {
    return this.cards[definition.get(state, card)]!;
  }

  /** The current value of a card's stat. */
  stat(state: ReadonlyState, card: number, stat: Stat): number {
    return statOf(this, state, card, stat);
  }

  /** Whether a card has a keyword now. */
  has(state: ReadonlyState, card: number, keyword: Keyword): boolean {
    return hasKeyword(this, state, card, keyword);
  }

  keywordValue(state: ReadonlyState, card: number, keyword: Keyword): number {
    return keywordValue(this, state, card, keyword);
  }

  keywordInstances(state: ReadonlyState, card: number, keyword: Keyword) {
    return keywordInstances(this, state, card, keyword);
  }

  /** The activated abilities a card has now, its own first and then those it has gained. */
  activated(state: ReadonlyState, card: number): readonly BoundAbility[] {
    return activatedOf(this, state, card);
  }

  /** The parts of one of the game's own kinds that apply to a card now, by its keywords too. */
  partsOn(state: ReadonlyState, card: number, kind: string): Active[] {
    return partsOn(this, state, card, kind);
  }

  areOpponents(state: ReadonlyState, a: number, b: number): boolean {
    if (sameTeam(this, a, b)) return false;
    return this.rules.areOpponents === undefined ? true : this.rules.areOpponents(state, a, b);
  }

  /** Whether a reference finds its card, in play. */
  isHere(state: ReadonlyState, ref: CardRef): boolean {
    return isCurrent(state, ref) && state.layout.inPlayIndex[zoneOf.get(state, cardOf(ref))] === true;
  }

  /** Whether a number can be a reference to a card of this table. */
  isCard(state: ReadonlyState, ref: number): boolean {
    return ref >= 0 && cardOf(ref) < cardCount.get(state, 0);
  }

  isCardName(name: string): boolean {
    if (this.names.size === 0) {
      for (const { definition: d } of this.cards) {
        for (const name of namesOf(d)) this.names.add(name);
      }
    }
    return this.names.has(name);
  }

  choiceTest(name: string): ChoiceTest {
    return this.choiceTests.get(name) ?? (() => null);
  }

  // ── binding ────────────────────────────────────────────────────────────────────────────────────────────

  /** Adds a definition. */
  addCard(data: import('../model/card.ts').CardDefinition): Card {
    const card = new Card(data, this.cards.length, this.stats.values());
    this.cards.push(card);
    this.cardsById.set(card.id, card);
    return card;
  }

  /** Compiles a card's abilities the first time it is needed. Throws a coded error where it cannot. */
  bind(card: Card): void {
    if (card.bound) return;
    const abilities = card.definition.abilities.map((a, i) => bindAbility(this, `${card.id}#${i}`, a));
    card.take(abilities, (keyword) => this.abilitiesOfKeyword(keyword));
    card.traits = describeCard(this, card);
    for (const zone of card.otherZones) if (!this.outsideZones.includes(zone)) this.outsideZones.push(zone);
  }

  /** Whether some plugin has said what a keyword does. */
  isDefined(keyword: Keyword): boolean {
    return this.definedKeywords.has(keyword);
  }

  /** The abilities that a keyword's definition gives. */
  abilitiesOfKeyword(keyword: Keyword): readonly BoundAbility[] {
    return this.keywordAbilities.get(keyword) ?? [];
  }

  /** What a keyword's definition does continuously. */
  partsOfKeyword(keyword: Keyword): readonly Part[] {
    return this.abilitiesOfKeyword(keyword).flatMap(({ parts }) => parts);
  }

  /** @internal Compiles the definitions of all keywords, once they are all known. */
  bindKeywords(
    definitions: Iterable<readonly [Keyword, readonly import('../ability/ability.ts').Ability[]]>,
  ): void {
    const all = [...definitions];
    for (const [keyword] of all) this.definedKeywords.add(keyword);
    for (const [keyword, abilities] of all) {
      const bound = bindKeywordDefinition(this, keyword, abilities);
      this.keywordAbilities.set(keyword, bound);
      for (const { parts } of bound) for (const part of parts) listKeywordPart(this, part);
      if (bound.some(({ data }) => data.kind === 'activated')) this.activatedKeywords.push(keyword);
    }
  }

  registerProgram(program: Program): Program {
    this.programs.set(program.id, program);
    return program;
  }

  registerPart(part: Part): Part {
    this.parts.set(part.id, part);
    return part;
  }

  /** @internal */
  afterLeaving(state: State, player: number): void {
    this.rules.afterLeaving?.(this, state, player);
  }

  /** The players still in the game. */
  playersLeft(state: ReadonlyState): number[] {
    const players: number[] = [];
    for (let p = 0; p < playerCount.get(state, 0); p++) if (left.get(state, p) === 0) players.push(p);
    return players;
  }
}
