import {
  type Answer,
  cardCount,
  type Decision,
  definition,
  type Engine,
  type ReadonlyState,
} from '@cardwright/core';

/** Every choice of `size` of the items, in the items' own order. */
function* choices(items: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++)
    for (const rest of choices(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** Every order of the items. */
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

/** The names of the cards on the table, each once, in an order that the table decides. */
function namesOnTable(engine: Engine, state: ReadonlyState): string[] {
  const names = new Set<string>();
  for (let card = 0; card < cardCount.get(state, 0); card++)
    names.add(engine.cards[definition.get(state, card)]!.definition.name);
  return [...names].sort();
}

/**
 * Every legal answer to what is asked, one after the other. Choices of several are listed as sets, in the order of the
 * candidates; of the names that may be named, those of cards on the table. Nothing when the game is over.
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
