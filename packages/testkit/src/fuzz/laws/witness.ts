import {
  cardCount,
  cardOf,
  cardsIn,
  type Engine,
  type GameEvent,
  type ReadonlyState,
} from '@cardwright/core';
import { mayKnow } from './redeal.ts';

/** Names of events that show cards by themselves, and to whom. What a game adds, it names in `GameRules.reveals`. */
const REVEALED = 'revealed';
const LOOKED_AT = 'looked-at';
const SEARCHED = 'searched';

/**
 * What a viewer has had the chance to see while something was carried out: where cards lay before, between and after its
 * events, and what they were shown. Worked out from zones, looks and reveals alone, never from what a kind of event
 * declares of itself, so that a wrong declaration does not excuse itself.
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

  /** Takes in an event that has just happened. */
  note(state: ReadonlyState, { kind: { name }, card, player, data }: GameEvent): void {
    this.lookAround(state);
    const isMine = player === this.viewer;
    if (
      card >= 0 &&
      (name === REVEALED || this.engine.rules.reveals?.includes(name) || (name === LOOKED_AT && isMine))
    )
      this.seen.add(cardOf(card));
    if (name === SEARCHED && isMine) {
      const zone = this.engine.zonesByName.get(data!['zone'] as string)!;
      for (const found of cardsIn(state, data!['of'] as number, zone)) this.seen.add(found);
    }
  }

  private lookAround(state: ReadonlyState): void {
    for (let card = 0; card < cardCount.get(state, 0); card++)
      if (mayKnow(this.engine, state, this.viewer, card)) this.seen.add(card);
  }
}
