import type { Engine, ReadonlyState } from '@cardwright/core';
import { cardCount, cardOf, cardsIn, type GameEvent } from '@cardwright/core/game';
import { mayKnow } from './redeal.ts';

/** Events that show cards by themselves, and to whom. Games add theirs in `GameRules.reveals`. */
const REVEALED = 'revealed';
const LOOKED_AT = 'looked-at';
const SEARCHED = 'searched';

/**
 * What a viewer could have seen while something was carried out: where cards were before, between and after its events,
 * and what they were shown. Derived from zones, looks and reveals alone, never from what an event kind declares about
 * itself, so that a wrong declaration cannot excuse itself.
 */
export class Witness {
  private readonly seen = new Set<number>();

  /** @param viewer -1 for a spectator */
  constructor(
    private readonly engine: Engine,
    private readonly viewer: number,
    state: ReadonlyState,
  ) {
    this.lookAround(state);
  }

  /** The cards seen so far. */
  get known(): readonly number[] {
    return [...this.seen];
  }

  knows(card: number): boolean {
    return this.seen.has(card);
  }

  /** Processes an event that has just happened. */
  note(state: ReadonlyState, { kind: { name }, card, player, data }: GameEvent): void {
    this.lookAround(state);
    const isMine = player === this.viewer;
    if (
      card >= 0 &&
      (name === REVEALED || this.engine.rules.reveals?.includes(name) || (name === LOOKED_AT && isMine))
    )
      this.seen.add(cardOf(card));
    if (name === SEARCHED && isMine) {
      const zone = this.engine.zonesByName.get(data!['from'] as string)!;
      for (const found of cardsIn(state, data!['of'] as number, zone)) this.seen.add(found);
    }
  }

  private lookAround(state: ReadonlyState): void {
    for (let card = 0; card < cardCount.get(state, 0); card++)
      if (mayKnow(this.engine, state, this.viewer, card)) this.seen.add(card);
  }
}
