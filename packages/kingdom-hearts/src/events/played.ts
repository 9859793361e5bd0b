import {
  type CardRef,
  type Column,
  cardOf,
  defineEvent,
  type EventKind,
  type GameEvent,
  type Kernel,
  moveCard,
  moveOnTop,
  play,
  playAction,
  refOf,
  type WritableState,
} from '@cardwright/core/game';
import { currentWorld, opponentOf, playerCardOf } from '../table/areas.ts';
import { attachedTo, counters, darkEver, darkThisTurn, movesThisTurn } from '../table/columns.ts';
import { handOver } from '../table/hand-over.ts';
import { darkArea, friendArea, playerArea, worldArea } from '../table/zones.ts';
import { takeOption } from './fighting.ts';

const NOTHING: readonly Column[] = [];

/** Puts a World on top of those before it (KH 8.2.1). */
function placeWorld(kernel: Kernel, d: WritableState, card: number, player: number): void {
  const below = currentWorld(d, player);
  if (below < 0) moveCard(kernel, d, card, worldArea, { player });
  else moveOnTop(d, card, below, NOTHING);
  darkEver.put(d, card, 0);
}

/** Counts a Dark Card that is put on a World. */
function putOnWorld(d: WritableState, world: number): void {
  if (world >= 0) darkEver.put(d, world, darkEver.get(d, world) + 1);
}

/** Puts a Form Change on the Player Card, whose Equipment and counters it takes over (KH 4.1, KH 9.39). */
function placeForm(d: WritableState, card: number, player: number): void {
  const below = playerCardOf(d, player);
  const before = refOf(d, below);
  moveOnTop(d, card, below, [counters]);
  handOver(d, before, refOf(d, card));
}

function place(kernel: Kernel, d: WritableState, e: GameEvent): void {
  takeOption(d, false);
  const card = cardOf(e.card);
  const { player } = e;
  switch (e.data?.['to']) {
    case worldArea.name:
      placeWorld(kernel, d, card, player);
      break;
    case playerArea.name:
      placeForm(d, card, player);
      break;
    case friendArea.name:
      moveCard(kernel, d, card, friendArea, { player });
      if (typeof e.data['replaces'] === 'number') handOver(d, e.data['replaces'] as CardRef, refOf(d, card));
      break;
    case darkArea.name:
      moveCard(kernel, d, card, darkArea, { player });
      darkThisTurn.put(d, player, darkThisTurn.get(d, player) + 1);
      putOnWorld(d, currentWorld(d, opponentOf(d, player)));
      break;
    default:
      moveCard(kernel, d, card, play, { player });
      if (typeof e.data?.['on'] === 'number') attachedTo.put(d, card, e.data['on'] as CardRef);
  }
}

/**
 * A card is played (KH 8.2). `other` is the World where that is. `data`: `to` which area, `on` which character,
 * `replaces` whom, `by` whose Magic.
 */
export const played: EventKind = defineEvent('played', {
  action: playAction,
  passage: { to: play },
  rule: 'KH 8.2',
  facts: ['from', 'to'],
  commit: place,
});

/** A player has moved to a World (KH 8.2.1); `card` is the World. */
export const movedToAWorld: EventKind = defineEvent('moved-to-a-world', {
  roles: { world: 'card' },
  rule: 'KH 8.2.1',
  commit: (_engine, d, e) => movesThisTurn.put(d, e.player, movesThisTurn.get(d, e.player) + 1),
});

/** Equipment is put on another character by an effect (KH 8.2.6); `other` is the character. */
export const equipped: EventKind = defineEvent('equipped', {
  roles: { bearer: 'other' },
  rule: 'KH 8.2.6',
  commit: (kernel, d, e) => {
    const card = cardOf(e.card);
    moveCard(kernel, d, card, play, { player: e.player });
    attachedTo.put(d, card, e.other);
  },
});

export const playEvents: readonly EventKind[] = [played, movedToAWorld, equipped];
