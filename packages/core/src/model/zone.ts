import { CardwrightError } from '../errors/cardwright-error.ts';
import { onlyOptions } from '../errors/only-options.ts';
import type { Column } from './column.ts';
import { liesUnder } from './core-columns.ts';
import type { Numbers, WritableNumbers } from './numbers.ts';

/**
 * Who may see a card in a zone. `public`: everyone. `owner`: its owner. `no-one`: not even its owner.
 * Anyone may count the cards of any zone.
 */
export type Visibility = 'public' | 'owner' | 'no-one';

let nextId = 0;

/** Visibility and meaning of a zone. */
export interface ZoneOptions {
  readonly visibility: Visibility;
  /** The order of its cards matters (a deck). */
  readonly ordered?: boolean;
  /** Abilities of cards here function unless they say otherwise. */
  readonly inPlay?: boolean;
  /**
   * It is one for all players, and out of play: a market, a common supply. Its cards keep their owners, or have none
   * ({@link NO_OWNER}) until they go to a player's zone. Functions that ask whose zone it is take {@link SHARED}.
   */
  readonly shared?: boolean;
  /**
   * Each of its cards hangs on a card in play, and goes with it when that leaves play: what is attached, held, or lies
   * under it. Cards come here by `hangOn`.
   */
  readonly hangs?: boolean;
  /** Columns that are public even for hidden cards here: whether it is turned, what it lies under. */
  readonly status?: readonly Column[];
  /**
   * Called when a card leaves alone and the one right under it takes its place: after the lower card has come up,
   * before the upper one is gone, so that state can be transferred; receives the whole `WritableState`. Without it,
   * cards under a card that leaves play leave with it.
   */
  comesUp?(draft: WritableNumbers, next: number, leaving: number): void;
  /** Whether no effect can move the card from here; receives the whole state. */
  keeps?(state: Numbers, card: number): boolean;
}

/** Whose a shared zone is, where a function asks for a player: its one list is kept with the first seat. */
export const SHARED = 0;
/** The owner of a card in a shared zone that belongs to no player. */
export const NO_OWNER = -1;

/** A place where each player has cards, or all of them together. */
export class Zone {
  readonly id: number = nextId++;
  readonly visibility: Visibility;
  readonly ordered: boolean;
  readonly inPlay: boolean;
  readonly shared: boolean;
  readonly hangs: boolean;
  readonly status: readonly Column[];
  readonly comesUp: NonNullable<ZoneOptions['comesUp']> | null;
  readonly keeps: NonNullable<ZoneOptions['keeps']> | null;
  constructor(
    readonly name: string,
    options: ZoneOptions,
  ) {
    this.visibility = options.visibility;
    this.ordered = options.ordered ?? false;
    this.inPlay = options.inPlay ?? false;
    this.shared = options.shared ?? false;
    this.hangs = options.hangs ?? false;
    this.status = options.status ?? (this.hangs ? [liesUnder] : []);
    this.comesUp = options.comesUp ?? null;
    this.keeps = options.keeps ?? null;
  }
}

const OPTIONS = ['visibility', 'ordered', 'inPlay', 'shared', 'hangs', 'status', 'comesUp', 'keeps'] as const;

/** Declares a zone. @throws CardwrightError `plugin-invalid` for an option that there is not, or two that exclude each other */
export function defineZone(name: string, options: ZoneOptions): Zone {
  onlyOptions(`zone “${name}”`, options, OPTIONS);
  if (options?.shared === true && (options.inPlay === true || options.hangs === true))
    throw new CardwrightError('plugin-invalid', `The zone “${name}” is shared, and in play or on cards.`, {
      fix: 'What is in play, and what hangs on it, is somebody’s: leave `shared` out.',
    });
  return new Zone(name, options ?? {});
}

/** Cards yet to be drawn, in an order that no one knows. */
export const deck: Zone = defineZone('deck', { visibility: 'no-one', ordered: true });
/** Cards visible to their player only. */
export const hand: Zone = defineZone('hand', { visibility: 'owner' });
/** Cards in play: their abilities function here. */
export const play: Zone = defineZone('play', { visibility: 'public', inPlay: true });
/** Cards that were discarded or destroyed, or have resolved. */
export const discard: Zone = defineZone('discard', { visibility: 'public' });
/** Cards that lie under a card in play: beside the cards in play, but not in play. */
export const under: Zone = defineZone('under', { visibility: 'public', hangs: true });

/** Cards out of the game: those of a player who left it. */
export const removed: Zone = defineZone('removed', { visibility: 'no-one' });

/** The zones every game has. */
export const coreZones: readonly Zone[] = [deck, hand, play, discard, under, removed];
