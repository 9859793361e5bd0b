import { type KeywordInstance, withValue } from '../model/ability-part.ts';
import { controller, zoneOf } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Keyword } from '../model/names.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { amountOf, appliesTo } from './active.ts';
import { derivedValue } from './derived.ts';
import { isLost, losesAbility } from './lost.ts';
import type { Derived } from './rounds.ts';

const HAS: Derived<Keyword, boolean> = {
  kind: 2,
  printed: (kernel, state, card, keyword) => kernel.card(state, card).hasPrinted(keyword),
  derive: has,
  same: (a, b) => a === b,
};

const INSTANCES: Derived<Keyword, readonly KeywordInstance[]> = {
  kind: 3,
  printed: printedInstances,
  derive: instancesNow,
  same(a, b) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i]!.value !== b[i]!.value) return false;
    return true;
  },
};

function instanceOf(instances: readonly KeywordInstance[], keyword: Keyword): KeywordInstance {
  for (const instance of instances) if (instance.keyword === keyword) return instance;
  throw new Error(`grant without ${keyword.name}`);
}

/** What a card's own text gives it where it is not in play, to be played with; null for nothing. */
function givenByItself(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): KeywordInstance | null {
  const { gains } = kernel.card(state, card);
  if (gains.length === 0 || state.layout.inPlayIndex[zoneOf.get(state, card)] === true) return null;
  const scope: Scope = {
    source: refOf(state, card),
    controller: controller.get(state, card),
    slots: NONE,
    event: null,
  };
  for (const { keywords, condition, amount } of gains) {
    for (const instance of keywords) {
      if (instance.keyword !== keyword || (condition !== null && !condition(state, scope))) continue;
      return instance.measured ? withValue(instance, amount!(state, scope)) : instance;
    }
  }
  return null;
}

/** Whether nothing could grant a card the keyword now: a cheap test before the exact one. */
function isUngiven(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  const board = abilityIndexOf(kernel, state);
  if (board.grant[keyword.id] === undefined && kernel.card(state, card).gains.length === 0) return true;
  if (board.losing.length > 0 && losesAbility(board.losing, state, card, undefined)) return true;
  return isLost(board.bar[keyword.id], state, card) || isLost(board.lose[keyword.id], state, card);
}

/** Whether a card has the keyword from anything but its printed text. */
export function isGranted(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  if (isUngiven(kernel, state, card, keyword)) return false;
  const grants = abilityIndexOf(kernel, state).grant[keyword.id] ?? NONE;
  for (let i = 0; i < grants.length; i++) if (appliesTo(state, grants[i]!, card)) return true;
  return givenByItself(kernel, state, card, keyword) !== null;
}

/** Whether a card has a keyword now, printed or gained. */
export function hasKeyword(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  return changes(kernel, state, card, keyword)
    ? derivedValue(HAS, kernel, state, card, keyword)
    : kernel.card(state, card).hasPrinted(keyword);
}

/** Whether anything could give a card a keyword, or take it: a cheap test before the exact one. */
function changes(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  const { grant, lose, losing } = abilityIndexOf(kernel, state);
  return (
    losing.length > 0 ||
    grant[keyword.id] !== undefined ||
    lose[keyword.id] !== undefined ||
    kernel.card(state, card).gains.length > 0
  );
}

function has(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  if (!kernel.card(state, card).hasPrinted(keyword)) return isGranted(kernel, state, card, keyword);
  return !isTaken(kernel, state, card, keyword);
}

/** Whether a card has lost a keyword, by itself or with all abilities. */
function isTaken(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): boolean {
  const { lose, losing } = abilityIndexOf(kernel, state);
  if (isLost(lose[keyword.id], state, card)) return true;
  return losing.length > 0 && losesAbility(losing, state, card, undefined);
}

/** The instances of a keyword that a card has gained besides printed ones. */
export function gainedInstances(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): readonly KeywordInstance[] {
  if (isUngiven(kernel, state, card, keyword)) return NONE;
  const instances: KeywordInstance[] = [];
  for (const active of abilityIndexOf(kernel, state).grant[keyword.id] ?? NONE) {
    if (!appliesTo(state, active, card)) continue;
    const instance = instanceOf(active.part.keywords, keyword);
    instances.push(instance.measured ? withValue(instance, amountOf(state, active)) : instance);
  }
  const own = givenByItself(kernel, state, card, keyword);
  if (own !== null) instances.push(own);
  return instances;
}

/** Every instance of a keyword that a card has now. */
export function keywordInstances(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): readonly KeywordInstance[] {
  return changes(kernel, state, card, keyword)
    ? derivedValue(INSTANCES, kernel, state, card, keyword)
    : printedInstances(kernel, state, card, keyword);
}

function printedInstances(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): readonly KeywordInstance[] {
  const { keywords } = kernel.card(state, card);
  if (!kernel.card(state, card).hasPrinted(keyword)) return NONE;
  const instances: KeywordInstance[] = [];
  for (let i = 0; i < keywords.length; i++)
    if (keywords[i]!.keyword === keyword) instances.push(keywords[i]!);
  return instances;
}

function instancesNow(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  keyword: Keyword,
): readonly KeywordInstance[] {
  if (isTaken(kernel, state, card, keyword)) return NONE;
  const printed = printedInstances(kernel, state, card, keyword);
  return printed.concat(gainedInstances(kernel, state, card, keyword));
}

/** The keyword's number on a card: the sum of its instances if it stacks, else the greatest. */
export function keywordValue(kernel: Kernel, state: ReadonlyState, card: number, keyword: Keyword): number {
  let value = 0;
  for (const instance of keywordInstances(kernel, state, card, keyword)) {
    value = keyword.stacking === 'value' ? value + instance.value : Math.max(value, instance.value);
  }
  return value;
}
