import type { Engine, ReadonlyState } from '@cardwright/core';

/** The words of a name, without marks. */
const wordsOf = (name: string): string => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** Whether a card of a name is also a card of another: its words contain the other's, whole (KH 3, KH 9.21). */
export function isNamed(name: string, wanted: string): boolean {
  return name === wanted || wordsOf(name).includes(wordsOf(wanted));
}

/** Whether two names are the same for the Unique Card rule and deck limits, as the format has it (KH 9.21). */
export function areSameName(a: string, b: string, how: 'exact' | 'containing'): boolean {
  return a === b || (how === 'containing' && (isNamed(a, b) || isNamed(b, a)));
}

/** The names that a card has: the printed one and those it counts as having. */
export function namesOf(engine: Engine, state: ReadonlyState, card: number): readonly string[] {
  const { name, otherNames = [] } = engine.card(state, card).definition;
  return [name, ...otherNames];
}

/** Whether a card is a card of a name (KH 3, KH 9.21). */
export const isCardNamed = (engine: Engine, state: ReadonlyState, card: number, wanted: string): boolean =>
  namesOf(engine, state, card).some((name) => isNamed(name, wanted));
