import type { CardForms, KitCard, KitCards, SourceEntry } from '@cardwright/dsl/kit';

/** A card with what its source says of the printing. */
export interface Printed {
  readonly card: KitCard;
  readonly entry: SourceEntry;
}

/** Why a card is not kept: it is another one's printing, or claims its name. */
export interface Double<P extends Printed> {
  readonly is: 'printing' | 'other-text';
  readonly of: P;
}

/** The printing of which sources say, by their ids, that each entry is one in another frame. */
export function printingsById<T extends { readonly entry: SourceEntry }>(given: readonly T[]): Map<T, T> {
  const byId = new Map<string, T>();
  for (const one of given)
    if (one.entry.id !== undefined && !byId.has(one.entry.id)) byId.set(one.entry.id, one);
  const found = new Map<T, T>();
  const note = (printing: T | undefined, of: T | undefined) => {
    if (printing !== undefined && of !== undefined && printing !== of && !found.has(printing))
      found.set(printing, of);
  };
  for (const one of given) {
    if (one.entry.printingOf !== undefined) note(one, byId.get(one.entry.printingOf));
    for (const id of one.entry.printings ?? []) note(byId.get(id), one);
  }
  // Two that are said to be printings of each other would both be lost.
  for (const [one, of] of found) if (found.get(of) === one) found.delete(of);
  return found;
}

/**
 * Which cards are other printings of a card that stands there too, in whatever form a source says so: in another frame
 * of any set, or the same again in its own set.
 */
export function findDoubles<P extends Printed>(
  cards: readonly P[],
  { isInOtherFrame, samePlay }: CardForms,
  fullName: KitCards['fullName'],
): Map<P, Double<P>> {
  const isOrdinary = ({ card, entry }: Printed): boolean => !entry.inOtherFrame && !isInOtherFrame(card);
  const groups = new Map<string, P[]>();
  for (const one of cards) {
    const name = fullName(one.card).toLowerCase();
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  const doubles = new Map<P, Double<P>>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const ordinary = group.filter(isOrdinary).sort((a, b) => a.card.number - b.card.number);
    const first = ordinary[0] ?? group[0]!;
    for (const one of group) {
      const own = ordinary.find(({ card }) => card.set === one.card.set);
      if (!isOrdinary(one)) {
        const of = own ?? first;
        if (of !== one) doubles.set(one, { is: 'printing', of });
      } else if (own !== undefined && own !== one)
        doubles.set(one, { is: samePlay(one.card, own.card) ? 'printing' : 'other-text', of: own });
    }
  }
  return doubles;
}
