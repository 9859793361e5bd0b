import { set1Cards } from '@cardwright/cards-set1';
import { set2Cards } from '@cardwright/cards-set2';
import type { CardFacts } from '@cardwright/lorcana';

/** Cards whose texts this workspace's own tests hold to their meaning. */
export const testedSets = (): readonly CardFacts[] => [...set1Cards.cards, ...set2Cards.cards];
