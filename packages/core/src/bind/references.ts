import type { CardFilter } from '../ability/filter.ts';
import type { Reference } from '../ability/reference.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf } from '../model/ability-part.ts';
import { isCurrent } from '../model/reference.ts';
import { meantCards } from '../reference/meaning.ts';
import type { Binder } from './binder.ts';
import { lookUpName } from './look-up.ts';
import { partyCards } from './parties.ts';
import type { Producer } from './producer.ts';
import { wereUnder } from './was.ts';

/**
 * Refers to exactly the cards of one choice, whatever was mentioned since. Created when the binder splits an effect.
 */
export interface ExactReference {
  readonly to: 'found';
  readonly list: CardsOf;
}

/** Refuses a dangling reference. */
export function dangling(binder: Binder, reference: object, words: string): never {
  throw new CardwrightError(
    'reference-dangling',
    `Nothing before it in this ability is what “${words}” could mean.`,
    {
      reference,
      ability: binder.id,
      fix: 'Say which card or player is meant, or choose one first.',
    },
  );
}

/** The card in a role of an event in progress, for effects that apply during it; null if no event kind can tell. */
function partyNow(binder: Binder, role: string): CardsOf | null {
  for (const { options } of binder.kernel.eventKinds.values()) {
    const field = options.roles?.[role];
    const { now } = options;
    if (now === undefined || (field !== 'card' && field !== 'other')) continue;
    return (s) => {
      const ref = now(s, field);
      return ref >= 0 && isCurrent(s, ref) ? [ref] : [];
    };
  }
  return null;
}

/** Refuses a deed that names neither a kind of effect nor a kind of event. */
function checkDeed({ kernel, id }: Binder, kind: string): undefined {
  if (!kernel.effects.has(kind)) lookUpName('kind of effect or event', kernel.eventKinds, kind, id);
}

/** The antecedent among what was bound before, found by `meantCards`. */
export function meantBefore(
  binder: Binder,
  reference: Exclude<Reference, { to: 'party' }> | ExactReference,
  noun: readonly CardFilter[],
  asPart = false,
  mixed = false,
): Producer | 'self' | undefined {
  const { producers } = binder;
  if (reference.to === 'under') return undefined;
  if (reference.to === 'found') return producers.findLast(({ list }) => list === reference.list);
  if (reference.to === 'that') for (const kind of reference.by ?? []) checkDeed(binder, kind);
  return meantCards(reference, noun, producers, () => binder.speaksOfItself, asPart, mixed);
}

/**
 * Resolves a reference against what was bound before it.
 *
 * @param asPart whether some of the cards are taken
 */
export function resolveReference(
  binder: Binder,
  reference: Reference | ExactReference,
  noun: readonly CardFilter[],
  asPart = false,
): CardsOf {
  if (reference.to === 'party') {
    const { role } = reference;
    if (!binder.hasEvent) {
      const now = partyNow(binder, role);
      if (now === null) return dangling(binder, reference, role);
      binder.report(reference, 'event');
      return now;
    }
    binder.report(reference, 'event');
    return (_s, scope) => (scope.event === null ? [] : partyCards(scope.event, role));
  }
  if (reference.to === 'under') return wereUnder(binder.list(reference.top));
  const meant = meantBefore(binder, reference, noun, asPart);
  if (meant === 'self') {
    for (let at: Binder | undefined = binder; at !== undefined; at = at.options.outer) at.meansItself = true;
    binder.report(reference, meant);
    return (_s, scope) => [scope.source];
  }
  const { group } = binder;
  const left =
    (reference.to === 'rest' || reference.to === 'other') &&
    (meant?.how === 'group' || meant?.several === true);
  if (meant === undefined || (left && group === null)) return dangling(binder, reference, reference.to);
  binder.report(reference, meant.data);
  if (!left) return meant.list;
  const taken = group!.taken.slice();
  return (s, scope) => {
    const gone = taken.flatMap((list) => [...list(s, scope)]);
    return group!.list(s, scope).filter((ref) => !gone.includes(ref));
  };
}
