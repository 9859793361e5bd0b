import { Kernel } from '../model/kernel.ts';
import { Table } from '../model/table.ts';
import type { ConditionRow, CostRow, EffectRow, FilterRow, QuantityRow } from './registry.ts';

/** A kernel with the rows (compilers) for the kinds of ability data, by kind or name. */
export abstract class AbilityKernel extends Kernel {
  readonly filters: ReadonlyMap<string, FilterRow> = new Table();
  readonly conditions: ReadonlyMap<string, ConditionRow> = new Table();
  readonly quantities: ReadonlyMap<string, QuantityRow> = new Table();
  readonly costs: ReadonlyMap<string, CostRow> = new Table();
  readonly effects: ReadonlyMap<string, EffectRow> = new Table();
}
