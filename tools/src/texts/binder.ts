import { createEngine, type Plugin } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import type { Bind } from '@cardwright/dsl';

/**
 * Binds texts to a game that has no cards, which is what the verdict on a text asks. All take the same place in it: a
 * long session leaves no programs behind.
 */
export function createBinder(rules: readonly Plugin[]): Bind {
  const engine = createEngine({ plugins: rules });
  return (ability) => bindAbility(engine, 'text', ability);
}
