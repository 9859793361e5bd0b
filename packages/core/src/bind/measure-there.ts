import type { Quantity } from '../ability/quantity.ts';
import type { Binder } from './binder.ts';
import type { Test } from './part.ts';

/**
 * Whether the card whose cost or number others are compared with is there: "cost equal to or less than the chosen
 * beast's cost" is met by no card where none was chosen (CR 1.2.3, 6.1.11).
 */
export function bindMeasureThere(binder: Binder, value: Quantity): Test | null {
  if (typeof value !== 'object') return null;
  if ((value.amount !== 'cost' && value.amount !== 'stat') || value.of.pick !== 'ref') return null;
  const list = binder.list(value.of);
  return (s, scope) => list(s, scope).length > 0;
}
