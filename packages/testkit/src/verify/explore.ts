import {
  type Answer,
  type CardRef,
  cardOf,
  type Decision,
  deck,
  discard,
  type Engine,
  firstIn,
  fork,
  hand,
  isCurrent,
  isIn,
  moveCard,
  nextInZone,
  type Observer,
  type ReplaySetup,
  refOf,
  type State,
  type TurnMove,
} from '@cardwright/core';
import { allAnswers } from '../answers/all-answers.ts';
import type { Dice } from './dice.ts';
import type { Watch } from './watch.ts';

/** How questions are answered that are no turn actions. */
export type Manner = 'much' | 'little' | 'any';

/** What went wrong, with all it takes to see it again. */
export interface Finding {
  readonly code: 'thrown' | 'contract' | 'unanswerable' | 'refused' | 'stopped' | 'endless';
  readonly message: string;
  readonly card: string;
  readonly setup: ReplaySetup;
  /** What was answered before, from there on. */
  readonly answers: readonly Answer[];
  /** The card was taken out of play while its ability resolved. */
  readonly gone: boolean;
}

/** Decisions in a row that are no turn action, at most: after so many something goes round. */
const LONGEST = 200;
/** Turn actions that are tried out at one point, at most. */
const WIDEST = 12;

class Fault extends Error {
  constructor(
    readonly code: Finding['code'],
    message: string,
  ) {
    super(message);
  }
}

/** Plays about with a card on a table: tries whatever may be done, in several manners, and watches. */
export class Explorer {
  readonly findings: Finding[] = [];
  private readonly answers: Answer[] = [];
  /** The cards that the card chose last: what it gave them is seen when they do something. */
  private chosen: readonly CardRef[] = [];
  /** Trials so far, for the report. */
  trials = 0;

  constructor(
    private readonly watch: Watch,
    private readonly dice: Dice,
    private readonly card: string,
    private readonly setup: ReplaySetup,
    private readonly gone: boolean,
    /** Cards that are there to be played for what the card waits for. */
    private readonly means: readonly string[] = [],
  ) {}

  private get engine(): Engine {
    return this.watch.engine;
  }

  /** An answer to what is asked, of this manner. */
  private answerTo(state: State, decision: Decision, manner: Manner): Answer {
    const { kind, candidates, min, max } = decision;
    const how = manner === 'any' ? this.dice.of(['much', 'little', 'mid'] as const) : manner;
    switch (kind) {
      case 'act':
        return this.dice.of(this.engine.legal(state));
      case 'choose-cards':
      case 'choose-players': {
        const count = how === 'much' ? max : how === 'little' ? min : min + this.dice.below(max - min + 1);
        const order =
          manner === 'any'
            ? this.aimed(state, this.dice.shuffled(candidates))
            : how === 'little'
              ? candidates.toReversed()
              : candidates;
        const answer = order.slice(0, Math.min(count, order.length));
        // A test of the choice as a whole may refuse what the numbers allow.
        for (let size = answer.length; size >= min; size--) {
          for (let tries = 0; tries < 20; tries++) {
            const fewer = (tries === 0 ? order : this.dice.shuffled(candidates)).slice(0, size);
            if (this.engine.check(state, fewer) === null) return fewer;
          }
        }
        // What random picks do not find may be there all the same.
        for (const legal of allAnswers(this.engine, state)) return legal;
        return answer;
      }
      case 'order':
        return manner === 'any' ? this.dice.shuffled(candidates) : candidates;
      case 'choose-option':
        return manner === 'much'
          ? candidates[0]!
          : manner === 'little'
            ? candidates.at(-1)!
            : this.dice.of(candidates);
      case 'number':
        return how === 'much' ? max : how === 'little' ? min : min + this.dice.below(max - min + 1);
      case 'confirm':
        return how === 'mid' ? this.dice.below(2) === 0 : how === 'much';
      case 'name':
        return this.nameFor(state, decision.player);
    }
  }

