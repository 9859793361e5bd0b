import type { Answer, Decision, Engine, ReadonlyState } from '@cardwright/core';
import { cardCount, definition } from '@cardwright/core/game';

/** Combinations: every subset of `size` of the items, in their order. */
function* choices(items: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++)
    for (const rest of choices(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** Permutations of the items. */
function* orders(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const [i, first] of items.entries())
    for (const rest of orders(items.toSpliced(i, 1))) yield [first, ...rest];
}

function* subsets({ candidates, min, max }: Decision): Generator<number[]> {
  const most = Math.min(max, candidates.length);
  for (let size = min; size <= most; size++) yield* choices(candidates, size);
}

/** The names of the cards on the table, without duplicates, in an order determined by the table. */
function namesOnTable(engine: Engine, state: ReadonlyState): string[] {
  const names = new Set<string>();
  for (let card = 0; card < cardCount.get(state, 0); card++)
    names.add(engine.cards[definition.get(state, card)]!.definition.name);
  return [...names].sort();
}

/**
 * Enumerates every legal answer to the current decision. Choices of several are enumerated as sets, in candidate order;
 * name choices only cover names of cards on the table. Empty if the game is over.
 */
export function* allAnswers(engine: Engine, state: ReadonlyState): Generator<Answer> {
  const { decision } = state;
  if (decision === null) return;
  switch (decision.kind) {
    case 'act':
      yield* engine.legal(state);
      return;
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
      for (const chosen of subsets(decision))
        if (decision.test === '' || engine.check(state, chosen) === null) yield chosen;
      return;
    case 'order':
      yield* orders(decision.candidates);
      return;
    case 'choose-option':
      yield* decision.candidates;
      return;
    case 'number':
      for (let n = decision.min; n <= decision.max; n++) yield n;
      return;
    case 'confirm':
      yield true;
      yield false;
      return;
    case 'name':
      yield* namesOnTable(engine, state);
  }
}
