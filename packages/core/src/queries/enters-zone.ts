import { cardOf } from '../model/card-ref.ts';
import { owner } from '../model/core-columns.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { abilityIndexOf } from './ability-index.ts';
import { isLive } from './active.ts';

/** The part kind for the states in which cards enter a zone. */
export const ENTERS_ZONE = 'enters-zone';

/** Data of such a part. */
export interface EntersZone {
  readonly zone: Zone;
  readonly as: readonly string[];
}

/**
 * The event of a card that goes to a zone, with the states that effects make it enter in added to `data.as`.
 */
export function asEntering(kernel: Kernel, state: ReadonlyState, event: GameEvent, zone: string): GameEvent {
  const list = abilityIndexOf(kernel, state).ofKind(ENTERS_ZONE);
  if (list.length === 0) return event;
  const card = cardOf(event.card);
  const said = (event.data?.['as'] ?? []) as readonly string[];
  let as = said;
  for (const active of list) {
    const { part, scope } = active;
    const { zone: into, as: states } = part.data as EntersZone;
    if (into.name !== zone || !isLive(state, active)) continue;
    if (part.condition !== null && !part.condition(state, scope)) continue;
    if (part.players !== null && !part.players(state, owner.get(state, card), scope)) continue;
    if (!part.applies!(state, card, scope)) continue;
    for (const name of states) if (!as.includes(name)) as = as.concat(name);
  }
  return as === said ? event : event.withData(Object.assign({}, event.data, { as }));
}
