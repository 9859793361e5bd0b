/**
 * Suites for Vitest that test a plugin of another repository: each registers its tests when it is called.
 *
 * ```ts
 * import { runSetConformance } from '@cardwright/testkit/suites';
 * runSetConformance({ plugins: [game], set });
 * ```
 * @packageDocumentation
 */
export { type FormatConformance, runFormatConformance } from './suites/format-suite.ts';
export { type GameConformance, runGameConformance } from './suites/game-suite.ts';
export { runSetConformance } from './suites/set-suite.ts';
