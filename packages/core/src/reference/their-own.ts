import type { EventPattern } from '../ability/event-pattern.ts';
import type { PlayerSelector } from '../ability/player.ts';

/**
 * Whether a possessive in an event is that of the very card that moves, which is no one else's: "their player's hand",
 * and "their hand" where no player was spoken of but by this event.
 * @param known whether a player was spoken of before
 */
export function theirOwn({ player, from, to }: EventPattern, of: PlayerSelector, known: boolean): boolean {
  if (of.who === 'player-of') return of.card.pick === 'ref' && of.card.ref.to === 'it';
  if (of.who !== 'that-player') return false;
  const here = [from?.of, to?.of].some((one) => one !== undefined && one.who !== 'that-player');
  return !known || here || player !== undefined;
}

/** Whose zones an event names, other than those of the card that moves, with the way to them. */
export const crossedIn = (
  pattern: EventPattern,
  path: string,
  known: boolean,
): (readonly [PlayerSelector, string])[] =>
  (['from', 'to'] as const).flatMap((side) => {
    const of = pattern[side]?.of;
    return of === undefined || theirOwn(pattern, of, known) ? [] : [[of, `${path}.${side}.of`] as const];
  });
