import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Address } from '../model/address.ts';
import type { CardRef } from '../model/card-ref.ts';
import { controller, nextInZone, playerCount, previousInZone, zoneOf } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { SHARED } from '../model/zone.ts';
import { firstIn } from '../table/zone-list.ts';

/** The address of a card. */
export function addressOf(kernel: Kernel, state: ReadonlyState, card: number): Address {
  let position = 0;
  for (let c = previousInZone.get(state, card); c >= 0; c = previousInZone.get(state, c)) position++;
  const zone = kernel.zones[zoneOf.get(state, card)]!;
  return `${zone.shared ? 'all' : `p${controller.get(state, card)}`}:${zone.name}:${position}`;
}

function malformed(address: string): never {
  throw new CardwrightError('answer-malformed', `There is no card at “${address}”.`, {
    address,
    fix: 'Use an address of the latest view: p<player>:<zone>:<position>, all:<zone>:<position> or choice:<position>.',
  });
}

/**
 * Resolves an address of the latest view, on the side that runs the game: clients use positions, the engine references.
 * `choice:n` is the n-th candidate of the decision.
 * @throws CardwrightError `answer-malformed`
 */
export function resolveAddress(kernel: Kernel, state: ReadonlyState, address: Address): CardRef {
  const choice = /^choice:(\d+)$/.exec(address);
  if (choice !== null) return state.decision?.cards[Number(choice[1])] ?? malformed(address);
  const [, whose, seat, name, position] = /^(all|p(\d+)):([^:]+):(\d+)$/.exec(address) ?? malformed(address);
  const zone = kernel.zonesByName.get(name!);
  const player = whose === 'all' ? SHARED : Number(seat);
  if (zone === undefined || zone.shared !== (whose === 'all') || player >= playerCount.get(state, 0))
    return malformed(address);
  let card = firstIn(state, player, zone);
  for (let i = Number(position); i > 0 && card >= 0; i--) card = nextInZone.get(state, card);
  return card < 0 ? malformed(address) : refOf(state, card);
}
