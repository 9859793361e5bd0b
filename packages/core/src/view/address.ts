import type { Engine } from '../engine/engine.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { controller, nextInZone, playerCount, previousInZone, zoneOf } from '../model/core-columns.ts';
import { type CardRef, refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { firstIn } from '../table/zone-list.ts';

/**
 * Where a card is, in words that every client may have: `p0:play:2` is the third card of player 0's play zone.
 *
 * Views name cards so, and never by reference. A reference holds a card's index, which is its place in the deck
 * list, and counts how often it moved: it would tell two copies apart that only their owner can tell apart. An
 * address says nothing that the table does not show, also of a card no one sees.
 */
export type Address = string;

/** The address of a card. */
export function addressOf(engine: Engine, state: ReadonlyState, card: number): Address {
  let position = 0;
  for (let c = previousInZone.get(state, card); c >= 0; c = previousInZone.get(state, c)) position++;
  const zone = engine.zones[zoneOf.get(state, card)]!;
  return `p${controller.get(state, card)}:${zone.name}:${position}`;
}

function malformed(address: string): never {
  throw new CardwrightError('answer-malformed', `There is no card at “${address}”.`, {
    address,
    fix: 'Use an address of the latest view: p<player>:<zone>:<position> or choice:<position>.',
  });
}

/**
 * The card at an address of the latest view, for the side that runs the game: a client's answer names positions,
 * the engine's own answer names references. `choice:n` is the n-th candidate of what is asked.
 * @throws CardwrightError `answer-malformed`
 */
export function resolveAddress(engine: Engine, state: ReadonlyState, address: Address): CardRef {
  const choice = /^choice:(\d+)$/.exec(address);
  if (choice !== null) return state.decision?.candidates[Number(choice[1])] ?? malformed(address);
  const [, player, name, position] = /^p(\d+):([^:]+):(\d+)$/.exec(address) ?? malformed(address);
  const zone = engine.zonesByName.get(name!);
  if (zone === undefined || Number(player) >= playerCount.get(state, 0)) return malformed(address);
  let card = firstIn(state, Number(player), zone);
  for (let i = Number(position); i > 0 && card >= 0; i--) card = nextInZone.get(state, card);
  return card < 0 ? malformed(address) : refOf(state, card);
}
