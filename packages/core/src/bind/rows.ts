/**
 * Guarded calls of plugin rows at bind time: if one throws or returns something invalid, the error names the plugin and
 * the row.
 */
import type { Condition } from '../ability/condition.ts';
import type { Cost } from '../ability/cost.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { Quantity } from '../ability/quantity.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { pluginFailed, said } from '../faults/plugin-failed.ts';
import type { AbilityPart, CardTest, NumberOf, Test } from '../model/ability-part.ts';
import type { AuthorCode, RowField } from '../model/author-code.ts';
import type { Wanted } from '../model/wanted.ts';
import type { Binder } from './binder.ts';
import { lookUpKind } from './look-up.ts';
import type { CostRow, EffectRow } from './registry.ts';

type Compiled = (...args: readonly never[]) => unknown;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const FUNCTION: Wanted = { called: 'a function', is: isFunction };
const OBJECT: Wanted = { called: 'an object', is: isObject };
const PART: Wanted = { called: 'a part', is: isObject };
const TEST: Wanted = { called: 'a test or null', is: (value) => value === null || isFunction(value) };
const BOOLEAN: Wanted = { called: 'true or false', is: (value) => typeof value === 'boolean' };
const WHOLE_NUMBER: Wanted = { called: 'a whole number', is: Number.isInteger };
const ANYTHING: Wanted = { called: '', is: () => true };

function call<T>(binder: Binder, code: AuthorCode, wanted: Wanted, run: () => T): T {
  let result: T;
  try {
    result = run();
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    throw pluginFailed(binder.kernel, code, `threw: ${said(error)}`, error);
  }
  if (wanted.is(result)) return result;
  throw pluginFailed(binder.kernel, code, `gave ${String(result)}, not ${wanted.called}`);
}

const codeFor = (binder: Binder, field: RowField, hook: string, name: string): AuthorCode => ({
  field,
  hook,
  name,
  ability: binder.id,
});

/** With the option `strict`, checks each result of a compiled test or number. */
function watched<F extends Compiled>(binder: Binder, code: AuthorCode, wanted: Wanted, compiled: F): F {
  if (binder.kernel.options.strict !== true) return compiled;
  return ((...args: never[]) => call(binder, code, wanted, () => compiled(...args))) as unknown as F;
}

/** Compiles to a function, whose results must be as `wanted`. */
function compiled<F extends Compiled>(binder: Binder, code: AuthorCode, wanted: Wanted, compile: () => F): F {
  const made = call(binder, code, FUNCTION, compile);
  return watched(binder, { ...code, hook: 'what `compile` gave' }, wanted, made);
}

/** Compiles a filter with its row. */
export function compileFilter(binder: Binder, filter: CardFilter): CardTest {
  const row = lookUpKind('filter', binder.kernel.filters, filter.is, binder.id);
  const code = codeFor(binder, 'filters', 'compile', row.kind);
  return compiled(binder, code, BOOLEAN, () => row.compile(filter, binder));
}

/** Compiles a condition with its row. */
export function compileCondition(binder: Binder, condition: Condition): Test {
  const row = lookUpKind('condition', binder.kernel.conditions, condition.if, binder.id);
  const code = codeFor(binder, 'conditions', 'compile', row.kind);
  return compiled(binder, code, BOOLEAN, () => row.compile(condition, binder));
}

/** Compiles a quantity with its row. */
export function compileQuantity(binder: Binder, quantity: Exclude<Quantity, number>): NumberOf {
  const row = lookUpKind('quantity', binder.kernel.quantities, quantity.amount, binder.id);
  const code = codeFor(binder, 'quantities', 'compile', row.kind);
  return compiled(binder, code, WHOLE_NUMBER, () => row.compile(quantity as never, binder));
}

/** Compiles the check of a cost with its row. */
export function compileCost(binder: Binder, row: CostRow, cost: Cost): ReturnType<CostRow['compile']> {
  const code = codeFor(binder, 'costs', 'compile', row.kind);
  return call(binder, code, OBJECT, () => row.compile(cost, binder));
}

/** Lets a row add the steps that pay a cost. */
export function payByRow(binder: Binder, row: CostRow, cost: Cost): void {
  const code = codeFor(binder, 'costs', 'pay', row.kind);
  call(binder, code, ANYTHING, () => row.pay(cost, binder));
}

/** Lets a row add the steps of an effect. */
export function resolveByRow(binder: Binder, row: EffectRow, effect: Effect): Test | null {
  const code = codeFor(binder, 'effects', 'resolve', row.kind);
  return call(binder, code, TEST, () => row.resolve!(effect, binder));
}

/** Lets a row make the part of a static effect. */
export function partByRow(
  binder: Binder,
  row: EffectRow,
  effect: Effect,
): Partial<AbilityPart> & Pick<AbilityPart, 'kind'> {
  const code = codeFor(binder, 'effects', 'part', row.kind);
  return call(binder, code, PART, () => row.part!(effect, binder));
}
