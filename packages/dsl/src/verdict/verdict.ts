import type { Verdict } from '../language/types.ts';

/** The verdict on a text from what was found out. Each level counts only when those before it hold. */
export function judge(found: Omit<Verdict, 'supported'>): Verdict {
  const tokenised = found.tokenised;
  const parsed = tokenised && found.parsed;
  const roundTrip = parsed && found.roundTrip;
  const bound = roundTrip && found.bound;
  return { tokenised, parsed, roundTrip, bound, supported: bound };
}
