import type { Engine } from '@cardwright/core';
import type { Problem } from '../problems/problem.ts';
import { counted } from '../telling/counted.ts';

/** Most cards that a warning names; the rest are counted. */
const NAMED = 5;

/** The cards of an engine, and the full names of those that are in no deck because their text is not understood. */
export interface PlayedPool {
  readonly cards: number;
  readonly notUnderstood: readonly string[];
}

/** What of a pool can be played. */
export const playedPool = (engine: Engine): PlayedPool => ({
  cards: engine.cards.length,
  notUnderstood: engine.cards
    .filter(({ definition }) => definition.unsupported !== undefined)
    .map(({ definition }) => definition.fullName),
});

/** The warning that cards of a pool are left out; none where all are understood. */
export function warnOfNotUnderstood({ cards, notUnderstood }: PlayedPool): readonly Problem[] {
  if (notUnderstood.length === 0) return [];
  const named = notUnderstood.slice(0, NAMED).map((name) => `“${name}”`);
  const rest = notUnderstood.length - named.length;
  return [
    {
      code: 'pool/not-understood',
      severity: 'warning',
      message: `${notUnderstood.length} of ${counted(cards, 'card')} are in no deck by chance, because their text is not understood: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
      help: '`cardwright coverage` tells what each of them says that is not understood; `cardwright check` where',
    },
  ];
}
