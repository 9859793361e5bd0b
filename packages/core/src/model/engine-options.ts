import type { Seal } from './seal.ts';

/**
 * What an engine is made with besides its plugins. Switches for tests: each turns an optimisation off, and the game must
 * go the same way. For servers: `seal`.
 */
export interface EngineOptions {
  /** Seals saved games with a key: those that another key sealed, or none, are not loaded. */
  readonly seal?: Seal;
  /** Rebuild the index of functioning abilities at every question. */
  readonly withoutIndex?: boolean;
  /** Run the state check whether or not something changed, and ask each card whatever `possible` says of an action. */
  readonly fullChecks?: boolean;
  /** Look at what plugins' code does each time it is called (`plugin-failed`). Slow; the testkit sets it. */
  readonly strict?: boolean;
}
