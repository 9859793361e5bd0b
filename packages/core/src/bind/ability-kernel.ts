import { Kernel } from '../model/kernel.ts';
import type { ConditionRow, CostRow, EffectRow, FilterRow, QuantityRow } from './registry.ts';

/** A kernel with the rows (compilers) for the kinds of ability data, by kind or name. */
export abstract class AbilityKernel extends Kernel {
  readonly filters = new Map<string, FilterRow>();
  readonly conditions = new Map<string, ConditionRow>();
  readonly quantities = new Map<string, QuantityRow>();
  readonly costs = new Map<string, CostRow>();
  readonly effects = new Map<string, EffectRow>();
}
