import type { AbilityPart } from '@cardwright/core/game';

/** Part kinds whose duration effects are about players or zones, not about particular cards. */
const NOT_ON_CARDS: ReadonlySet<string> = new Set([
  'trigger',
  'replace',
  'change-cost',
  'additional-action',
  'play-shown',
  'enters-zone',
]);

/** Whether a part belongs to a duration effect on particular cards. */
export function isApplied(part: AbilityPart): boolean {
  const { applies, players, selfOnly, kind, keyword } = part;
  return applies === null && players === null && !selfOnly && keyword === null && !NOT_ON_CARDS.has(kind);
}

/**
 * Wraps a part of a duration effect on particular cards so that it reports when it is queried for one of them. The
 * kernel tests the set of cards first, and reads last what is wrapped here.
 */
export function tellWhenAsked(part: AbilityPart, asked: () => void): void {
  // Prohibitions and permissions are evaluated completely only if they concern the card.
  const last = part.kind === 'forbid' || part.kind === 'permit' ? 'except' : 'condition';
  let value: unknown = part[last];
  Object.defineProperty(part, last, {
    enumerable: true,
    get: () => {
      asked();
      return value;
    },
    // A part inside another effect ("While …, they gain …") is wrapped again when that one is bound.
    set: (other: unknown) => {
      value = other;
    },
  });
}
