import type { Seal } from './seal.ts';

/**
 * Options of an engine besides its plugins. Most are for tests: each turns an optimisation off, and games must not
 * change. `seal` is for servers.
 */
export interface EngineOptions {
  /** Signs saved games with a key: those with another signature, or none, are not loaded. */
  readonly seal?: Seal;
  /** Rebuild the ability index for every query. */
  readonly withoutIndex?: boolean;
  /** Run the state check even if nothing changed, and check each card whatever `possible` says about an action. */
  readonly fullChecks?: boolean;
  /** Validate what plugins' code returns on each call (`plugin-failed`). Slow; the testkit sets it. */
  readonly strict?: boolean;
}
