/** Candidates for printing a value: which phrases, with which parts. */
import { toPredicate } from '../build/builder.ts';
import { isNode, type Node, type Token } from '../grammar/node.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { callRow, refuseWay } from '../phrase/check-row.ts';
import type { Row } from '../phrase/row.ts';
import type { Table } from '../phrase/table.ts';
import type { Variant } from '../phrase/variants.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { equal } from '../syntax/equal.ts';
import type { Predicate } from '../syntax/syntax.ts';

/** A phrase and a template variant that print a value. */
export interface Candidate {
  readonly row: Row;
  readonly variant: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Whether two candidates print the same. For a predicate, its phrase is provenance, not content. */
export function sameCandidate(a: Candidate, b: Candidate): boolean {
  if (a.row !== b.row || a.variant !== b.variant) return false;
  return a.row.variants[a.variant]!.captures.every((name) => {
    const [left, right] = [a.parts[name] as Partial<Predicate>, b.parts[name] as Partial<Predicate>];
    if (left?.phrase === undefined || left.role === undefined) return equal(left, right);
    return left.role === right?.role && equal(left.value, right?.value);
  });
}

/** Whether a row is the preferred one for a value; so if it does not say. */
export const isUsual = ({ phrase }: Row, value: unknown, context: DecomposeContext): boolean =>
  phrase.usual === undefined || Boolean(callRow(phrase, 'usual', value as never, context as never));

export function splits(
  row: Row,
  value: unknown,
  context: DecomposeContext,
): readonly Record<string, unknown>[] {
  const split = callRow(row.phrase, 'split', value as never, context as never);
  if (!split) return NO_WAYS;
  const ways = (Array.isArray(split) ? split : [split]) as readonly Record<string, unknown>[];
  for (const way of ways) if (typeof way !== 'object' || way === null) refuseWay(row.phrase, way);
  return ways;
}

const NO_WAYS: readonly Record<string, unknown>[] = [];

/** Whether a variant captures exactly the parts that are present, and says the words that they choose. */
export function fits(variant: Variant, parts: Readonly<Record<string, unknown>>): boolean {
  const { captures, says } = variant;
  for (const name of captures) if (parts[name] === undefined) return false;
  let more = -captures.length;
  for (const name in says) {
    if (parts[name] !== says[name]) return false;
    more--;
  }
  for (const name in parts) if (parts[name] !== undefined) more++;
  return more === 0;
}

/** The predicate among the parts of a tree, for phrases that split a value into subject and predicate. */
export function hintOf(guide: Node): Row | undefined {
  for (const part of guide.parts) if (isNode(part) && part.row.subject) return part.row;
  return undefined;
}

/**
 * Ways to see a value as a predicate: one for each field that some phrase lets the subject fill. If the row is known,
 * only that one.
 */
export function predicatesOf(
  table: Table,
  slot: string,
  value: unknown,
  context: DecomposeContext,
  hint: Row | undefined,
  phrase: string | undefined,
): Predicate[] {
  const known = table.slots.get(slot);
  const rows = known?.saying(value) ?? [];
  const read = phrase === undefined ? hint : known?.byName.get(phrase);
  const asRead = read?.phrase.slot === slot && predicateOf(read, value, context);
  if (asRead) return [asRead];
  const found: Predicate[] = [];
  const usual = (row: Row) => isUsual(row, value, context);
  for (const row of [...rows.filter(usual), ...rows.filter((one) => !usual(one))]) {
    const { field, takes } = row.subject!;
    if (found.some((one) => one.role === field && one.takes === takes)) continue;
    const predicate = predicateOf(row, value, context);
    if (predicate) found.push(predicate);
  }
  return found;
}

function predicateOf(row: Row, value: unknown, context: DecomposeContext): Predicate | undefined {
  const { field, takes } = row.subject!;
  if (field !== '' && !holds((value as Record<string, unknown>)[field], takes)) return undefined;
  // Recursion guard: a row whose predicate contains another ("have them …") must not ask itself.
  if (asking.has(row)) return undefined;
  const inside = field === '' ? value : without(value as object, field);
  asking.add(row);
  try {
    return splits(row, inside, context).length > 0 ? toPredicate(row, inside) : undefined;
  } finally {
    asking.delete(row);
  }
}

/** The value without a field. */
function without(value: object, field: string): object {
  const rest: Record<string, unknown> = {};
  for (const name in value) if (name !== field) rest[name] = (value as Record<string, unknown>)[name];
  return rest;
}

/** Recursion guard: the rows being queried; empty between calls. */
const asking = new Set<Row>();

function holds(subject: unknown, takes: 'player' | 'cards'): boolean {
  return (
    typeof subject === 'object' &&
    subject !== null &&
    (takes === 'player' ? 'who' in subject : 'pick' in subject)
  );
}

/** Orders variants that differ only in number: the one that agrees with the next word first. */
export function variantsBefore(
  row: Row,
  variant: number,
  vocabulary: Vocabulary,
  token: Token | undefined,
): readonly number[] {
  const variants = row.alike[variant]!;
  const { number } = row.phrase;
  if (variants.length === 1 || typeof number !== 'function') return variants;
  const told = vocabulary.numberOf(token);
  if (told === undefined) return variants;
  const misfits = (one: number): number => (number({} as never, one) === told ? 0 : 1);
  return variants.toSorted((a, b) => misfits(a) - misfits(b));
}

/** The rows of a slot that may print a value (for a predicate: its effect). */
export function rowsSaying(table: Table, slot: string, value: unknown): readonly Row[] {
  const known = table.slots.get(slot);
  if (!known) return [];
  return known.saying(known.rows[0]?.subject ? (value as Predicate).value : value);
}

/** The value that a row prints (for a predicate: its effect, if the row's subject fits). */
export function insideOf({ subject }: Row, value: unknown): unknown {
  if (!subject) return value;
  const predicate = value as Predicate;
  return predicate.role === subject.field && predicate.takes === subject.takes ? predicate.value : undefined;
}
