import type { CardFilter, CardSelector } from '@cardwright/core/data';

/** The cards of a kind, whether expressed as one or as all: "relics", "a relic". */
export function ofKind(what: CardSelector): readonly CardFilter[] | undefined {
  const one = what.pick === 'some' && what.range.min === 1 && what.range.max === 1;
  return (one || what.pick === 'each') && !what.from ? what.filter : undefined;
}

/** Both ways to express cards of a kind: all of them first. */
export function saidOfKind(filter: readonly CardFilter[]): readonly CardSelector[] {
  return [
    { pick: 'each', filter },
    { pick: 'some', range: { min: 1, max: 1 }, filter },
  ];
}
