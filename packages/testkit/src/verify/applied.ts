import type { AbilityPart } from '@cardwright/core';

/** Kinds of part whose lifetime is about players or zones, not about cards that they are applied to. */
const NOT_ON_CARDS: ReadonlySet<string> = new Set([
  'trigger',
  'replace',
  'change-cost',
  'additional-action',
  'play-shown',
  'enters-zone',
]);

/** Whether a part is one of an effect that is applied to particular cards for a time. */
export function isApplied(part: AbilityPart): boolean {
  const { applies, players, selfOnly, kind, keyword } = part;
  return applies === null && players === null && !selfOnly && keyword === null && !NOT_ON_CARDS.has(kind);
}

/**
 * Has a part that is applied to particular cards tell when it is asked for of one of them. The kernel looks first whether
 * a card is one of those, and last at what is read here.
 */
export function tellWhenAsked(part: AbilityPart, asked: () => void): void {
  // What is forbidden or permitted is looked at to its end only where it concerns the card.
  const last = part.kind === 'forbid' || part.kind === 'permit' ? 'except' : 'condition';
  let value: unknown = part[last];
  Object.defineProperty(part, last, {
    enumerable: true,
    get: () => {
      asked();
      return value;
    },
    // A part inside another effect ("While …, they gain …") is watched again when that one is bound.
    set: (other: unknown) => {
      value = other;
    },
  });
}
