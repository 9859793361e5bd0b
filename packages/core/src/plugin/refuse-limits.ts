import { isObject } from '../contract/contract.ts';
import { shown } from '../contract/tell-fault.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { DeckLimits } from './deck-limits.ts';

function refuse(message: string, fix: string): never {
  throw new CardwrightError('plugin-invalid', `A format cannot be made: ${message}.`, { fix });
}

/** Refuses what is restricted to a number that is none, or that does not differ from that of other cards. */
function refuseRestricted(restricted: unknown, { copies, banned = [] }: DeckLimits): void {
  if (!isObject(restricted))
    refuse(
      `“restricted” is ${shown(restricted)}, not an object of full names with a number each`,
      "Write restricted: { 'Full Name': 1 }.",
    );
  for (const [name, most] of Object.entries(restricted)) {
    if (banned.includes(name))
      refuse(`“${name}” is banned and restricted`, 'Take it out of `banned` or out of `restricted`.');
    if (!Number.isInteger(most) || (most as number) < 1)
      refuse(
        `“${name}” is restricted to ${shown(most)}, and that is no whole number from 1`,
        'Give how many a deck may have; a card that it may not have is one of `banned`.',
      );
    if (copies !== undefined && (most as number) >= copies)
      refuse(
        `“${name}” is restricted to ${shown(most)}, and \`copies\` is ${copies} for all cards`,
        copies === 1 ? 'Take it out of `restricted`.' : `Give a number from 1 to ${copies - 1}.`,
      );
  }
}

/**
 * Refuses limits that contradict each other or that no deck keeps, and numbers for restricted cards that are none: what
 * makes a format of them calls it.
 *
 * @param hand how many cards an opening hand has, if the format says so
 * @throws CardwrightError `plugin-invalid`, with both values
 */
export function refuseLimits(limits: DeckLimits, hand?: number | null): void {
  const { least, most, copies, restricted } = limits;
  if (most === 0) refuse('“most” is 0, and no deck has no cards', 'Give a whole number from 1.');
  if (copies === 0) refuse('“copies” is 0, and no card may be in a deck then', 'Give a whole number from 1.');
  if (least !== undefined && most !== undefined && least > most)
    refuse(
      `“least” is ${least} and “most” is ${most}: no deck has at least ${least} and at most ${most} cards`,
      'Give a `least` that is not more than `most`.',
    );
  const smallest = least ?? most;
  if (typeof hand === 'number' && smallest !== undefined && hand > smallest)
    refuse(
      `“opening-hand” is ${hand}, and a deck may have no more than ${smallest} cards`,
      `Give a number up to ${smallest}.`,
    );
  if (restricted !== undefined) refuseRestricted(restricted, limits);
}
