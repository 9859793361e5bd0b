import { Kernel } from '../model/kernel.ts';
import { Table } from '../model/table.ts';
import type { ConditionRow, CostRow, EffectRow, FilterRow, QuantityRow } from './registry.ts';

/** A kernel with the rows (compilers) for the kinds of ability data, by kind or name. */
export abstract class AbilityKernel extends Kernel {
  /** The rows of filters, by kind: for authors of effects, as the next four. */
  readonly filters: ReadonlyMap<string, FilterRow> = new Table();
  /** The rows of conditions, by kind. */
  readonly conditions: ReadonlyMap<string, ConditionRow> = new Table();
  /** The rows of quantities, by kind. */
  readonly quantities: ReadonlyMap<string, QuantityRow> = new Table();
  /** The rows of costs, by kind. */
  readonly costs: ReadonlyMap<string, CostRow> = new Table();
  /** The rows of effects, by kind. */
  readonly effects: ReadonlyMap<string, EffectRow> = new Table();
}
