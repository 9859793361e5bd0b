import { cardOf } from '../model/card-ref.ts';
import { ruleOfEvent } from '../model/citations.ts';
import { owner } from '../model/core-columns.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { canSee, zoneShows } from './can-see.ts';
import type { EventView } from './game-view.ts';
import { mention, mentionCard } from './view-card.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Whether a viewer could see an event's card before the event moved it. */
function sawWhereItLay({ kernel, state, viewer }: Viewpoint, event: GameEvent): boolean {
  if (isCurrent(state, event.card)) return false;
  if (lastKnownOf(state.lastKnown, event.card) !== null) return true;
  const told = event.data?.['from'] as string | undefined;
  const from = told === undefined ? event.kind.options.passage?.from : kernel.zonesByName.get(told);
  return from !== undefined && zoneShows(from, viewer, owner.get(state, cardOf(event.card)));
}

/** Whether a viewer may know which card an event happened to. */
function showsCard(from: Viewpoint, event: GameEvent): boolean {
  const { kernel, state, viewer } = from;
  switch (event.kind.options.visibility ?? 'place') {
    case 'place':
      return canSee(kernel, state, viewer, cardOf(event.card)) || sawWhereItLay(from, event);
    case 'everyone':
      return true;
    case 'player':
      return viewer === event.player;
    case 'no-one':
      return false;
  }
}

/**
 * An event as a player may see it; null for bookkeeping. Call it right after the event, as observers do: the card's
 * current zone determines its visibility.
 * @param viewer -1 for a spectator
 */
export function viewEvent(
  kernel: Kernel,
  state: ReadonlyState,
  event: GameEvent,
  viewer: number,
): EventView | null {
  const { kind, player, card, other, amount, source, data } = event;
  const { options } = kind;
  if (options.visibility === 'no-one') return null;
  const from: Viewpoint = { kernel, state, viewer };
  const facts: Record<string, unknown> = {};
  for (const key of options.facts ?? []) if (data?.[key] !== undefined) facts[key] = data[key];
  return {
    kind: kind.name,
    player,
    card: card >= 0 && showsCard(from, event) ? mentionCard(from, cardOf(card)) : null,
    other: mention(from, other),
    amount,
    source: mention(from, source),
    facts,
    rule: ruleOfEvent(kernel, event),
  };
}
