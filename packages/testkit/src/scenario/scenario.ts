import type { Answer, Decision, DecisionKind, Engine, State, TurnActionName } from '@cardwright/core';
import type { CardRef } from '@cardwright/core/game';
import { cardOf, type GameEvent, ofPlayer, playerCount, refOf, turnNumber } from '@cardwright/core/game';
import type { ScenarioErrorCode } from '../errors/catalogue.ts';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from '../names/phrasing.ts';
import type { CardPick } from '../names/pick.ts';
import type { TableNames } from '../names/table.ts';
import { describePossible } from '../transcript/describe-decision.ts';
import { optionLabels } from '../transcript/option-labels.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { CardView } from './card-view.ts';
import type { Table } from './lay-table.ts';
import { describeMove, type Moving, movesMeant, type WayPick } from './moves.ts';
import { Offer } from './offer.ts';
import { forget, remember } from './open-scenarios.ts';
import { PlayerView } from './player-view.ts';

/**
 * A game in a test: moves and choices by name, and queries about the result. Every method that answers returns the
 * scenario, so answers can be chained. An impossible one throws a {@link ScenarioError} with what is possible and the
 * transcript.
 */
export class Scenario {
  /** The state, for functions of the kernel. */
  readonly state: State;
  /** The names of the cards. */
  readonly names: TableNames;
  /** Everything that happened, in words. */
  readonly transcript: Transcript;

  /** Use `scenario`. @internal */
  constructor(
    readonly engine: Engine,
    table: Table,
    /** How it began, in words. */
    private readonly opening: string,
  ) {
    this.state = table.state;
    this.names = table.names;
    this.transcript = table.transcript;
    if (this.state.decision !== null) this.transcript.asked(this.state, this.state.decision);
    remember(this);
  }

  // ── what players do ──────────────────────────────────────────────────────────────────────────────────────

  /**
   * Takes a turn action: which, with which card, and in which way if several are legal.
   * @throws ScenarioError `refused` with the game's reason, `not-offered` if the words are ambiguous
   */
  move(action: TurnActionName, card?: CardPick, way?: WayPick): this {
    const moving = this.moving();
    const meant = this.named(() => movesMeant(moving, action, card, way));
    const legal = meant.filter((move) => this.engine.check(this.state, move) === null);
    if (legal.length > 1) {
      const ways = legal.map((move) => `“${describeMove(moving, move)}”`).join(' or ');
      throw this.error('not-offered', `Say which: ${ways}.`);
    }
    const move = legal[0] ?? meant[0];
    if (move === undefined) throw this.error('not-offered', `There is no way ${way} to ${action} that card.`);
    return this.answer(move, describeMove(moving, move));
  }

  /**
   * Ends the turn of the acting player with the game's own action, again in each phase that it ends. On the way it
   * chooses nothing where the rules allow any number of cards; it stops at any other decision. Where players respond to
   * each other, the others do the same.
   */
  endTurn(): this {
    // Actions that end another loop, as of a battle, are listed earlier: the one that ends the turn is the last.
    const row = this.engine.rules.actions.findLast((action) => action.endsLoop === true);
    if (row === undefined) throw this.error('scenario-invalid', 'The game has no action that ends a turn.');
    const name = row.name as TurnActionName;
    const turn = turnNumber.get(this.state, 0);
    const player = this.state.decision?.player;
    const others = this.engine.rules.responses !== undefined;
    this.move(name);
    while (turnNumber.get(this.state, 0) === turn && this.state.decision !== null) {
      if (!others && this.state.decision.player !== player) break;
      const { kind, source, min } = this.state.decision;
      if (kind === 'act' && this.offer(name).isLegal) this.move(name);
      else if (kind === 'choose-cards' && source < 0 && min === 0) this.choose();
      else break;
    }
    return this;
  }

  /**
   * Chooses cards, by name, in the order given; none at all for a choice of "up to". Players are numbers from 0, or named as
   * in what can be chosen: “player 1”.
   */
  choose(...picks: readonly (CardPick | number)[]): this {
    const kind = this.state.decision?.kind;
    const given = picks.map((pick) =>
      typeof pick === 'string' && kind !== 'choose-cards' && /^player \d+$/i.test(pick)
        ? Number(pick.slice('player '.length))
        : pick,
    );
    if (kind === 'choose-players' && given.length > 0 && given.every((pick) => typeof pick === 'number'))
      return this.choosePlayer(...given);
    const targets = kind === 'choose-targets';
    const decision = this.asked(targets ? 'choose-targets' : 'choose-cards', 'choose cards');
    const players = given.filter((pick) => typeof pick === 'number');
    if (players.length > 0 && !targets)
      throw this.error('not-asked', 'Only cards are chosen here: give them by name.');
    const refs = this.refs(
      decision,
      given.filter((pick) => typeof pick !== 'number'),
    );
    const words = [
      ...refs.map((ref) => this.listRefs([ref])),
      ...players.map((player) => `player ${player}`),
    ];
    return this.answer(
      [...refs, ...players.map(ofPlayer)],
      picks.length === 0 ? 'chooses nothing' : `chooses ${words.join(', ')}`,
    );
  }

