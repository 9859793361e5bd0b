import { bindAbility, createEngine } from '@cardwright/core';
import type { Bind } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';

/** What turns ability data into programs of a game without cards. */
export function createBinder(): Bind {
  const engine = createEngine({ plugins: [lorcana] });
  let bound = 0;
  return (ability) => bindAbility(engine, `text#${bound++}`, ability);
}