  /** Half of what serves the card is aimed at it. */
  private aimed(state: State, candidates: number[]): readonly number[] {
    if (!this.means.includes(this.idOf(state, state.agenda?.source ?? -1)) || this.dice.below(2) === 0)
      return candidates;
    const own = (ref: number): boolean => this.idOf(state, ref) === this.card;
    return [...candidates.filter(own), ...candidates.filter((ref) => !own(ref))];
  }

  private idOf(state: State, ref: CardRef): string {
    return ref < 0 ? '' : this.engine.card(state, cardOf(ref)).id;
  }

  /** A name that may well be the right one: that of the top card of the deck, or any. */
  private nameFor(state: State, player: number): string {
    const top = firstIn(state, player, deck);
    const card =
      top < 0 || this.dice.below(2) === 0 ? this.dice.of(this.engine.cards) : this.engine.card(state, top);
    return card.definition.name;
  }

  private give(state: State, answer: Answer): void {
    const { decision } = state;
    if (decision === null) return;
    this.answers.push(answer);
    const refusal = this.engine.check(state, answer);
    if (refusal !== null)
      throw new Fault('refused', `What was offered is refused: ${refusal.reason} (${refusal.rule}).`);
    this.watch.answered(state, decision, answer);
    this.watch.state = state;
    if (decision.kind === 'act') this.watch.subject = (answer as TurnMove).card;
    else if (decision.kind === 'choose-cards' && this.idOf(state, state.agenda?.source ?? -1) === this.card)
      this.chosen = answer as readonly CardRef[];
    this.engine.answer(state, answer);
    const wrong = this.watch.deeds.take();
    if (wrong !== null) throw new Fault('contract', `It is not done as the data says: ${wrong}.`);
    const next = state.decision;
    if (next === null) {
      if (!this.engine.result(state).over) throw new Fault('stopped', 'The game stops without a decision.');
      return;
    }
    const listed =
      next.kind === 'choose-cards' || next.kind === 'choose-players' || next.kind === 'choose-option';
    // Of what only its player sees it may be asked though there is nothing to take.
    const least = next.secret && next.max === 0 ? 0 : Math.max(1, next.min);
    if (listed && (next.candidates.length < least || next.max < next.min))
      throw new Fault('unanswerable', `Nothing answers the decision “${next.prompt}”.`);
    if (next.kind === 'number' && next.max < next.min)
      throw new Fault('unanswerable', `No number answers the decision “${next.prompt}”.`);
    if (next.kind === 'act' && this.engine.legal(state).length === 0)
      throw new Fault('unanswerable', 'No turn action may be taken, not even to end the turn.');
  }

  /** Answers everything up to the next choice of a turn action. */
  private settle(state: State, manner: Manner): void {
    for (let n = 0; state.decision !== null && state.decision.kind !== 'act'; n++) {
      if (n === LONGEST) throw new Fault('endless', `${LONGEST} decisions in a row and no turn action.`);
      if (this.gone) this.vanish(state, state.agenda?.source ?? -1);
      this.give(state, this.answerTo(state, state.decision, manner));
    }
  }

  /** Takes the card away from where it is, as something else might have done before its ability resolves. */
  private vanish(state: State, source: CardRef): void {
    if (source < 0 || !isCurrent(state, source)) return;
    if (this.engine.card(state, cardOf(source)).id !== this.card) return;
    if (this.engine.isHere(state, source)) moveCard(this.engine, state as never, cardOf(source), discard);
    // An ability that functions in a discard waits there.
    else if (isIn(state, cardOf(source), discard))
      moveCard(this.engine, state as never, cardOf(source), deck);
  }

  /** Asks everything that players see: parts apply when somebody asks. */
  private look(state: State): void {
    this.watch.looking = true;
    this.engine.view(state, 0);
    this.watch.looking = false;
    // How a card could be played is asked of those in hand, whoever's turn it is.
    for (let card = firstIn(state, 0, hand); card >= 0; card = nextInZone.get(state, card)) {
      const { id, whilePlayed } = this.engine.card(state, card);
      const scope = { source: refOf(state, card), controller: 0, slots: [], event: null };
      if (id === this.card) for (const part of whilePlayed) part.condition?.(state, scope);
    }
  }

