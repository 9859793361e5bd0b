import type { Effect } from '../ability/effect.ts';
import { PREVENTS } from '../events/replacements.ts';

/** The data of a part that has these effects done instead of its event. */
export const replacedBy = (instead: readonly Effect[]): string | null =>
  instead.every((effect) => effect.do === 'nothing') ? PREVENTS : null;
