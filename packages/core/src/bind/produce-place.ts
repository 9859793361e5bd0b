import type { CardsOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { isCurrent } from '../model/reference.ts';
import type { PlaceOf } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';

/** Registers the cards that a state relates some cards to ("at a site … that site"), if any. */
export function producePlace(binder: Binder, place: PlaceOf | undefined, list: CardsOf, data: object): void {
  if (place === undefined) return;
  const { brings } = binder.named('state', binder.kernel.states, place.state);
  if (brings === undefined) return;
  const there: CardsOf = (s, scope) =>
    list(s, scope)
      .flatMap((ref) => {
        const known = isCurrent(s, ref) ? null : lastKnownOf(s.lastKnown, ref);
        return known !== null || isCurrent(s, ref) ? brings(s, cardOf(ref), known) : [];
      })
      .filter((ref, i, all) => all.indexOf(ref) === i);
  binder.produce({ ...place.spoken, list: there, role: '', data });
}
