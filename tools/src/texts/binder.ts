import { bindAbility, createEngine, type Plugin } from '@cardwright/core';
import type { Bind } from '@cardwright/dsl';

/** Binds texts to a game that has no cards, which is what the verdict on a text asks. */
export function createBinder(rules: Plugin): Bind {
  const engine = createEngine({ plugins: [rules] });
  let bound = 0;
  return (ability) => bindAbility(engine, `text#${bound++}`, ability);
}
