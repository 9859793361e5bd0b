import type { Ability } from '../ability/ability.ts';
import { bindKeywordDefinition } from '../bind/ability.ts';
import { createBoard } from '../board/create-board.ts';
import { dump } from '../dump/dump.ts';
import { type GameResult, gameResult } from '../events/result.ts';
import { describeCard } from '../faults/call-rules.ts';
import { bindAbility } from '../inert/bind-ability.ts';
import type { BoundAbility } from '../model/ability-part.ts';
import type { Active } from '../model/active.ts';
import type { Answer, TurnMove } from '../model/answer.ts';
import type { AuthorCode } from '../model/author-code.ts';
import type { BoardLiteral } from '../model/board-literal.ts';
import { Card } from '../model/card.ts';
import type { CardDefinition } from '../model/card-definition.ts';
import type { EngineOptions } from '../model/engine-options.ts';
import { freezeData } from '../model/freeze.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { GameRules, Refusal } from '../model/game-rules.ts';
import type { Layout } from '../model/layout.ts';
import type { Machine } from '../model/machine.ts';
import type { Keyword, Stat } from '../model/names.ts';
import type { ReadonlyState, State, WritableState } from '../model/state.ts';
import { fill, filling } from '../model/table.ts';
import { bringerOf } from '../plugin/bringer-of.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { PluginKernel } from '../plugin/plugin-kernel.ts';
import { activatedOf } from '../queries/activated.ts';
import { asLastKnown } from '../queries/as-last-known.ts';
import { hasKeyword, keywordInstances, keywordValue } from '../queries/keywords.ts';
import { partsOn } from '../queries/parts-on.ts';
import { statOf } from '../queries/stat.ts';
import { areOpponents } from '../queries/teams.ts';
import {
  answerValue,
  checkAnswer,
  checkRead,
  checkWho,
  readAnswer,
  refuseUnread,
} from '../run/check-answer.ts';
import { legalMoves } from '../run/legal.ts';
import { AgendaMachine } from '../run/machine.ts';
import { illegalAnswer, notAsked } from '../run/refuse-answer.ts';
import { noteAnswer } from '../run/repeat.ts';
import { hashState } from '../save/hash.ts';
import { loadGame } from '../save/load.ts';
import { type SavedGame, saveGame } from '../save/save.ts';
import type { DeckKnowledge } from '../view/deal-faces.ts';
import { determinize } from '../view/determinize.ts';
import type { EventView, GameView } from '../view/game-view.ts';
import { answerFromView, type ViewAnswer } from '../view/view-answer.ts';
import { viewEvent } from '../view/view-event.ts';
import { viewGame } from '../view/view-game.ts';
import { concede, createGame, type GameSetup } from './create-game.ts';
import { listKeywordPart } from './keyword-parts.ts';

/**
 * A game with its sets and formats, ready to play. Created by `createEngine`. Holds no game: each game is a {@link
 * State} that is passed in. A host begins with `createGame`, `legal`, `answer`, `view` and `save`; the tables are for authors
 * of rules.
 *
 * @example
 * const state = engine.createGame({ seed: 1, decks: [mine, yours] });
 * while (state.decision !== null) {
 *   const { player } = state.decision;
 *   show(engine.view(state, player)); // what that player may know, as plain data
 *   const moves = engine.legal(state); // where the decision is `act`
 *   engine.answer(state, await choiceOf(player, moves), player);
 *   keep(engine.save(state)); // JSON; engine.load(saved) goes on
 * }
 * engine.result(state);
 */
export class Engine extends PluginKernel {
  /** Runs what is on the agenda of a state. @internal */
  readonly machine: Machine = new AgendaMachine(this);

  /** Use `createEngine`. */
  constructor(
    /** The plugins, the kernel’s own first, each behind what it requires. */
    readonly plugins: readonly Plugin[],
    layout: Layout,
    rules: GameRules,
    options: EngineOptions,
  ) {
    super(layout, rules, options);
  }

  // ── playing ────────────────────────────────────────────────────────────────────────────────────────────

  /** The legal turn actions; empty unless the decision is `act`. */
  legal(state: ReadonlyState): TurnMove[] {
    return legalMoves(this, state);
  }

  /** Why an answer would be refused, or null. @param by the player who answers; defaults to the one who is asked */
  check(state: ReadonlyState, answer: Answer, ...by: readonly [player?: number]): Refusal | null {
    return (by.length > 0 ? checkWho(this, state, by[0]) : null) ?? checkAnswer(this, state, answer);
  }

