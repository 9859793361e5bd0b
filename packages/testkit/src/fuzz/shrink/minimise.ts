import type { Case, CaseCard, CaseSide } from './case.ts';

/** Maximum number of cases tried. */
const BUDGET = 600;

/** A reduction of a case. */
type Without = (one: Case) => Case;

const replaceSide = (one: Case, player: number, side: CaseSide): Case => ({
  ...one,
  sides: one.sides.with(player, side),
});

const replaceZone = (one: Case, player: number, zone: string, cards: readonly CaseCard[]): Case =>
  replaceSide(one, player, {
    ...one.sides[player]!,
    zones: { ...one.sides[player]!.zones, [zone]: cards },
  });

/** Removes each turn action with the answers after it. */
function* withoutSteps({ steps }: Case): Generator<Without> {
  for (let from = steps.length - 1; from >= 0; from--) {
    if (steps[from]!.kind !== 'act') continue;
    let to = from + 1;
    while (to < steps.length && steps[to]!.kind !== 'act') to++;
    yield (one) => ({ ...one, steps: one.steps.toSpliced(from, to - from) });
  }
}

/** Removes whole zones, then halves, then single cards. */
function* withoutCards({ sides }: Case): Generator<Without> {
  for (const [player, { zones }] of sides.entries()) {
    for (const [zone, cards] of Object.entries(zones)) {
      for (let size = cards.length; size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
        for (let at = 0; at < cards.length; at += size)
          yield (one) => replaceZone(one, player, zone, cards.toSpliced(at, size));
    }
  }
}

function* withoutDetails({ sides, setup }: Case): Generator<Without> {
  for (const [player, side] of sides.entries()) {
    for (const name of Object.keys(side.columns)) {
      const { [name]: _, ...columns } = side.columns;
      yield (one) => replaceSide(one, player, { ...one.sides[player]!, columns });
    }
    for (const [zone, cards] of Object.entries(side.zones))
      for (const [i, card] of cards.entries()) {
        if (Object.keys(card.on).length > 0)
          yield (one) => replaceZone(one, player, zone, cards.with(i, { ...card, on: {} }));
        for (const name of Object.keys(card.columns)) {
          const { [name]: _, ...columns } = card.columns;
          yield (one) => replaceZone(one, player, zone, cards.with(i, { ...card, columns }));
        }
      }
  }
  for (const name of ['columns', 'starting', 'turn'] as const)
    if (setup[name] !== undefined) {
      const { [name]: _, ...rest } = setup;
      yield (one) => ({ ...one, setup: rest });
    }
  if (setup.random !== undefined) {
    const { random: _, ...rest } = setup;
    for (const seed of [1, 2, 3]) yield (one) => ({ ...one, setup: { ...rest, seed } });
  }
}

const ways = [withoutSteps, withoutCards, withoutDetails];

/** Removes whatever can go while the case still fails, until nothing can. */
export function minimise(first: Case, fails: (one: Case) => boolean): Case {
  let best = first;
  let left = BUDGET;
  const better = (): Case | null => {
    for (const way of ways)
      for (const without of way(best)) {
        if (left-- <= 0) return null;
        const smaller = without(best);
        if (fails(smaller)) return smaller;
      }
    return null;
  };
  for (let found = better(); found !== null; found = better()) best = found;
  return best;
}
