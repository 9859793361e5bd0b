import { CardwrightError } from '../errors/cardwright-error.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { ifGone } from '../model/last-known.ts';
import type { Stat } from '../model/names.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { amountOf, appliesTo } from './active.ts';
import { derivedValue } from './derived.ts';
import { isGranted } from './keywords.ts';
import type { Derived } from './rounds.ts';

/** Whether two values are one. */
const same = <T>(a: T, b: T): boolean => a === b;

const UNBOUNDED: Derived<Stat, number> = {
  kind: 0,
  printed: (kernel, state, card, stat) => kernel.card(state, card).printed(stat),
  derive: modified,
  same,
};

const KEPT: Derived<Stat, number> = {
  kind: 1,
  printed: (_k, _s, _c, { floor }) => floor,
  derive: kept,
  same,
};

/** A card's stat with all modifiers, not clamped to its floor. */
export function unboundedStat(kernel: Kernel, state: ReadonlyState, card: number, stat: Stat): number {
  const nothing =
    abilityIndexOf(kernel, state).modify[stat.id] === undefined &&
    kernel.keywordModifiers[stat.id] === undefined;
  return nothing
    ? kernel.card(state, card).printed(stat)
    : derivedValue(UNBOUNDED, kernel, state, card, stat);
}

function modified(kernel: Kernel, state: ReadonlyState, card: number, stat: Stat): number {
  const board = abilityIndexOf(kernel, state);
  let value = kernel.card(state, card).printed(stat);
  const modifiers = board.modify[stat.id];
  if (modifiers !== undefined) {
    for (let i = 0; i < modifiers.length; i++) {
      const active = modifiers[i]!;
      if (appliesTo(state, active, card)) value += amountOf(state, active);
    }
  }
  const ofKeywords = kernel.keywordModifiers[stat.id];
  if (ofKeywords !== undefined) {
    for (let i = 0; i < ofKeywords.length; i++) {
      const part = ofKeywords[i]!;
      const { keyword } = part;
      if (keyword === null) {
        value += part.amount!(state, {
          source: refOf(state, card),
          controller: -1,
          slots: NONE,
          event: null,
        });
        continue;
      }
      if (board.grant[keyword.id] === undefined || kernel.card(state, card).hasPrinted(keyword)) continue;
      if (!isGranted(kernel, state, card, keyword)) continue;
      const scope = {
        source: refOf(state, card),
        controller: controller.get(state, card),
        slots: NONE,
        event: null,
      };
      if (part.condition !== null && !part.condition(state, scope)) continue;
      if (part.applies!(state, card, scope)) value += part.amount!(state, scope);
    }
  }
  return value;
}

/** Guards against NaN from a modifier, which would compare as false with anything. */
function refuseNumber(kernel: Kernel, state: ReadonlyState, card: number, stat: Stat): never {
  const { id } = kernel.card(state, card);
  throw new CardwrightError('number-invalid', `The stat “${stat.name}” of “${id}” would be no number.`, {
    card: id,
    stat: stat.name,
    fix: 'Whatever modifies it must give a whole number; the option `strict` tells what does not.',
  });
}

/** The current value of a card's stat: printed, modified, and not counted below its floor. */
export function statOf(kernel: Kernel, state: ReadonlyState, card: number, stat: Stat): number {
  const value = Math.max(unboundedStat(kernel, state, card, stat), stat.floor);
  if (Number.isNaN(value)) refuseNumber(kernel, state, card, stat);
  if (abilityIndexOf(kernel, state).keep[stat.id] === undefined) return value;
  return Math.max(value, derivedValue(KEPT, kernel, state, card, stat));
}

/** What effects say that a stat cannot be reduced below; its floor if none does. */
function kept(kernel: Kernel, state: ReadonlyState, card: number, stat: Stat): number {
  const limits = abilityIndexOf(kernel, state).keep[stat.id]!;
  let value = stat.floor;
  for (let i = 0; i < limits.length; i++) {
    const active = limits[i]!;
    if (!appliesTo(state, active, card)) continue;
    const { part } = active;
    const least = part.amount === null ? kernel.card(state, card).printed(stat) : amountOf(state, active);
    if (least > value) value = least;
  }
  return value;
}

/** The same of a card that may have left play, by reference: its last known value then. */
export function statOfRef(kernel: Kernel, state: ReadonlyState, ref: CardRef, stat: Stat): number {
  return ifGone(state, ref)?.statOf(stat) ?? statOf(kernel, state, cardOf(ref), stat);
}
