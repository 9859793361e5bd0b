import {
  type Answer,
  type Engine,
  fork,
  type ReplaySetup,
  type State,
  type TurnMove,
} from '@cardwright/core';
import {
  type CardRef,
  cardOf,
  deck,
  discard,
  firstIn,
  hand,
  isCurrent,
  isIn,
  moveCard,
  NO_CARD,
  nextInZone,
  type Observer,
  refOf,
} from '@cardwright/core/game';
import type { Dice } from './dice.ts';
import type { FindingCode } from './findings.ts';
import { type Aim, answerIn, type Manner } from './manner.ts';
import type { Watch } from './watch.ts';

/** A failure, with everything needed to reproduce it. */
export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
  readonly card: string;
  readonly setup: ReplaySetup;
  /** The answers given since the start. */
  readonly answers: readonly Answer[];
  /** The card was removed from play while its ability resolved. */
  readonly gone: boolean;
}

/** Maximum number of consecutive decisions without a turn action; more is a loop. */
const LONGEST = 200;
/** Maximum number of turn actions tried at one point. */
const WIDEST = 12;

class Fault extends Error {
  constructor(
    readonly code: Finding['code'],
    message: string,
  ) {
    super(message);
  }
}

/** Explores what can be done with a card on a table, in several manners, and observes. */
export class Explorer {
  readonly findings: Finding[] = [];
  private readonly answers: Answer[] = [];
  /** The card's latest choices: what it gave them shows when they act. */
  private chosen: readonly CardRef[] = [];
  /** Number of trials, for the report. */
  trials = 0;

  constructor(
    private readonly watch: Watch,
    private readonly dice: Dice,
    private readonly card: string,
    private readonly setup: ReplaySetup,
    private readonly gone: boolean,
    /** Cards that can be played to cause what the card waits for. */
    private readonly means: readonly string[] = [],
  ) {}

  private get engine(): Engine {
    return this.watch.engine;
  }

  /** Aims half of the helpful choices at the card. */
  private aimed(state: State, candidates: CardRef[]): readonly CardRef[] {
    if (!this.means.includes(this.idOf(state, state.agenda?.source ?? NO_CARD)) || this.dice.below(2) === 0)
      return candidates;
    const own = (ref: CardRef): boolean => this.idOf(state, ref) === this.card;
    return [...candidates.filter(own), ...candidates.filter((ref) => !own(ref))];
  }

  private idOf(state: State, ref: CardRef): string {
    return ref < 0 ? '' : this.engine.card(state, cardOf(ref)).id;
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
    else if (
      decision.kind === 'choose-cards' &&
      this.idOf(state, state.agenda?.source ?? NO_CARD) === this.card
    )
      this.chosen = answer as readonly CardRef[];
    this.engine.answer(state, answer);
    const wrong = this.watch.deeds.take();
    if (wrong !== null) throw new Fault('contract', `It is not done as the data says: ${wrong}.`);
    const next = state.decision;
    if (next === null) {
      if (!this.engine.result(state).over) throw new Fault('stopped', 'The game stops without a decision.');
      return;
    }
    const listed = next.kind.startsWith('choose-');
    // A secret choice may be asked although there is nothing to take.
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
      if (this.gone) this.vanish(state, state.agenda?.source ?? NO_CARD);
      const aim: Aim = (candidates) => (manner === 'any' ? this.aimed(state, candidates) : candidates);
      this.give(state, answerIn(manner, this.engine, state, state.decision, this.dice, aim));
    }
  }

  /** Removes the card from its zone, as something else might do before its ability resolves. */
  private vanish(state: State, source: CardRef): void {
    if (source < 0 || !isCurrent(state, source)) return;
    if (this.engine.card(state, cardOf(source)).id !== this.card) return;
    if (this.engine.isHere(state, source)) moveCard(this.engine, state as never, cardOf(source), discard);
    // An ability that functions in a discard waits there.
    else if (isIn(state, cardOf(source), discard))
      moveCard(this.engine, state as never, cardOf(source), deck);
  }

  /** Queries everything that players see, since parts only apply when queried. */
  private look(state: State): void {
    this.watch.looking = true;
    this.engine.view(state, 0);
    this.watch.looking = false;
    // Queries how each card in hand could be played, whoever's turn it is.
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
    const stop = this.engine.observe(observer);
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
      stop();
    }
  }

  /**
   * Turn actions that differ in what they are done with; those of the card itself, of its choices and of helpful cards
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
   * Plays from the start for a number of turn actions, and tries all alternatives at each. Ends early when every goal
   * is met.
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
    // Always using the card at once would never show what happens while it is there.
    const eager = this.dice.below(3) > 0;
    // Abilities that count repetitions need the same action again and again.
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

  /** Action and type of card. */
  private kindOf(state: State, { action, card }: TurnMove): string {
    return card < 0 ? action : `${action} ${this.engine.card(state, cardOf(card)).definition.type}`;
  }

  /** One step of the main line. */
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

  /** Plays a few random turns. */
  private goOn(state: State): void {
    for (let n = 0; n < 16 && state.decision !== null; n++) {
      const legal = this.engine.legal(state);
      const end = legal.at(-1)!;
      if (!this.walk(state, this.dice.below(2) === 0 ? end : this.dice.of(legal), 'any')) return;
    }
  }
}
