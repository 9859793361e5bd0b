import { type CardFacts, fullName } from '@cardwright/lorcana';
import type { SourceEntry } from './source-entry.ts';

/** Frames that are never a card's only one, unless a file has no other. */
const FRAMES: ReadonlySet<unknown> = new Set(['enchanted', 'special', 'epic', 'iconic']);

/** A card with what its source says of the printing. */
export interface Printed {
  readonly card: CardFacts;
  readonly entry: SourceEntry;
}

const isOrdinary = ({ card, entry }: Printed): boolean => !entry.inOtherFrame && !FRAMES.has(card.rarity);

const squashed = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[\s<>]+/g, '');

/** Whether two entries are equal in everything that matters in a game. */
const samePlay = (a: CardFacts, b: CardFacts): boolean => {
  const facts = ({
    set: _,
    number: __,
    rarity: ___,
    pronoun: ____,
    name,
    version,
    text,
    ...rest
  }: CardFacts) =>
    JSON.stringify([squashed(text), ...Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1))]);
  return facts(a) === facts(b);
};

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
export function findDoubles<P extends Printed>(cards: readonly P[]): Map<P, Double<P>> {
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
