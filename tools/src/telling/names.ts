import type { Engine, ReadonlyState } from '@cardwright/core';
import { type CardRef, cardOf, zoneOf } from '@cardwright/core/game';

/** Who is told: a seat, or `everyone` for a spectator to whom nothing is hidden. */
export type Reader = number | 'everyone';

/** How players and cards are called. */
export class Names {
  constructor(
    private readonly engine: Engine,
    private readonly players: readonly string[],
  ) {}

  player(player: number): string {
    return this.players[player] ?? `Player ${player + 1}`;
  }

  /** A card's full name, whoever may know it. */
  card(state: ReadonlyState, ref: CardRef): string {
    return ref < 0 ? '' : this.engine.card(state, cardOf(ref)).definition.fullName;
  }

  /** The zone where a card is now. */
  zone(state: ReadonlyState, ref: CardRef): string {
    return ref < 0 ? '' : (this.engine.zones[zoneOf.get(state, cardOf(ref))]?.name ?? '');
  }
}
