import type { Effect } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import type { Glue } from '../syntax/syntax.ts';
import type { DecomposeContext } from './context.ts';
import { IT, type SubjectValue, THAT_PLAYER, unsaidSubject } from './subject.ts';

interface Parts {
  readonly do: string;
  readonly player?: { readonly who: string };
  readonly what?: SubjectValue & { readonly from?: unknown };
  readonly duration?: unknown;
}

/** "Draw a card, then choose and discard a card": whether the second effect depends on the first. */
function follows(before: Parts, after: Parts): boolean {
  return (
    (before.do === 'draw' && after.do === 'discard') || (before.do === 'name-card' && after.do === 'reveal')
  );
}

/** The glue between two clauses of a sentence. */
export function jointOf(before: Effect, after: Effect): Glue {
  return follows(before as Parts, after as Parts) ? 'then' : 'and';
}

/** Effects that absorb everything that follows in their sentence. */
const OPEN = new Set(['may', 'pay-to', 'either']);

/** Whether two effects share a sentence by default. */
export function standTogether(first: Effect, second: Effect, context: DecomposeContext): boolean {
  const [before, after] = [first as Parts, second as Parts];
  if (OPEN.has(before.do) || OPEN.has(after.do)) return false;
  const samePlayer =
    before.player !== undefined &&
    (equal(before.player, after.player) ||
      (before.player.who === 'chosen-player' && equal(after.player, THAT_PLAYER)));
  if (follows(before, after)) return samePlayer;
  // "Put one into your hand and the other on the bottom."
  if (before.do === 'move' && after.do === 'move')
    return (
      samePlayer &&
      equal(before.what?.from, { to: 'rest' }) &&
      equal(after.what, { pick: 'ref', ref: { to: 'other' } })
    );
  // "Each player discards their hand and draws 7 cards."
  if (samePlayer) return before.player.who !== 'you' && before.player.who !== 'that-player';
  // "Chosen card gains Guard and gets +1 this turn": same cards, same duration.
  if (!context.lasts(first) || !context.lasts(second) || !before.what || !after.what) return false;
  const unsaid = unsaidSubject(before.what, 'cards');
  return equal(before.duration, after.duration) && equal(unsaid ?? IT, after.what);
}
