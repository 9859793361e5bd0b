import type { Decision } from '../model/decision.ts';
import type { Value } from '../model/value.ts';

/** The default answer when no one is there to decide: the minimum allowed, in the given order. */
export function forcedAnswer(decision: Decision): Value {
  const { kind, candidates, min } = decision;
  switch (kind) {
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
      return candidates.slice(0, min);
    case 'order':
      return candidates.slice();
    case 'choose-option':
      return candidates[0]!;
    case 'number':
      return min;
    case 'confirm':
      return false;
    case 'name':
      return '';
    case 'act':
      return null;
  }
}
