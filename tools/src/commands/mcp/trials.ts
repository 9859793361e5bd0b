import type { BoardLiteral, State, TurnMove } from '@cardwright/core';
import { originOf } from '@cardwright/core/bind';
import type { Frame } from '@cardwright/core/game';
import type { Language } from '@cardwright/dsl';
import type { KitCard, Telling } from '@cardwright/dsl/kit';
import { type Answered, type Manner, Tryout, type TryoutTable } from '@cardwright/testkit';
import { createColors } from 'picocolors';
import { answerWords } from '../../telling/answer-words.ts';
import { drawTable } from '../../telling/draw-table.ts';
import { type Line, Narrator } from '../../telling/narrator.ts';
import { questionOf } from '../../telling/question.ts';
import type { TextGame } from '../../texts/text-game.ts';

/** Something that happened. */
interface Event {
  readonly text: string;
  readonly rule?: string;
  readonly because?: string;
  readonly of?: string;
}

/** A turn action on a table, and what came of it. */
interface Trial {
  readonly source: string;
  readonly turn: 'own' | 'other';
  readonly before?: string;
  readonly board?: BoardLiteral;
  readonly action: string;
  readonly answers: readonly { readonly asked: string; readonly answered: string; readonly rule: string }[];
  readonly events: readonly Event[];
  readonly after?: string;
  /** Of the table: lines that went, and that came. */
  readonly changes?: readonly string[];
}

/** How a card is tried. */
interface Trying {
  readonly manner: Manner;
  readonly seed: number;
  /** Whole tables are told, instead of what changed on them. */
  readonly details: boolean;
  /** Trials that are told at most. */
  readonly most: number;
}

/** Turn actions that are tried on one table. */
const WIDEST = 16;

/** The card's player is the first. */
const PLAYERS = ['You', 'Opponent'];
const plain = createColors(false);

const toEvent = ({ text, rule, origin: { words, of } }: Line): Event => ({
  text,
  ...(rule === '' ? {} : { rule }),
  ...(words === undefined ? {} : { because: words }),
  ...(of === undefined ? {} : { of }),
});

/** The lines of a table that went, and those that came. */
function changesBetween(before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((table) => table.split('\n').map((line) => line.trim()));
  const gone = old!.filter((line) => line !== '' && !now!.includes(line));
  const come = now!.filter((line) => line !== '' && !old!.includes(line));
  return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
}

/** What was done, told by the card's own words or questions, or done with the card alone. */
interface Found {
  readonly trial: Trial;
  readonly spoken: boolean;
}

/** Tries a card, and tells it. */
class Trier {
  private events: Event[] = [];
  private answers: Trial['answers'][number][] = [];
  private asks = false;
  /** What was told already, by what is done and which words did something. */
  private readonly told = new Set<string>();

  constructor(
    private readonly tryout: Tryout,
    private readonly telling: Telling,
    private readonly manner: Manner,
    private readonly details: boolean,
  ) {}

  private drawn(state: State): string {
    return drawTable(this.tryout.engine, state, 0, PLAYERS, this.telling, plain);
  }

  private readonly answered: Answered = (state, decision, answer) => {
    const { engine, card } = this.tryout;
    const view = engine.view(state, decision.player);
    const question = questionOf(engine, state, view, PLAYERS, this.telling);
    const answered = answerWords(question, decision, answer);
    this.answers.push({ asked: question.text, answered, rule: question.rule });
    const origin = originOf(engine, (state.agenda as Frame | null) ?? null);
    if (origin?.of === card.id) this.asks = true;
  };

  /** What is done on a table, and on the other player's turn after it. */
  private *foundOn(table: TryoutTable): Generator<Found> {
    const { source, turn, setup } = table;
    const { tryout } = this;
    const state = tryout.begin(table);
    const board = this.details && 'board' in setup ? { board: setup.board } : {};
    const then = yield* this.foundFrom(state, { source, turn, ...board });
    if (turn === 'other') return;
    for (const [move, after] of then) {
      const passed = tryout.passed(after, move, this.manner);
      if (passed !== undefined) yield* this.foundFrom(passed.state, { source: passed.source, turn: 'other' });
    }
  }

  /**
   * What is done that was not told yet, one turn action after the other, each from the same state. Returns what was done
   * with the card itself.
   */
  private *foundFrom(
    state: State,
    where: Pick<Trial, 'source' | 'turn' | 'board'>,
  ): Generator<Found, readonly (readonly [TurnMove, State])[]> {
    const { tryout, telling } = this;
    const { engine, card } = tryout;
    const own: (readonly [TurnMove, State])[] = [];
    if (state.decision === null) return own;
    for (const move of tryout.moves(state).slice(0, WIDEST)) {
      this.events = [];
      this.answers = [];
      this.asks = false;
      const after = tryout.take(state, move, this.manner, this.answered);
      const { events, answers } = this;
      const isOwn = tryout.isOwn(state, move);
      if (isOwn) own.push([move, after]);
      const spoken = this.asks || events.some(({ of }) => of === card.fullName);
      const action = `${PLAYERS[state.decision.player]}: ${telling.describeMove(engine, state, move)}`;
      const key = JSON.stringify([where.source, move.action, isOwn, spoken]);
      if (!(spoken || isOwn) || this.told.has(key)) continue;
      this.told.add(key);
      const [before, then] = [this.drawn(state), this.drawn(after)];
      const tables = this.details ? { before, after: then } : { changes: changesBetween(before, then) };
      yield { spoken, trial: { ...where, action, answers, events, ...tables } };
    }
    return own;
  }

  /** What is done with the card or by its words; that of its words first. */
  all(most: number): readonly Trial[] {
    const { engine } = this.tryout;
    const tell = (line: Line) => this.events.push(toEvent(line));
    const stop = engine.observe(new Narrator(engine, PLAYERS, 'everyone', this.telling, tell));
    const found: Found[] = [];
    for (const table of this.tryout.situations()) {
      if (found.filter(({ spoken }) => spoken).length >= most) break;
      found.push(...this.foundOn(table));
    }
    stop();
    return found
      .toSorted((a, b) => Number(b.spoken) - Number(a.spoken))
      .slice(0, most)
      .map(({ trial }) => trial);
  }
}

/** What a card does in situations that are made from its data. @throws CardwrightError for one that cannot be bound */
export function trialsOf(
  game: TextGame,
  language: Language,
  card: KitCard,
  { manner, seed, details, most }: Trying,
) {
  const [definition] = game.toSet([card], language).cards!;
  const tryout = new Tryout({ plugins: game.rules, card: definition!, seed });
  return { unmade: tryout.unmade, trials: new Trier(tryout, game.kit.telling, manner, details).all(most) };
}
