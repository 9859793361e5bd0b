import type { EventPattern } from '../ability/event-pattern.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { ZoneSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { doerOf, enteredZone, leftZone, returned, zoneCrossed } from '../events/zone-changes.ts';
import type { EventTest } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { owner } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { ReadonlyState } from '../model/state.ts';
import { play } from '../model/zone.ts';
import { theirOwn } from '../reference/their-own.ts';
import type { Binder } from './binder.ts';

/**
 * The kind of event whose listeners notice a pattern. Whoever leaves play with a card still sees that it went from
 * there, wherever to: such a pattern listens for what leaves.
 */
export function kindOf(
  binder: Binder,
  { on, from }: { readonly on: string } & Partial<EventPattern>,
): EventKind {
  const kind = binder.named('event', binder.kernel.eventKinds, on);
  const entering = kind === enteredZone || kind === returned;
  return entering && from !== undefined && binder.zone(from.zone).inPlay ? leftZone : kind;
}

/** Tests of the zones that a pattern names; null if it names none. */
export function bindCrossing(binder: Binder, pattern: EventPattern): EventTest['test'] | null {
  const sides = (['from', 'to'] as const).flatMap((side) => {
    const zone = pattern[side];
    return zone === undefined ? [] : [bindSide(binder, pattern, side, zone)];
  });
  return sides.length === 0 ? null : (s, event, scope) => sides.every((test) => test(s, event, scope));
}

function bindSide(
  binder: Binder,
  pattern: EventPattern,
  side: 'from' | 'to',
  { zone: name, or, of }: ZoneSelector,
): EventTest['test'] {
  const { kernel } = binder;
  const { passage, facts } = binder.named('event', kernel.eventKinds, pattern.on).options;
  if (passage === undefined && facts?.includes(side) !== true)
    throw new CardwrightError('ability-invalid', `No card changes its zone when it is “${pattern.on}”.`, {
      ability: binder.id,
    });
  const zones = (or === undefined ? [name] : [name, or]).map((one) => binder.zone(one));
  const whose = of === undefined ? null : bindWhose(binder, pattern, of);
  return (s, event, scope) => {
    const crossed = zoneCrossed(kernel, event, side);
    if (crossed === undefined) return false;
    // “Play” is wherever cards are in play.
    if (!zones.some((zone) => zone === crossed || (zone === play && crossed.inPlay))) return false;
    return whose === null || whose(s, event, scope);
  };
}

/** The test of whose zone it is; null where it can only be that of the card’s own player. */
function bindWhose(binder: Binder, pattern: EventPattern, of: PlayerSelector): EventTest['test'] | null {
  const known = binder.subject !== null || binder.knownPlayers.length > 0;
  if (!theirOwn(pattern, of, known)) {
    const whose = binder.playerTest(of);
    return (s, event, scope) => whose(s, playerOf(s, event), scope);
  }
  // “An opponent puts a card into their discard”: theirs.
  return pattern.player === undefined ? null : (s, event) => playerOf(s, event) === doerOf(event);
}

/** Whose zone an event is about: that of its card’s player, or of the player it tells. */
const playerOf = (state: ReadonlyState, { card, player, data }: GameEvent): number =>
  card >= 0 ? owner.get(state, cardOf(card)) : ((data?.['of'] ?? player) as number);