  private attempt(run: () => void): boolean {
    const before = this.answers.length;
    const observer: Observer = {
      event: (state, event) => this.watch.deeds.event(state, event),
      forbidden: () => {},
      replaced: () => {},
      triggered: (state, waiting) => {
        this.watch.deeds.began();
        if (this.gone) this.vanish(state as State, waiting.source);
      },
    };
    this.engine.observer = observer;
    try {
      run();
      this.answers.length = before;
      return true;
    } catch (error) {
      const code = error instanceof Fault ? error.code : 'thrown';
      const message = error instanceof Error ? error.message : String(error);
      const { card, setup, gone } = this;
      this.findings.push({ code, message, card, setup, answers: [...this.answers], gone });
      this.answers.length = before;
      return false;
    } finally {
      this.engine.observer = null;
    }
  }

  /**
   * Turn actions that differ in what they are done with: those of the card itself, of what it chose and of what serves it
   * first.
   */
  private moves(state: State): TurnMove[] {
    const seen = new Set<string>();
    const own: TurnMove[] = [];
    const chosen: TurnMove[] = [];
    const serving: TurnMove[] = [];
    const others: TurnMove[] = [];
    for (const move of this.engine.legal(state)) {
      const card = this.idOf(state, move.card);
      const key = `${move.action} ${card} ${move.option}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (card === this.card) own.push(move);
      else if (this.chosen.includes(move.card)) chosen.push(move);
      else (this.means.includes(card) ? serving : others).push(move);
    }
    return [...own, ...chosen, ...serving, ...this.dice.shuffled(others)].slice(0, WIDEST);
  }

  /**
   * Plays from its beginning for some turn actions. At each, whatever else could be done is tried out as well. Ends early
   * when nothing is left to see of the card.
   */
  explore(depth: number, enough: () => boolean): void {
    let state!: State;
    const begun = this.attempt(() => {
      const { engine, setup } = this;
      state = 'board' in setup ? engine.board(setup.board) : engine.createGame(setup);
      this.settle(state, 'much');
      this.look(state);
    });
    if (!begun) return;
    // Who always does what the card itself can do never sees what happens while it is there.
    const eager = this.dice.below(3) > 0;
    // What counts how often something was done wants the same again and again.
    const steady = !eager && this.dice.below(3) === 0;
    let last: string | undefined;
    for (let n = 0; n < depth && state.decision !== null; n++) {
      const moves = this.moves(state);
      for (const move of moves) {
        for (const manner of ['much', 'little', 'any'] as const) {
          this.trials++;
          const { chosen } = this;
          const after = fork(state);
          const fine = this.attempt(() => {
            this.give(after, move);
            this.settle(after, manner);
            if (this.watch.duties.openOf(this.card) > 0 && manner !== 'little' && after.decision !== null)
              this.look(after);
          });
          this.chosen = chosen;
          if (!fine) return;
        }
        if (enough()) break;
      }
      if (moves.length === 0) break;
      const same = steady ? moves.filter((move) => this.kindOf(state, move) === last) : [];
      const some = same.length > 0 ? same : moves;
      const next = eager && this.dice.below(2) === 0 ? moves[0]! : this.dice.of(some);
      last = this.kindOf(state, next);
      if (!this.walk(state, next, 'any') || enough()) break;
    }
    this.goOn(state);
  }

  /** What is done, and with which type of card. */
  private kindOf(state: State, { action, card }: TurnMove): string {
    return card < 0 ? action : `${action} ${this.engine.card(state, cardOf(card)).definition.type}`;
  }

  /** One step of the game that is kept. */
  private walk(state: State, move: TurnMove, manner: Manner): boolean {
    let kept: Answer[] = [];
    const fine = this.attempt(() => {
      this.give(state, move);
      this.settle(state, manner);
      kept = [...this.answers];
    });
    if (fine) this.answers.splice(0, this.answers.length, ...kept);
    return fine;
  }

  /** The game can go on: a few turns are played at random. */
  private goOn(state: State): void {
    for (let n = 0; n < 16 && state.decision !== null; n++) {
      const legal = this.engine.legal(state);
      const end = legal.at(-1)!;
      if (!this.walk(state, this.dice.below(2) === 0 ? end : this.dice.of(legal), 'any')) return;
    }
  }
}
