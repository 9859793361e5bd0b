import type { CardFilter } from '../ability/filter.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type CardsOf, ofRef } from '../model/ability-part.ts';
import { type CardRef, cardOf, NO_CARD, nextLife } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';
import { bindPattern } from './patterns.ts';
import { isStanding } from './standing.ts';

/**
 * Cards as they last were in play: of each the reference under which its last known values are remembered. A card that
 * has not left after all (something replaced that) is as it is.
 */
export function asLastSeen(binder: Binder, list: CardsOf): CardsOf {
  if (isStanding(binder)) {
    throw new CardwrightError('ability-invalid', 'What lasts asks how a card is, not how it was.', {
      ability: binder.id,
    });
  }
  const { kernel } = binder;
  return (s, scope) =>
    list(s, scope)
      .map((ref) => lastSeen(kernel, s, ref))
      .filter((ref) => ref >= 0);
}

function lastSeen(kernel: Kernel, state: ReadonlyState, ref: CardRef): CardRef {
  if (!isCurrent(state, ref) || kernel.isHere(state, ref)) return ref;
  // Spoken of where it went to: the latest of its lives that was in play.
  for (let left = state.lastKnown; left !== null; left = left.earlier)
    if (cardOf(left.card) === cardOf(ref)) return left.card;
  return NO_CARD;
}

/** The cards that were under some cards when they left play, where they went with them. */
export function wereUnder(tops: CardsOf): CardsOf {
  return (s, scope) =>
    tops(s, scope).flatMap((top) => {
      const known = lastKnownOf(s.lastKnown, top);
      return known === null ? [] : known.under.map(nextLife).filter((ref) => isCurrent(s, ref));
    });
}

/**
 * The cards that did something this turn, or suffered it, each once: also those that have left play, of which the other
 * filters ask what they last were.
 */
export function whoDid(binder: Binder, filters: readonly CardFilter[]): CardsOf {
  const told = filters.find((one) => deedsIn(one) !== undefined);
  const deeds = told && deedsIn(told);
  if (deeds === undefined) {
    throw new CardwrightError('ability-invalid', 'Only cards told by what they did are found when gone.', {
      ability: binder.id,
    });
  }
  const patterns = deeds.map(({ role, event }) => ({ role, pattern: bindPattern(binder, event) }));
  const test = ofRef(binder.cardTest(filters.filter((one) => one !== told)));
  return (s, scope) => {
    const found: CardRef[] = [];
    for (let entry = s.history; entry !== null; entry = entry.earlier) {
      for (const { role, pattern } of patterns) {
        const ref = role === 'card' ? entry.event.card : entry.event.other;
        if (found.includes(ref) || !pattern.matches(s, entry.event, scope)) continue;
        if (test(s, ref, scope)) found.push(ref);
      }
    }
    return found.reverse();
  };
}

type Deed = Extract<CardFilter, { readonly is: 'happened' }>;

/** What a filter says that cards did: one thing, or one of several; undefined if it tells something else. */
function deedsIn(filter: CardFilter): readonly Deed[] | undefined {
  if (filter.is === 'happened') return [filter];
  if (filter.is !== 'any') return undefined;
  const deeds = filter.of.map(([only, more]) =>
    more === undefined && only?.is === 'happened' ? only : undefined,
  );
  return deeds.includes(undefined) ? undefined : (deeds as Deed[]);
}
