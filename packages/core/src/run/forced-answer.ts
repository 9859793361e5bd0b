import type { Decision } from '../model/decision.ts';
import type { Value } from '../model/value.ts';

/** What a decision comes to when there is no one to make it: as little as it allows, in the order things are in. */
export function forcedAnswer(decision: Decision): Value {
  const { kind, candidates, min } = decision;
  switch (kind) {
    case 'choose-cards':
    case 'choose-players':
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
