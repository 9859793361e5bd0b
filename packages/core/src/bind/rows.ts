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
import type { Binder } from './binder.ts';
import { lookUpKind } from './look-up.ts';
import type { CostRow, EffectRow } from './registry.ts';

type Compiled = (...args: readonly never[]) => unknown;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isTest = (value: unknown): boolean => value === null || isFunction(value);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

function call<T>(
  binder: Binder,
  code: AuthorCode,
  run: () => T,
  is: (value: unknown) => boolean,
  wanted: string,
): T {
  let result: T;
  try {
    result = run();
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    throw pluginFailed(binder.kernel, code, `threw: ${said(error)}`, error);
  }
  if (is(result)) return result;
  throw pluginFailed(binder.kernel, code, `gave ${String(result)}, not ${wanted}`);
}

const codeFor = (binder: Binder, field: RowField, hook: string, name: string): AuthorCode => ({
  field,
  hook,
  name,
  ability: binder.id,
});

/** With the option `strict`, checks each result of a compiled test or number. */
function watched<F extends Compiled>(
  binder: Binder,
  code: AuthorCode,
  compiled: F,
  is: (value: unknown) => boolean,
  wanted: string,
): F {
  if (binder.kernel.options.strict !== true) return compiled;
  return ((...args: never[]) => call(binder, code, () => compiled(...args), is, wanted)) as unknown as F;
}

function compiled<F extends Compiled>(
  binder: Binder,
  field: RowField,
  name: string,
  compile: () => F,
  is: (value: unknown) => boolean,
  wanted: string,
): F {
  const code = codeFor(binder, field, 'compile', name);
  const made = call(binder, code, compile, isFunction, 'a function');
  return watched(binder, { ...code, hook: 'what `compile` gave' }, made, is, wanted);
}

/** Compiles a filter with its row. */
export function compileFilter(binder: Binder, filter: CardFilter): CardTest {
  const row = lookUpKind('filter', binder.kernel.filters, filter.is, binder.id);
  return compiled(binder, 'filters', row.kind, () => row.compile(filter, binder), isBoolean, 'true or false');
}

/** Compiles a condition with its row. */
export function compileCondition(binder: Binder, condition: Condition): Test {
  const row = lookUpKind('condition', binder.kernel.conditions, condition.if, binder.id);
  return compiled(
    binder,
    'conditions',
    row.kind,
    () => row.compile(condition, binder),
    isBoolean,
    'true or false',
  );
}

/** Compiles a quantity with its row. */
export function compileQuantity(binder: Binder, quantity: Exclude<Quantity, number>): NumberOf {
  const row = lookUpKind('quantity', binder.kernel.quantities, quantity.amount, binder.id);
  const compile = () => row.compile(quantity as never, binder);
  return compiled(binder, 'quantities', row.kind, compile, Number.isInteger, 'a whole number');
}

/** Compiles the check of a cost with its row. */
export function compileCost(binder: Binder, row: CostRow, cost: Cost): ReturnType<CostRow['compile']> {
  const code = codeFor(binder, 'costs', 'compile', row.kind);
  return call(binder, code, () => row.compile(cost, binder), isObject, 'an object');
}

/** Lets a row add the steps that pay a cost. */
export function payByRow(binder: Binder, row: CostRow, cost: Cost): void {
  call(
    binder,
    codeFor(binder, 'costs', 'pay', row.kind),
    () => row.pay(cost, binder),
    () => true,
    '',
  );
}

/** Lets a row add the steps of an effect. */
export function resolveByRow(binder: Binder, row: EffectRow, effect: Effect): Test | null {
  const code = codeFor(binder, 'effects', 'resolve', row.kind);
  return call(binder, code, () => row.resolve!(effect, binder), isTest, 'a test or null');
}

/** Lets a row make the part of a static effect. */
export function partByRow(
  binder: Binder,
  row: EffectRow,
  effect: Effect,
): Partial<AbilityPart> & Pick<AbilityPart, 'kind'> {
  const code = codeFor(binder, 'effects', 'part', row.kind);
  return call(binder, code, () => row.part!(effect, binder), isObject, 'a part');
}
