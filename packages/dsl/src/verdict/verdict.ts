import type { Verdict } from '../language/types.ts';

/** Computes the verdict from the findings. Each level counts only if the previous ones hold. */
export function judge(found: Omit<Verdict, 'supported'>): Verdict {
  const tokenised = found.tokenised;
  const parsed = tokenised && found.parsed;
  const roundTrip = parsed && found.roundTrip;
  const bound = roundTrip && found.bound;
  return { tokenised, parsed, roundTrip, bound, supported: bound };
}
