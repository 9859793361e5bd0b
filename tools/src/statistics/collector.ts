import type { Engine, ReadonlyState } from '@cardwright/core';
import {
  type Column,
  cardCount,
  cardOf,
  deck,
  definition,
  drawn,
  type EventKind,
  type GameEvent,
  hand,
  isIn,
  type Observer,
  owner,
  turnBegan,
  turnNumber,
} from '@cardwright/core/game';
import { addTo, type Sums } from './interval.ts';
import { type CardTotals, count, type DeckTotals, type Totals } from './totals.ts';

const DRAWN = 1;
const PLAYED = 2;

/** Turns after which scores are not looked at any more: few games are left. */
const LAST_TURN = 60;

/** A game that is over, as it is counted. */
export interface CountedGame {
  readonly state: ReadonlyState;
  readonly winner: number | null;
  readonly turns: number;
  /** The card ids of each seat. */
  readonly decks: readonly (readonly string[])[];
  /** The names of their lists; null for decks by chance. */
  readonly names: readonly (string | null)[];
}

/** Watches games and counts what became of decks and cards. */
export class Collector implements Observer {
  private readonly drawn: EventKind = drawn;
  private readonly playedKinds: ReadonlySet<EventKind>;
  private readonly columns: readonly Column[];
  /** By seat and card: what happened to it in this game. */
  private readonly marks: Uint8Array[];
  /** What players had, by column, turn and seat, in this game. */
  private scores: number[][][] = [];

  constructor(
    private readonly engine: Engine,
    private readonly players: number,
    readonly totals: Totals,
  ) {
    this.playedKinds = new Set(
      [...engine.eventKinds.values()].filter(
        ({ name, options: { passage } }) =>
          name === 'played' || (passage?.from === hand && passage.to?.inPlay === true),
      ),
    );
    this.columns = [...engine.playerColumns.values()].filter(
      ({ visibility, perTurn, name }) => visibility === 'public' && !perTurn && !OF_THE_KERNEL.includes(name),
    );
    this.marks = Array.from({ length: players }, () => new Uint8Array(engine.cards.length));
  }

  /** A game begins: nothing has happened yet. */
  begin(): void {
    for (const marks of this.marks) marks.fill(0);
    this.scores = this.columns.map(() => []);
  }

  event(state: ReadonlyState, { kind, card, player }: GameEvent): void {
    if (kind === this.drawn) this.mark(state, cardOf(card), DRAWN);
    else if (this.playedKinds.has(kind)) this.mark(state, cardOf(card), PLAYED);
    else if (kind === turnBegan && player >= 0) this.score(state);
  }

  forbidden(): void {}

  replaced(): void {}

  /** Counts a game that is over. */
  end({ state, winner, turns, decks, names }: CountedGame): void {
    const { totals, players } = this;
    totals.games++;
    if (winner === null) totals.draws++;
    totals.turns[turns] = (totals.turns[turns] ?? 0) + 1;
    for (let card = 0; card < cardCount.get(state, 0); card++)
      if (!isIn(state as never, card, deck)) this.mark(state, card, SEEN);
    for (let seat = 0; seat < players; seat++) {
      const won = winner === seat;
      count(totals.seats[seat]!, won);
      const name = names[seat] ?? BY_CHANCE;
      const of = this.deckTotals(name);
      count(of.all, won);
      count(of.seats[seat]!, won);
      addTo(of.turns, turns);
      for (let other = 0; other < players; other++) {
        const against = names[other] ?? BY_CHANCE;
        if (other === seat) continue;
        totals.matchups[name] ??= {};
        totals.matchups[name][against] ??= [0, 0];
        count(totals.matchups[name][against], won);
      }
      this.countCards(new Set(decks[seat]), seat, won);
    }
    this.addScores();
  }

  private deckTotals(name: string): DeckTotals {
    this.totals.decks[name] ??= {
      all: [0, 0],
      seats: Array.from({ length: this.players }, () => [0, 0]),
      turns: [0, 0, 0],
    };
    return this.totals.decks[name];
  }

  private countCards(ids: Iterable<string>, seat: number, won: boolean): void {
    const { cards } = this.totals;
    for (const id of ids) {
      cards[id] ??= { deck: [0, 0], seen: [0, 0], drawn: [0, 0], played: [0, 0] };
      const of: CardTotals = cards[id];
      const marks = this.marks[seat]![this.engine.cardsById.get(id)!.index]!;
      count(of.deck, won);
      if (marks !== 0) count(of.seen, won);
      if ((marks & DRAWN) !== 0) count(of.drawn, won);
      if ((marks & PLAYED) !== 0) count(of.played, won);
    }
  }

  private mark(state: ReadonlyState, card: number, what: number): void {
    const marks = this.marks[owner.get(state, card)];
    if (marks !== undefined) marks[definition.get(state, card)]! |= what;
  }

  private score(state: ReadonlyState): void {
    const turn = turnNumber.get(state, 0);
    if (turn > LAST_TURN) return;
    for (const [i, column] of this.columns.entries()) {
      const had: number[] = [];
      for (let seat = 0; seat < this.players; seat++) had.push(column.get(state, seat));
      this.scores[i]![turn] = had;
    }
  }

  private addScores(): void {
    for (const [i, column] of this.columns.entries()) {
      this.totals.scores[column.name] ??= [];
      const sums = this.totals.scores[column.name]!;
      for (const [turn, had] of this.scores[i]!.entries()) {
        while (sums.length <= turn) sums.push(Array.from({ length: this.players }, (): Sums => [0, 0, 0]));
        for (const [seat, value] of (had ?? []).entries()) addTo(sums[turn]![seat]!, value);
      }
    }
  }
}

const SEEN = 4;
/** What decks without a list are counted as. */
export const BY_CHANCE = 'by chance';
/** Columns of players that are the kernel's bookkeeping. */
const OF_THE_KERNEL: readonly string[] = ['left', 'latest-turn', 'turns-taken'];
