import type { EntryProblem, SourceEntry } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';
import type { CardSource } from './card-source.ts';
import type { LeftOut } from './left-out.ts';
import { findDoubles, type Printed, printingsById } from './printings.ts';

/** An entry of a file, and where it is. */
export interface Given {
  readonly file: string;
  readonly index: number;
  readonly entry: SourceEntry;
  /** What is wrong with it before its facts are looked at. */
  readonly faults: readonly EntryProblem[];
}

/** An entry whose facts are right. */
export interface Checked extends Given, Printed {}

/** What can be said of an entry whose facts nobody has checked. */
function knownOf({ entry: { facts } }: Given): Pick<LeftOut, 'set' | 'number' | 'name'> {
  if (!isObject(facts)) return {};
  const { set, number, name, version } = facts;
  const full = typeof version === 'string' ? `${String(name)} - ${version}` : name;
  return {
    ...(typeof set === 'string' ? { set } : {}),
    ...(typeof number === 'number' ? { number } : {}),
    ...(typeof full === 'string' ? { name: full } : {}),
  };
}

const numbered = ({ card: { set, number } }: Checked) => ({ set, number });

const printingOf = (given: Given, of: Checked): LeftOut => ({
  ...{ kind: 'printing', file: given.file, index: given.index, ...knownOf(given) },
  why: `another printing of set ${of.card.set}, number ${of.card.number}`,
  of: numbered(of),
});

const refused = (
  given: Given,
  code: NonNullable<LeftOut['code']>,
  problems: readonly EntryProblem[],
): LeftOut => ({
  ...{ kind: 'refused', file: given.file, index: given.index, ...knownOf(given) },
  why: problems.map(({ message }) => message).join('; '),
  code,
  problems,
});

/** Sorts entries into cards and left-out entries with reasons. */
export function sortEntries(
  given: readonly Given[],
  { forms, fullName }: CardSource,
): {
  readonly cards: readonly Checked[];
  readonly leftOut: LeftOut[];
} {
  const leftOut: LeftOut[] = [];
  const checked = new Map<Given, Checked>();
  const unusable = new Map<Given, LeftOut>();
  for (const one of given) {
    const { index, entry, faults } = one;
    const why = forms.otherProduct(entry.facts);
    if (why !== undefined) {
      unusable.set(one, { kind: 'other-product', file: one.file, index, ...knownOf(one), why });
      continue;
    }
    const { card, problems } = forms.check(entry, index);
    if (card !== undefined && faults.length === 0) checked.set(one, { ...one, card });
    else unusable.set(one, refused(one, 'card-file/card', [...faults, ...problems]));
  }
  const byId = printingsById(given);
  for (const [one, left] of unusable) {
    const of = byId.get(one);
    const kept = of && checked.get(of);
    // Another frame of a card that is here needs no facts of its own.
    leftOut.push(kept === undefined ? left : printingOf(one, kept));
  }
  const marked = new Set<Checked>();
  for (const [one, of] of byId) {
    const [printing, kept] = [checked.get(one), checked.get(of)];
    if (printing === undefined || kept === undefined || marked.has(kept)) continue;
    marked.add(printing);
    leftOut.push(printingOf(one, kept));
  }
  const left = [...checked.values()].filter((one) => !marked.has(one));
  const doubles = findDoubles(left, forms, fullName);
  const numbers = new Map<string, Checked>();
  const cards: Checked[] = [];
  for (const one of left) {
    const double = doubles.get(one);
    const { set, number, name } = one.card;
    const key = `${set}/${number}`;
    const other = numbers.get(key);
    const at = `card ${one.index + 1} (${name})`;
    if (double?.is === 'printing') leftOut.push(printingOf(one, double.of));
    else if (double !== undefined)
      leftOut.push(
        refused(one, 'card-file/duplicate', [
          {
            message: `${at}: number ${double.of.card.number} of set ${set} has its full name already, and another text or other facts`,
            path: [one.index],
            help: 'decks find cards by their full name, so a set has each once',
          },
        ]),
      );
    else if (other !== undefined)
      leftOut.push(
        refused(one, 'card-file/duplicate', [
          {
            message: `used twice: set ${set}, number ${number}: ${other.card.name} and ${name}`,
            path: [one.index, 'number'],
            help: 'give each card its own number',
          },
        ]),
      );
    else {
      numbers.set(key, one);
      cards.push(one);
    }
  }
  return { cards, leftOut };
}
