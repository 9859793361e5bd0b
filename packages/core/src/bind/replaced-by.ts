import type { Effect } from '../ability/effect.ts';
import { PREVENTS } from '../events/replacements.ts';

/** The `data` of a part that replaces its event by these effects. */
export const replacedBy = (instead: readonly Effect[]): string | null =>
  instead.every((effect) => effect.do === 'nothing') ? PREVENTS : null;