  /**
   * Answers the current decision and runs to the next one, changing `state` in place. Keep a fork to be able to go
   * back.
   * @param by the player who answers. A host that takes answers from several players should pass it: answers of a
   * player who is not asked are refused. Defaults to the player who is asked
   * @throws CardwrightError `answer-illegal` with the reason and rule; the state is then unchanged
   */
  answer(state: State, given: Answer, ...by: readonly [player?: number]): void {
    const { decision } = state;
    // A rest parameter distinguishes "left out" from an explicit undefined (a failed seat look-up).
    const other = by.length > 0 || decision === null ? checkWho(this, state, by[0]) : null;
    if (other !== null || decision === null) throw notAsked(state, other!, by[0]);
    const answer = readAnswer(decision, given);
    const refusal =
      answer === null ? refuseUnread(decision, given) : checkRead(this, state, decision, answer);
    if (refusal !== null || answer === null) throw illegalAnswer(this, decision, given, refusal!);
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

  /** Sets up a game and runs it to its first decision. @throws CardwrightError for illegal decks */
  createGame(setup: GameSetup): State {
    return createGame(this, setup);
  }

  /** A player gives up, at any decision. */
  concede(state: State, player: number): void {
    concede(this, state, player);
  }

  /** The whole game as plain JSON. */
  save(state: ReadonlyState): SavedGame {
    return saveGame(this, state);
  }

  /**
   * Loads a saved game, which goes on exactly as it would have. @throws CardwrightError `save-corrupt`, `save-foreign`
   */
  load(saved: SavedGame): State {
    return loadGame(this, saved);
  }

  /** Builds the table of a board literal, at the active player's turn actions. @throws CardwrightError */
  board(literal: BoardLiteral): State {
    return createBoard(this, literal);
  }

  /** Writes a state as a board literal that `board` reads. Includes hidden cards. */
  dump(state: ReadonlyState): BoardLiteral {
    return dump(this, state);
  }

  /** The game as a player may know it; -1 for a spectator. */
  view(state: ReadonlyState, player: number): GameView {
    return viewGame(this, state, player);
  }

  /**
   * A game that agrees with all that a player may know and is otherwise by chance: what a bot that plays fair thinks about.
   * Cards that the player sees keep their references. `state` stays as it is.
   * @param player -1 for a spectator
   * @throws CardwrightError `decision-hidden` where another player is asked about cards that this one may not know
   */
  determinize(state: ReadonlyState, player: number, seed: number, knowledge?: DeckKnowledge): State {
    return determinize(this, state, player, seed, knowledge);
  }

  /** An event that has just happened, as a player may see it; null for bookkeeping. */
  viewEvent(state: ReadonlyState, event: GameEvent, player: number): EventView | null {
    return viewEvent(this, state, event, player);
  }

  /**
   * Translates an answer in terms of a view.
   * @param by the player who answers, as in `answer`; others learn nothing about the decision
   * @throws CardwrightError `answer-malformed`, or `answer-illegal` for a player who is not asked
   */
  answerFromView(state: ReadonlyState, answer: ViewAnswer, ...by: readonly [player?: number]): Answer {
    const other = by.length > 0 ? checkWho(this, state, by[0]) : null;
    if (other !== null) throw notAsked(state, other, by[0]);
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

  /** The current value of a card's stat. */
  stat(state: ReadonlyState, card: number, stat: Stat): number {
    return statOf(this, state, card, stat);
  }

  /** Whether a card has a keyword now. */
  has(state: ReadonlyState, card: number, keyword: Keyword): boolean {
    return hasKeyword(this, state, card, keyword);
  }

  /** The number of a keyword that a card has now, of all its instances; 0 if it has none. */
  keywordValue(state: ReadonlyState, card: number, keyword: Keyword): number {
    return keywordValue(this, state, card, keyword);
  }

  /** The instances of a keyword that a card has now, each with its number and where it is from. */
  keywordInstances(state: ReadonlyState, card: number, keyword: Keyword) {
    return keywordInstances(this, state, card, keyword);
  }

  /** The activated abilities a card has now, its own first and then those it has gained. */
  activated(state: ReadonlyState, card: number): readonly BoundAbility[] {
    return activatedOf(this, state, card);
  }

  /** The parts of one of the game's own kinds that apply to a card now, by its keywords too. */
  partsOn(state: ReadonlyState, card: number, kind: string): readonly Active[] {
    return partsOn(this, state, card, kind);
  }

  /** Whether two players are opponents: not team-mates. */
  areOpponents(state: ReadonlyState, a: number, b: number): boolean {
    return areOpponents(this, state, a, b);
  }

  // ── binding ────────────────────────────────────────────────────────────────────────────────────────────

  /** Adds a definition, while the engine is made. @internal */
  addCard(data: CardDefinition): Card {
    const card = new Card(freezeData(data), this.cards.length, this.stats.values());
    filling(this.cards).push(card);
    fill(this.cardsById, card.id, card);
    return card;
  }

  bind(card: Card): void {
    if (card.bound) return;
    const abilities = card.definition.abilities.map((a, i) => bindAbility(this, `${card.id}#${i}`, a));
    card.take(abilities, (keyword) => this.abilitiesOfKeyword(keyword));
    card.traits = describeCard(this, card);
    this.addOutsideZones(card);
    Object.freeze(card);
  }

  /** Compiles the definitions of all keywords, after all of them are registered. @internal */
  bindKeywords(definitions: Iterable<readonly [Keyword, readonly Ability[]]>): void {
    const all = [...definitions];
    for (const [keyword] of all) fill(this.keywordAbilities, keyword, []);
    for (const [keyword, abilities] of all) {
      const bound = bindKeywordDefinition(this, keyword, freezeData(abilities));
      fill(this.keywordAbilities, keyword, bound);
      for (const { parts } of bound) for (const part of parts) listKeywordPart(this, part);
      const parts = bound.flatMap(({ whilePlayed }) => whilePlayed);
      if (parts.length > 0) filling(this.keywordsWhilePlayed).push({ keyword, parts });
      if (bound.some(({ data }) => data.kind === 'activated')) filling(this.activatedKeywords).push(keyword);
    }
  }

  remember(draft: WritableState, card: number): void {
    draft.lastKnown = asLastKnown(this, draft, card);
  }

  bringerOf(field: AuthorCode['field'], name: string): string {
    return bringerOf(this.plugins, field, name)?.name ?? 'unknown';
  }
}
