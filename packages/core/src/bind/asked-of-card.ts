import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { Anaphor, Reference } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import { findPart } from '../ability/walk.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Binder } from './binder.ts';
import type { Producer } from './producer.ts';
import { meantBefore } from './references.ts';

/** "It", "they", "their" in a condition or a number; undefined if it speaks of no such cards. */
export const theyIn = (condition: Condition | Quantity): Anaphor | undefined =>
  findPart(condition, ({ to }) => to === 'it') as Anaphor | undefined;

/**
 * Binds a condition or a number about "it", to be evaluated for one of the cards after the other. The current card is
 * set right before each evaluation and never kept.
 *
 * @param known what "it" means
 */
export function askedOfEachCard<T>(
  binder: Binder,
  known: Omit<Producer, 'list'>,
  bind: () => T,
): { readonly asked: T; look(ref: CardRef): void } {
  const { producers } = binder;
  const before = producers.slice();
  let looking: readonly CardRef[] = [];
  // It is the nearest antecedent; what was is put back afterwards.
  producers.push({ ...known, list: () => looking });
  const asked = bind();
  producers.splice(0, producers.length, ...before);
  return {
    asked,
    look(ref) {
      looking = [ref];
    },
  };
}

/** Whether what was named may be several cards. */
function maybeSeveral({ data }: Producer): boolean {
  const { pick, range } = (data ?? {}) as Partial<CardSelector & { pick: 'some' }>;
  return (pick as string) === 'each' || (range !== undefined && range.max !== 1);
}

/**
 * "If they have 3 or more, discard them", of several cards: what the condition and each of the effects are about;
 * undefined if it is one card, or the effects are about something else, too.
 */
export function severalAskedOf(
  binder: Binder,
  condition: Condition,
  effects: readonly Effect[],
): Producer | undefined {
  const they = theyIn(condition);
  if (they === undefined) return undefined;
  const meant = meantBefore(binder, they, []);
  if (meant === undefined || meant === 'self' || !maybeSeveral(meant)) return undefined;
  const isOfThem = (part: unknown): boolean => {
    const { pick, ref } = (part ?? {}) as { readonly pick?: string; readonly ref?: Reference };
    return pick === 'ref' && ref?.to === 'it' && meantBefore(binder, ref, []) === meant;
  };
  return effects.every((effect) => Object.values(effect).some(isOfThem)) ? meant : undefined;
}