  /** Puts cards in order; of those that go on a deck the first ends on top. */
  order(...picks: readonly CardPick[]): this {
    const decision = this.asked('order', 'put cards in order');
    const refs = this.refs(decision, picks);
    return this.answer(refs, `orders ${this.listRefs(refs)}`);
  }

  /** Chooses players, by number from 0. */
  choosePlayer(...players: readonly number[]): this {
    this.asked('choose-players', 'choose a player');
    return this.answer(players, `chooses player ${players.join(', ')}`);
  }

  /** Accepts a "you may". */
  accept(): this {
    this.asked('confirm', 'accept');
    return this.answer(true, 'accepts');
  }

  /** Declines a "you may". */
  decline(): this {
    this.asked('confirm', 'decline');
    return this.answer(false, 'declines');
  }

  /** Picks an option, by name (`'top'`, the card of a pending trigger) or number. */
  option(option: string | number): this {
    const decision = this.asked('choose-option', 'take an option');
    if (typeof option === 'number') return this.answer(option, `takes option ${option}`);
    const options = optionLabels(this.engine, this.names, this.state, decision);
    const wanted = option.toLowerCase();
    const found = options.find(({ labels }) => labels.some((label) => label.toLowerCase() === wanted));
    if (found === undefined) {
      const known = options.flatMap(({ labels }) => labels);
      throw this.error(
        'unknown-name',
        `There is no option “${option}”.${didYouMean(option, known)} You can ${this.possible(decision)}.`,
      );
    }
    return this.answer(found.value, `takes option “${option}”`);
  }

  /** Gives a number. */
  number(value: number): this {
    this.asked('number', 'give a number');
    return this.answer(value, `gives ${value}`);
  }

  /** Names a card. */
  name(name: string): this {
    this.asked('name', 'name a card');
    return this.answer(name, `names “${name}”`);
  }

  /** A player gives up, at any decision. */
  concede(player: number): this {
    this.transcript.answered(player, 'concedes');
    this.watched(() => this.engine.concede(this.state, player));
    return this;
  }

  /**
   * Answers the current decision with an answer of the kernel; the named methods are built on it.
   * @throws ScenarioError `refused` with the game's reason; then nothing has changed
   */
  answer(answer: Answer, words: string = JSON.stringify(answer)): this {
    const { decision } = this.state;
    if (decision === null) throw this.error('not-asked', `Nothing is asked. Wanted: ${words}.`);
    const refusal = this.engine.check(this.state, answer);
    if (refusal !== null) {
      const { reason, rule } = refusal;
      throw this.error(
        'refused',
        `Player ${decision.player} may not do this: ${words}. Reason: ${reason}${rule === '' ? '' : ` [${rule}]`}. ` +
          `Player ${decision.player} can ${this.possible(decision)}.`,
        refusal,
      );
    }
    this.transcript.answered(decision.player, words);
    this.watched(() => this.engine.answer(this.state, answer));
    if (this.state.decision !== null) this.transcript.asked(this.state, this.state.decision);
    return this;
  }

  // ── questions ────────────────────────────────────────────────────────────────────────────────────────────

  /** A card on the table, in any zone. @throws ScenarioError if the pick is unknown or ambiguous */
  card(pick: CardPick, ownedBy?: number): CardView {
    const pool = this.names
      .all(this.state)
      .filter((card) => ownedBy === undefined || new CardView(this, card).controller === ownedBy);
    const among = ownedBy === undefined ? 'On the table are' : `Cards of player ${ownedBy}`;
    return new CardView(
      this,
      this.named(() => this.names.find(this.state, pick, pool, among)),
    );
  }

