import type { Condition } from '../ability/condition.ts';
import type { CardFilter, Comparison } from '../ability/filter.ts';
import type { CardSelector } from '../ability/selector.ts';
import { apart } from './filters.ts';
import { type Inert, inWords } from './inert.ts';
import { type Scene, sideOf } from './scene.ts';

const NEVER = 'Leave it out, or ask for what can be.';
const ALWAYS = 'Leave it out: it says nothing.';

/** A condition that can never hold, or always holds. */
export function inertCondition(condition: Condition, scene: Scene): Inert | null {
  switch (condition.if) {
    case 'count':
      return counted(condition.cmp, condition.value);
    case 'compare':
      return (
        (isCount(condition.left) ? counted(condition.cmp, condition.right) : null) ??
        (isCount(condition.right) ? counted(TURNED[condition.cmp], condition.left) : null)
      );
    case 'all':
      return together(condition.of);
    case 'self-in-zone':
      return hidden(condition.zone, scene);
    default:
      return null;
  }
}

const TURNED: Readonly<Record<Comparison, Comparison>> = {
  '<': '>',
  '<=': '>=',
  '=': '=',
  '>=': '<=',
  '>': '<',
};

/** Quantities that are never negative. */
const COUNTS: ReadonlySet<unknown> = new Set(['cards', 'player-stat', 'events', 'players', 'cost']);

const isCount = (quantity: unknown): boolean =>
  typeof quantity === 'object' && quantity !== null && COUNTS.has((quantity as { amount?: unknown }).amount);

/** "While this card is in your hand", on a card that is done once it has resolved. */
function hidden(name: string, { kernel, ability }: Scene): Inert | null {
  const zone = kernel.zonesByName.get(name);
  if (ability.kind !== 'spell' || zone === undefined || zone.visibility === 'public') return null;
  const reason = `what resolves is not in the ${inWords(name)} any more`;
  return { path: '', reason, fix: 'Say it on a card that stays in play, or say what it does there.' };
}

/** A count compared with a constant. */
function counted(cmp: Comparison, value: unknown): Inert | null {
  if (typeof value !== 'number') return null;
  if (apart(cmp, value, '>=', 0)) return { path: '', reason: 'no number of things is below 0', fix: NEVER };
  const always = (cmp === '>=' && value <= 0) || (cmp === '>' && value < 0);
  return always ? { path: '', reason: 'every number of things is 0 or more', fix: ALWAYS } : null;
}

/** Conditions in conjunction. */
function together(conditions: readonly Condition[]): Inert | null {
  for (const [i, one] of conditions.entries())
    for (const other of conditions.slice(0, i)) {
      const reason = excluded(other, one) ?? excluded(one, other);
      if (reason !== null) return { path: `of.${i}`, reason, fix: NEVER };
    }
  return null;
}

/** Why two conditions exclude each other; null if they may hold together. */
export function excluded(a: Condition, b: Condition): string | null {
  if (a.if === 'turn' && b.if === 'turn') {
    const [one, other] = [sideOf(a.of), sideOf(b.of)];
    return one !== undefined && other !== undefined && one !== other ? 'no turn is both players’' : null;
  }
  if (a.if === 'self-in-zone' && b.if === 'self-in-zone')
    return a.zone === b.zone ? null : 'no card is in two places';
  if (a.if === 'count' && b.if === 'count') {
    if (same(a.of, b.of) && apart(a.cmp, a.value, b.cmp, b.value)) return 'no number is both';
    const none = apart(a.cmp, a.value, '>=', 1);
    const some = apart(b.cmp, b.value, '<', 1);
    return none && some && isWithin(b.of, a.of)
      ? 'where there are none at all, there are none of these'
      : null;
  }
  return null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether one selector's cards are a subset of another's. */
function isWithin(some: CardSelector, all: CardSelector): boolean {
  if (some.pick !== 'each' || all.pick !== 'each' || !same(some.from, all.from)) return false;
  const has = (filter: CardFilter): boolean => some.filter.some((one) => same(one, filter));
  return all.filter.every(has);
}
