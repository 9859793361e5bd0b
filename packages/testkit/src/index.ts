/**
 * Scenarios: games in a test, set up by a literal, played and checked by the names of cards.
 *
 * ```ts
 * const game = scenario({ plugins: [game, set], players: [{ hand: ['Scribe'] }, { play: ['Guard'] }] });
 * game.move('play', 'Scribe').choose('Guard');
 * expect(game.card('Guard')).toBeInZone('discard');
 * ```
 *
 * With Vitest, import from `@cardwright/testkit/vitest`: it brings the matchers, fails tests that leave a decision open
 * and tells what happened in those that fail.
 * @packageDocumentation
 */
export type { PerftCounts, PerftPosition, PerftTable } from '@cardwright/dsl/kit';
export { type CardFacts, card, TestCard } from './cards/card.ts';
export * from './diff/index.ts';
export type { ScenarioErrorCode } from './errors/catalogue.ts';
export { type RefusalDetails, ScenarioError } from './errors/scenario-error.ts';
export type { CardPick } from './names/pick.ts';
export { TableNames } from './names/table.ts';
export { perft } from './perft/perft.ts';
export {
  checkPerft,
  countPerft,
  type PerftMismatch,
  type PerftResult,
} from './perft/table.ts';
export { CardView } from './scenario/card-view.ts';
export { scenario } from './scenario/create-scenario.ts';
export type {
  CardLiteral,
  PlacedCard,
  PlayerLiteral,
  ScenarioSetup,
  ZoneLiteral,
} from './scenario/literal.ts';
export type { WayPick } from './scenario/moves.ts';
export { Offer } from './scenario/offer.ts';
export { PlayerView } from './scenario/player-view.ts';
export { Scenario } from './scenario/scenario.ts';
export { type EntryKind, Transcript, type TranscriptEntry } from './transcript/transcript.ts';
export * from './verify/index.ts';
