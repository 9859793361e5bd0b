/**
 * Random games and boards of any game, with the laws that hold at every decision of them. What fails is made as small
 * as it can be and written as a scenario.
 *
 * ```ts
 * const { findings } = fuzz({ createEngine, games: 100, seed: 1, decks: { size: 60, copies: 4 }, words });
 * ```
 * @packageDocumentation
 */
export type {
  BoardRanges,
  DeckRange,
  LegalityOracle,
  OracleVerdict,
  Worth,
  ZoneRange,
} from '@cardwright/dsl/kit';
export { anyAnswer, type Below } from './answers/any-answer.ts';
export { type BadAnswer, badAnswers } from './answers/bad-answers.ts';
export { attackAnswers } from './attacks/attack-answers.ts';
export { attackPlugin, type PluginAttack } from './attacks/attack-plugins.ts';
export { attackReplays } from './attacks/attack-replays.ts';
export type { AttackOptions, AttackReport } from './attacks/attack-report.ts';
export { attackSaves, savedMidway } from './attacks/attack-saves.ts';
export { boardArbitrary, choicesArbitrary, choosing } from './fuzz/arbitraries.ts';
export { checkLaw } from './fuzz/check-law.ts';
export { type Finding, type FuzzOptions, type FuzzReport, fuzz } from './fuzz/fuzz.ts';
export type { FuzzedGame } from './fuzz/games/game-under-test.ts';
export type { Tally } from './fuzz/games/play-game.ts';
export { laws } from './fuzz/laws/index.ts';
export {
  type Judged,
  type Law,
  LawBroken,
  type Position,
  type Shadow,
} from './fuzz/laws/law.ts';
export type { ScenarioWords } from './fuzz/shrink/index.ts';
