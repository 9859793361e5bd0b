import { type CardRef, NO_CARD } from './card-ref.ts';
import type { DurationEffect } from './duration-effect.ts';
import type { EventKind } from './event-kind.ts';
import { NONE } from './none.ts';
import type { Value } from './value.ts';

/** Further facts of an event by name; plain data. */
export type EventData = { readonly [key: string]: Value | DurationEffect };

/** An event. One class for all kinds keeps the pipe monomorphic; immutable once proposed. */
export class GameEvent {
  constructor(
    readonly kind: EventKind,
    /** The player it happens to, or who does it. */
    readonly player: number,
    /** The card it happens to, or -1. */
    readonly card: CardRef = NO_CARD,
    /** The other party, or -1. */
    readonly other: CardRef = NO_CARD,
    readonly amount: number = 0,
    /** The card whose ability or effect causes it; -1 for the rules of the game. */
    readonly source: CardRef = NO_CARD,
    readonly data: EventData | null = null,
    /** Serial numbers of the replacements that have had their chance. */
    readonly applied: readonly number[] = NONE,
  ) {}

  /** A copy as another kind that it counts as. */
  withKind(kind: EventKind): GameEvent {
    const { player, card, other, amount, source, applied } = this;
    return new GameEvent(kind, player, card, other, amount, source, this.factsFor(kind), applied);
  }

  /** Its facts, and the zones of its passage where the other kind does not imply them. */
  private factsFor({ options }: EventKind): EventData | null {
    const { passage } = this.kind.options;
    if (passage === undefined || options.passage === undefined) return this.data;
    const { from, to } = passage;
    if ((from === undefined || options.passage.from) && (to === undefined || options.passage.to))
      return this.data;
    const facts: Record<string, Value | DurationEffect> = this.data === null ? {} : { ...this.data };
    // What the event itself tells is where it really went.
    if (from !== undefined) facts['from'] ??= from.name;
    if (to !== undefined) facts['to'] ??= to.name;
    return facts;
  }

  /** A copy about another incarnation of the same card. */
  withCard(card: CardRef): GameEvent {
    return new GameEvent(
      this.kind,
      this.player,
      card,
      this.other,
      this.amount,
      this.source,
      this.data,
      this.applied,
    );
  }

  /** A copy with another amount. */
  withAmount(amount: number): GameEvent {
    return new GameEvent(
      this.kind,
      this.player,
      this.card,
      this.other,
      amount,
      this.source,
      this.data,
      this.applied,
    );
  }

  /** A copy with other facts. */
  withData(data: EventData): GameEvent {
    const { kind, player, card, other, amount, source, applied } = this;
    return new GameEvent(kind, player, card, other, amount, source, data, applied);
  }

  /**
   * Merges two simultaneous events for a trigger that counts them once: adds the amounts, lists `cards` and `others`.
   */
  joinedBy(event: GameEvent): GameEvent {
    const { cards = [this.card], others = [this.other] } = (this.data ?? {}) as {
      readonly cards?: readonly CardRef[];
      readonly others?: readonly CardRef[];
    };
    return new GameEvent(
      this.kind,
      this.player,
      this.card,
      this.other,
      this.amount + event.amount,
      this.source,
      { ...this.data, cards: [...cards, event.card], others: [...others, event.other] },
      this.applied,
    );
  }

  /** A copy marked with applied replacements. */
  withApplied(applied: readonly number[]): GameEvent {
    return new GameEvent(
      this.kind,
      this.player,
      this.card,
      this.other,
      this.amount,
      this.source,
      this.data,
      applied,
    );
  }
}

/** This turn's events as a linked list, newest first. */
export class HistoryEntry {
  /** Length of the list, this entry included. */
  readonly count: number;
  constructor(
    readonly event: GameEvent,
    readonly earlier: HistoryEntry | null,
  ) {
    this.count = earlier === null ? 1 : earlier.count + 1;
  }
}
