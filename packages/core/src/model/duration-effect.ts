import type { AbilityPart } from './ability-part.ts';
import type { CardRef } from './card-ref.ts';
import type { Value } from './value.ts';

/** When a duration effect ends. */
export type Ending = 'this-turn' | 'turn-start' | 'turn-end' | 'opening-end' | 'never' | EventEnding;

/** Ends with an event of this kind, and at the latest with the turn. */
export type EventEnding = `on ${string}`;

/** A duration effect, created by something that resolved. Immutable; saves name `part` by its id. */
export class DurationEffect {
  /** Serial number in this game. */
  readonly id: number;
  /** What it does; bound once with its ability. */
  readonly part: AbilityPart;
  readonly source: CardRef;
  readonly controller: number;
  /** The cards it was applied to, or null for whatever matches at any time. */
  readonly cards: readonly CardRef[] | null;
  /** The players it applies to, for parts about players. */
  readonly players: readonly number[];
  /** The amount, fixed at creation. */
  readonly amount: number;
  readonly ends: Ending;
  /** The player whose next turn `ends` and `later` refer to. */
  readonly player: number;
  /** It applies only from that player's next turn on. */
  readonly later: boolean;
  /** The turn in which it was created. */
  readonly made: number;
  /** Remaining uses; -1 for no limit. */
  readonly uses: number;
  /** Slots captured for its program. */
  readonly slots: readonly Value[];

  constructor(given: Omit<DurationEffect, 'with'>) {
    this.id = given.id;
    this.part = given.part;
    this.source = given.source;
    this.controller = given.controller;
    this.cards = given.cards;
    this.players = given.players;
    this.amount = given.amount;
    this.ends = given.ends;
    this.player = given.player;
    this.later = given.later;
    this.made = given.made;
    this.uses = given.uses;
    this.slots = given.slots;
  }

  /** A copy with some fields changed. */
  with(changed: Partial<Pick<DurationEffect, 'source' | 'cards' | 'uses' | 'slots'>>): DurationEffect {
    return new DurationEffect({ ...this, ...changed });
  }
}
