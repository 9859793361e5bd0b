import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine } from '@cardwright/core';
import { constructed, lorcana } from '@cardwright/lorcana';

/** Lorcana with the first set, as its package ships it: nothing is parsed. */
export const createSet1Engine = (): Engine => createEngine({ plugins: [lorcana, constructed, set1] });
