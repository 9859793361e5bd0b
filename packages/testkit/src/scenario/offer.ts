import type { TurnMove } from '@cardwright/core';
import type { Refusal } from '@cardwright/core/game';
import type { Scenario } from './scenario.ts';

/** A turn action that a test queries without taking it: see the matchers `toBeOffered` and `toBeRefused`. */
export class Offer {
  constructor(
    readonly scenario: Scenario,
    /** In words, for messages. */
    readonly description: string,
    /** The ways in which the card offers it, legal or not; empty if there are none. */
    readonly moves: readonly TurnMove[],
  ) {}

  /** Whether it is legal now, in one of its ways. */
  get isLegal(): boolean {
    return this.refusal === null;
  }

  /** Why it is illegal now; null if it is legal. */
  get refusal(): Refusal | null {
    let refusal: Refusal | null = { reason: 'no-such-way', rule: '' };
    for (const move of this.moves) {
      refusal = this.scenario.engine.check(this.scenario.state, move);
      if (refusal === null) return null;
    }
    return refusal;
  }
}
