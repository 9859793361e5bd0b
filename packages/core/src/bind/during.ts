import type { Action } from '../model/names.ts';
import type { Binder } from './binder.ts';

/**
 * Binds a predicate over cards in the context of an action ("can't be played", "whenever you play …"): see
 * `Binder.deed`.
 */
export function bindDuring<T>(binder: Binder, action: Action | undefined, bind: () => T): T {
  const around = binder.deed;
  binder.deed = action ?? null;
  const result = bind();
  binder.deed = around;
  return result;
}
