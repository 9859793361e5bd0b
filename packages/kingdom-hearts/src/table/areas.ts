import type { ReadonlyState } from '@cardwright/core';
import {
  activePlayer,
  type CardRef,
  cardsIn,
  cardsUnder,
  firstIn,
  type Kernel,
  lastIn,
  NO_CARD,
  nextInZone,
  play,
  playerCount,
  refOf,
  statOf,
} from '@cardwright/core/game';
import { attachedTo, challenging } from './columns.ts';
import { level } from './names.ts';
import { darkArea, friendArea, playerArea, worldArea } from './zones.ts';

/** The other player of a game for two. */
export function opponentOf(state: ReadonlyState, player: number): number {
  return (player + 1) % playerCount.get(state, 0);
}

/** A player's Player Card, or the Form Change on top of it; -1 before there is one. */
export function playerCardOf(state: ReadonlyState, player: number): number {
  return lastIn(state, player, playerArea);
}

/** The same as a reference. */
export function playerRef(state: ReadonlyState, player: number): CardRef {
  const card = playerCardOf(state, player);
  return card < 0 ? NO_CARD : refOf(state, card);
}

/** A player's Player Card itself, which may lie under a Form Change; -1 before there is one. */
export function baseCardOf(state: ReadonlyState, player: number): number {
  const top = playerCardOf(state, player);
  return top < 0 ? -1 : (cardsUnder(state, top).at(-1) ?? top);
}

/** A player's current World: the topmost one (KH 8.2.1); -1 before the first move (KH 9.10). */
export function currentWorld(state: ReadonlyState, player: number): number {
  return lastIn(state, player, worldArea);
}

/** A player's Worlds, the current one first. */
export function worldsOf(state: ReadonlyState, player: number): number[] {
  const top = currentWorld(state, player);
  return top < 0 ? [] : [top, ...cardsUnder(state, top)];
}

/** The sum of the levels of a player's Worlds (KH 1, 8.2.1). */
export function worldLevels(kernel: Kernel, state: ReadonlyState, player: number): number {
  let sum = 0;
  for (const world of worldsOf(state, player)) sum += statOf(kernel, state, world, level);
  return sum;
}

/** The first of the Dark Cards on a player's current World, which the opponent controls; -1 if there is none. */
export function firstDarkOn(state: ReadonlyState, player: number): number {
  return firstIn(state, opponentOf(state, player), darkArea);
}

/** The Dark Cards on a player's current World. */
export function darkOn(state: ReadonlyState, player: number): number[] {
  return cardsIn(state, opponentOf(state, player), darkArea);
}

/** Cards in a player's Friend Area. */
export function friendsOf(state: ReadonlyState, player: number): number[] {
  return cardsIn(state, player, friendArea);
}

/** The characters of a player that can carry Equipment and be the source of Magic: the Player Card first (KH 9.24). */
export function charactersOf(state: ReadonlyState, player: number): number[] {
  const card = playerCardOf(state, player);
  return card < 0 ? friendsOf(state, player) : [card, ...friendsOf(state, player)];
}

/** The Equipment on a character. */
export function equipmentOn(state: ReadonlyState, character: number): number[] {
  const ref = refOf(state, character);
  const found: number[] = [];
  for (let player = 0; player < playerCount.get(state, 0); player++) {
    for (let card = firstIn(state, player, play); card >= 0; card = nextInZone.get(state, card)) {
      if (attachedTo.get(state, card) === ref) found.push(card);
    }
  }
  return found;
}

/** Whose current World a player is at: in a challenge both are at the defender's (KH 8.3, KH 9.34). */
export function hostOf(state: ReadonlyState, player: number): number {
  return challenging.get(state, 0) === 1 ? opponentOf(state, activePlayer.get(state, 0)) : player;
}