  /** A player's side, by number from 0. */
  player(index: number): PlayerView {
    const count = playerCount.get(this.state, 0);
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      throw this.error('unknown-name', `There is no player ${index}; there are ${count}, from 0.`);
    }
    return new PlayerView(this, index);
  }

  /** The current decision; null if the game is over. */
  get decision(): Decision | null {
    return this.state.decision;
  }

  /** Full names of the cards that can be chosen (or ordered) now. */
  get candidates(): string[] {
    const { decision } = this.state;
    if (decision === null || !['choose-cards', 'choose-targets', 'order'].includes(decision.kind)) return [];
    const cards = decision.cards.filter((ref) => ref >= 0);
    return cards.map((ref) => this.engine.card(this.state, cardOf(ref)).definition.fullName);
  }

  /** A turn action to query, without taking it. */
  offer(action: TurnActionName, card?: CardPick, way?: WayPick): Offer {
    const words = [
      action,
      ...(card === undefined ? [] : [String(typeof card === 'string' ? card : '…')]),
    ].join(' ');
    if (this.state.decision?.kind !== 'act') return new Offer(this, words, []);
    return new Offer(
      this,
      words,
      this.named(() => movesMeant(this.moving(), action, card, way)),
    );
  }

  /** The turn actions that may be taken now, in words. */
  moves(): string[] {
    if (this.state.decision?.kind !== 'act') return [];
    const moving = this.moving();
    return this.engine.legal(this.state).map((move) => describeMove(moving, move));
  }

  /** All events, oldest first; of one kind if given. */
  events(kind?: string): GameEvent[] {
    if (kind !== undefined && !this.engine.eventKinds.has(kind)) {
      const known = [...this.engine.eventKinds.keys()];
      throw this.error('unknown-name', `The game has no event “${kind}”.${didYouMean(kind, known)}`);
    }
    return this.transcript.events().filter((event) => kind === undefined || event.kind.name === kind);
  }

  /** Whether the game has ended. */
  get isOver(): boolean {
    return this.engine.result(this.state).over;
  }

  /** The winner; null while the game runs and for a draw. */
  get winner(): number | null {
    return this.engine.result(this.state).winner;
  }

  // ── the end of a test ────────────────────────────────────────────────────────────────────────────────────

  /** The open decision, other than a turn action; null if there is none. */
  get unanswered(): Decision | null {
    const { decision } = this.state;
    return decision === null || decision.kind === 'act' ? null : decision;
  }

  /**
   * Ends the scenario. Tests that import `@cardwright/testkit/vitest` need not call it.
   * @throws ScenarioError `unanswered` if a decision is open
   */
  done(): void {
    forget(this);
    const decision = this.unanswered;
    if (decision === null) return;
    throw this.error(
      'unanswered',
      `The test ended with a decision open: player ${decision.player} can ${this.possible(decision)}.`,
    );
  }

  [Symbol.dispose](): void {
    this.done();
  }

  /** How it began and all that happened since, for people. */
  describe(): string {
    return [this.opening, this.transcript.print()].filter((part) => part !== '').join('\n');
  }

  // ── inside ───────────────────────────────────────────────────────────────────────────────────────────────

  private moving(): Moving {
    const decision = this.asked('act', 'take a turn action');
    return { engine: this.engine, names: this.names, state: this.state, decision };
  }

  private asked(kind: DecisionKind, wanted: string): Decision {
    const { decision } = this.state;
    if (decision === null) {
      throw this.error('not-asked', `Nothing is asked: the game is over. Wanted to ${wanted}.`);
    }
    if (decision.kind !== kind) {
      throw this.error(
        'not-asked',
        `The game does not ask to ${wanted} now (${decision.kind}, ${decision.prompt}). ` +
          `Player ${decision.player} can ${this.possible(decision)}.`,
      );
    }
    return decision;
  }

  private possible(decision: Decision): string {
    if (decision.kind !== 'act') return describePossible(this.engine, this.names, this.state, decision);
    const moving = { engine: this.engine, names: this.names, state: this.state, decision };
    return `take one of ${listNames(this.engine.legal(this.state).map((move) => describeMove(moving, move)))}`;
  }

  private refs(decision: Decision, picks: readonly CardPick[]): CardRef[] {
    const pool = decision.cards.filter((ref) => ref >= 0).map(cardOf);
    return picks.map((pick) => {
      const card = this.named(() =>
        this.names.find(this.state, pick, pool, `Player ${decision.player} can choose`),
      );
      pool.splice(pool.indexOf(card), 1);
      return refOf(this.state, card);
    });
  }

  private listRefs(refs: readonly CardRef[]): string {
    return refs.map((ref) => this.names.nameOfRef(this.state, ref)).join(', ');
  }

  private watched(run: () => void): void {
    try {
      this.transcript.watching(run);
    } catch (error) {
      if (error instanceof Error) error.message += `\n\n${this.describe()}`;
      throw error;
    }
  }

  /** Runs something that interprets names; its errors get the transcript. */
  private named<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (error instanceof ScenarioError && error.transcript === '') {
        throw this.error(error.code, error.summary);
      }
      throw error;
    }
  }

  private error(code: ScenarioErrorCode, summary: string, details: { reason?: string; rule?: string } = {}) {
    return new ScenarioError(code, summary, this.describe(), details);
  }
}
