import { unnoted } from '../ability/unnoted.ts';
import type { ListOf } from '../model/ability-part.ts';
import type { Slot } from '../model/slots.ts';
import type { Binder } from './binder.ts';

/** What was chosen when an ability was announced, for when it resolves. */
export interface Announced {
  /** The cards or players that are left of it. */
  readonly list?: ListOf<number>;
  /** The slot with the mode. */
  readonly mode?: Slot<number>;
  /** Whether an effect has taken it: what nothing takes would be asked twice. */
  taken: boolean;
}

/** What was announced for a part of the data; undefined where it is asked for here. Questions on the side ask anew. */
export function announcedFor({ announced, supposed }: Binder, data: object): Announced | undefined {
  if (announced.size === 0 || supposed !== null) return undefined;
  const made = announced.get(unnoted(data) as object);
  // One object may stand in several places of data written by hand.
  const found = made?.find(({ taken }) => !taken) ?? made?.at(-1);
  if (found !== undefined) found.taken = true;
  return found;
}
