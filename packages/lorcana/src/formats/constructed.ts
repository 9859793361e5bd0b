import type { Plugin } from '@cardwright/core';
import { type DeckLimits, defineFormat } from './define-format.ts';

/** The rules for a constructed deck (CR 1.10.1.1). */
const limits = { least: 60, inks: 2, copies: 4 } as const;

/** The Constructed format with the cards of all sets: 60 cards, four of a full name, two ink types (CR 1.10.1.1). */
export const constructed: Plugin = defineFormat({ name: 'Constructed', ...limits });

/** The card pool of a Core Constructed season: data, since it changes with each set. */
export interface Season extends Pick<DeckLimits, 'banned'> {
  /** Codes of the sets in rotation. */
  readonly sets: readonly string[];
}

/**
 * Core Constructed in a season: Constructed (CR 1.10.1.1) with the cards of the sets in rotation, without those that
 * are banned. Which those are is published by the game's owner for each season and is no part of the rules, so the
 * caller says it.
 *
 * @example
 * ```ts
 * // An example of how a season is written, not a season that there was.
 * const format = coreConstructed({ sets: ['1', '2'], banned: ['Smash'] });
 * ```
 */
export const coreConstructed = ({ sets, banned = [] }: Season): Plugin =>
  defineFormat({ name: 'Core Constructed', ...limits, sets, banned });
