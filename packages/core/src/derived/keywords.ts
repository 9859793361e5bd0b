import { type KeywordInstance, withValue } from '../bind/part.ts';
import type { Engine } from '../game/engine.ts';
import type { Keyword } from '../plugin/names.ts';
import type { ReadonlyState } from '../state/state.ts';
import { amountOf, appliesTo } from './active.ts';
import { boardOf } from './board.ts';
import { isLost } from './lost.ts';

/** Grants that depend on each other's keyword end here instead of going round. */
const asking: number[] = [];

function instanceOf(instances: readonly KeywordInstance[], keyword: Keyword): KeywordInstance {
  for (const instance of instances) if (instance.keyword === keyword) return instance;
  throw new Error(`grant without ${keyword.name}`);
}

/** Whether something other than its own text gives a card the keyword now. */
export function isGranted(engine: Engine, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  const grants = boardOf(engine, state).grant[keyword.id];
  if (grants === undefined || isLost(boardOf(engine, state).bar[keyword.id], state, card)) return false;
  if (isLost(boardOf(engine, state).lose[keyword.id], state, card)) return false;
  const key = (keyword.id << 10) | card;
  if (asking.includes(key)) return false;
  asking.push(key);
  let granted = false;
  for (let i = 0; i < grants.length && !granted; i++) granted = appliesTo(state, grants[i]!, card);
  asking.pop();
  return granted;
}

/** Whether a card has a keyword now, printed or gained. */
export function hasKeyword(engine: Engine, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  if (!engine.card(state, card).hasPrinted(keyword)) return isGranted(engine, state, card, keyword);
  return !isLost(boardOf(engine, state).lose[keyword.id], state, card);
}

/** Every instance of a keyword that a card has now. */
export function keywordInstances(
  engine: Engine,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): KeywordInstance[] {
  const instances: KeywordInstance[] = [];
  if (isLost(boardOf(engine, state).lose[keyword.id], state, card)) return instances;
  for (const instance of engine.card(state, card).keywords)
    if (instance.keyword === keyword) instances.push(instance);
  const grants = boardOf(engine, state).grant[keyword.id];
  if (grants === undefined || isLost(boardOf(engine, state).bar[keyword.id], state, card)) return instances;
  const key = (keyword.id << 10) | card;
  if (asking.includes(key)) return instances;
  asking.push(key);
  for (const active of grants) {
    if (!appliesTo(state, active, card)) continue;
    const instance = instanceOf(active.part.keywords, keyword);
    instances.push(instance.measured ? withValue(instance, amountOf(state, active)) : instance);
  }
  asking.pop();
  return instances;
}

/** The keyword's number on a card: the sum of its instances if it stacks, else the greatest (CR 8.1.2). */
export function keywordValue(engine: Engine, state: ReadonlyState, card: number, keyword: Keyword): number {
  let value = 0;
  for (const instance of keywordInstances(engine, state, card, keyword)) {
    value = keyword.stacking === 'value' ? value + instance.value : Math.max(value, instance.value);
  }
  return value;
}
