import { CardwrightError } from '../errors/cardwright-error.ts';
import { gameResult } from '../events/result.ts';
import { codedError } from '../faults/call-rules.ts';
import { cardOf } from '../model/card-ref.ts';
import {
  activePlayer,
  hasLeft,
  nextInZone,
  playerCount,
  startingPlayer,
  stepIndex,
  turnNumber,
} from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { isCurrent } from '../model/reference.ts';
import { isSeat } from '../model/seat.ts';
import type { ReadonlyState } from '../model/state.ts';
import { SHARED, type Zone } from '../model/zone.ts';
import { countIn, firstIn } from '../table/zone-list.ts';
import { addressOf } from './address.ts';
import { canSee } from './can-see.ts';
import type { CardView, GameView, HiddenCardView, LastingView, PlayerView, ZoneView } from './game-view.ts';
import { viewAnnounced } from './view-announced.ts';
import { mention, valuesOf, viewCard } from './view-card.ts';
import { viewDecision, viewWaiting } from './view-decision.ts';
import type { Viewpoint } from './viewpoint.ts';

function viewZone(from: Viewpoint, player: number, zone: Zone): ZoneView {
  const { state } = from;
  const cards: (CardView | HiddenCardView)[] = [];
  let position = 0;
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
    const view = viewCard(from, card, `${zone.shared ? 'all' : `p${player}`}:${zone.name}:${position}`);
    position++;
    // For a pile that no one looks through, the count is enough.
    if (!('hidden' in view) || zone.visibility === 'public' || zone.status.length > 0) cards.push(view);
  }
  return { zone: zone.name, count: countIn(state, player, zone), cards };
}

function viewPlayer(from: Viewpoint, player: number): PlayerView {
  const { kernel, state } = from;
  const columns = kernel.columns.filter((column) => column.scope === 'player');
  return {
    player,
    left: hasLeft.get(state, player) === 1,
    columns: valuesOf(from, columns, player),
    zones: kernel.zones.flatMap((zone) => (zone.shared ? [] : [viewZone(from, player, zone)])),
  };
}

function viewLasting(from: Viewpoint): LastingView[] {
  const { kernel, state, viewer } = from;
  return state.durationEffects.map((lasting) => ({
    ability: lasting.part.id,
    controller: lasting.controller,
    source: mention(from, lasting.source),
    cards:
      lasting.cards === null
        ? null
        : lasting.cards
            .filter((ref) => isCurrent(state, ref) && canSee(kernel, state, viewer, cardOf(ref)))
            .map((ref) => addressOf(kernel, state, cardOf(ref))),
    players: lasting.players,
    amount: lasting.amount,
    ends: lasting.ends,
    player: lasting.player,
    uses: lasting.uses,
  }));
}

/**
 * A game as a player may know it (design: hidden information). Plain data, ready to be sent.
 * @param viewer -1 for a spectator
 * @throws CardwrightError `unknown-name` for a seat that is empty
 */
export function viewGame(kernel: Kernel, state: ReadonlyState, viewer: number): GameView {
  try {
    return lookAt({ kernel, state, viewer });
  } catch (error) {
    throw codedError(kernel, 'what a view asks', error);
  }
}

function lookAt(from: Viewpoint): GameView {
  const { kernel, state, viewer } = from;
  if (viewer !== -1 && !isSeat(state, viewer))
    throw new CardwrightError('unknown-name', `There is no player ${String(viewer)} at this table.`, {
      fix: `Give a seat from 0 to ${playerCount.get(state, 0) - 1}, or -1 for who only watches.`,
    });
  const players = Array.from({ length: playerCount.get(state, 0) }, (_, p) => p);
  const { over, winner, reason } = gameResult(kernel, state);
  const timing = kernel.rules.timing[stepIndex.get(state, 0)];
  const columns = kernel.columns.filter((column) => column.scope === 'game');
  const shared = kernel.zones.filter((zone) => zone.shared);
  return {
    viewer,
    turn: turnNumber.get(state, 0),
    active: activePlayer.get(state, 0),
    starting: startingPlayer.get(state, 0),
    step: timing?.name ?? '',
    phase: timing?.phase ?? '',
    over,
    winner,
    ...(reason !== undefined && { reason }),
    columns: valuesOf(from, columns, 0),
    players: players.map((player) => viewPlayer(from, player)),
    ...(shared.length > 0 && { shared: shared.map((zone) => viewZone(from, SHARED, zone)) }),
    decision: viewDecision(from),
    waiting: state.pendingTriggers.map((waiting) => viewWaiting(from, waiting)),
    ...(kernel.rules.responses !== undefined && { announced: viewAnnounced(from) }),
    lasting: viewLasting(from),
  };
}
