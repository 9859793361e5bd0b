import type { DecisionKind } from '@cardwright/core';
import { expect } from 'vitest';
import { cardMatchers } from './matchers/card-matchers.ts';
import { type DecisionFacts, type EventFacts, gameMatchers } from './matchers/game-matchers.ts';

export * from './index.ts';
// In place of the one that no runner knows of.
export { scenario } from './scenario/judged-scenario.ts';

expect.extend({ ...cardMatchers, ...gameMatchers });

declare module 'vitest' {
  interface Matchers<T> {
    /** A card is in a zone, of a player if one is given. */
    toBeInZone(zone: string, player?: number): void;
    /** A card's stat, with every modifier, is so much. */
    toHaveStat(stat: string, value: number): void;
    /** A card has a keyword, printed or gained, with such a number if one is given. */
    toHaveKeyword(keyword: string, value?: number): void;
    /** A card is in a state (`exerted`). */
    toBeInState(state: string): void;
    /** A number on a card (`damage`) or of a player (`lore`), or a player's number of cards in a zone. */
    toHaveCount(what: string, count: number): void;
    /** A player's zone holds exactly these cards, by full name, in any order. */
    toHaveCards(zone: string, names: readonly string[]): void;
    /** A turn action (`game.offer(…)`) may be taken now. */
    toBeOffered(): void;
    /** A turn action, or a function that answers, is refused; for this reason or rule if one is given. */
    toBeRefused(reason?: string | RegExp): void;
    /** The game asks for this now. */
    toHaveDecision(kind: DecisionKind, facts?: DecisionFacts): void;
    /** Such an event has happened in the scenario. */
    toHaveHappened(event: string, facts?: EventFacts): void;
    /** The game is over and this player has won; null for a game that nobody won. */
    toBeWonBy(player: number | null): void;
  }
}
