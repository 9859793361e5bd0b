/** The phrase table: phrases by slot, each slot as a trie of template symbols. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';
import { type Row, TableRow } from './row.ts';
import { TemplateReader } from './template.ts';
import { TrieBuilder, type TrieNode } from './trie.ts';

export interface SlotTable {
  readonly slot: string;
  readonly rows: Row[];
  readonly byName: Map<string, Row>;
  readonly root: TrieNode;
  /** The rows that may print a value, in order; rows with another discriminant are skipped. */
  saying(value: unknown): readonly Row[];
}

export interface Table {
  readonly slots: ReadonlyMap<string, SlotTable>;
  /** By id. */
  readonly nodes: readonly TrieNode[];
}

/** Compiles phrases into tries. Throws `PhraseError` for an invalid row. */
export function buildTable(phrases: readonly Phrase[], vocabulary: Vocabulary): Table {
  const slots = new Map<string, SlotTable>();
  const tries = new TrieBuilder(slots, vocabulary);
  for (const { slot } of phrases)
    if (!slots.has(slot)) {
      const rows: Row[] = [];
      slots.set(slot, { slot, rows, byName: new Map(), root: tries.node(), saying: indexed(rows) });
    }
  const templates = new TemplateReader();
  for (const phrase of phrases) {
    const where = `${phrase.slot}/${phrase.name}`;
    const table = slots.get(phrase.slot)!;
    if (table.byName.has(phrase.name)) throw new PhraseError(where, 'is defined twice');
    const template = templates.read(phrase.template, where);
    const row = new TableRow(phrase, template, vocabulary, where);
    table.rows.push(row);
    table.byName.set(phrase.name, row);
    tries.add(table.root, row, template, where);
  }
  refuseLeftRecursion(slots);
  for (const table of slots.values()) inPrintOrder(table);
  return { slots, nodes: tries.nodes };
}

/** Indexes rows by discriminant; built on first use. */
function indexed(rows: readonly Row[]): SlotTable['saying'] {
  let field: string | undefined;
  let byKind: Map<unknown, readonly Row[]> | undefined;
  /** Rows without a discriminant. */
  let others: readonly Row[] = rows;
  return (value) => {
    if (byKind === undefined) {
      field = usualField(rows);
      const kindOf = ({ phrase: { discriminant } }: Row) =>
        discriminant?.field === field ? discriminant?.value : undefined;
      const kinds = new Set(rows.map(kindOf));
      others = rows.filter((row) => kindOf(row) === undefined);
      byKind = new Map(
        [...kinds].map((kind) => [kind, rows.filter((row) => (kindOf(row) ?? kind) === kind)]),
      );
    }
    if (field === undefined || typeof value !== 'object' || value === null) return others;
    return byKind.get((value as Readonly<Record<string, unknown>>)[field]) ?? others;
  };
}

/** The field that most rows have their discriminant in. */
function usualField(rows: readonly Row[]): string | undefined {
  const times = new Map<string, number>();
  for (const { phrase } of rows)
    if (phrase.discriminant) {
      const { field } = phrase.discriminant;
      times.set(field, (times.get(field) ?? 0) + 1);
    }
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Puts rows behind those that they yield to; else they stay as they were given. */
function inPrintOrder({ slot, rows, byName }: SlotTable): void {
  const given = [...rows];
  const [placed, open] = [new Set<Row>(), new Set<Row>()];
  const place = (row: Row): void => {
    if (placed.has(row)) return;
    if (open.has(row))
      throw new PhraseError(`${slot}/${row.phrase.name}`, 'yields to itself, by way of those it yields to');
    open.add(row);
    for (const name of row.phrase.yieldsTo ?? []) {
      const first = byName.get(name);
      // A game may leave neutral rows out.
      if (first) place(first);
    }
    placed.add(row);
  };
  for (const row of given) place(row);
  rows.splice(0, rows.length, ...placed);
}

/** Refuses left recursion, direct or indirect: it would not terminate. */
function refuseLeftRecursion(slots: ReadonlyMap<string, SlotTable>): void {
  const done = new Set<string>();
  /** The slots that the one being looked at begins, the outermost first. */
  const open = new Set<string>();
  const visit = ({ slot, root, rows }: SlotTable): void => {
    open.add(slot);
    for (const { symbol } of root.edges) {
      if (symbol.kind !== 'slot' || done.has(symbol.slot)) continue;
      if (open.has(symbol.slot)) {
        const row = rows.find(({ variants }) =>
          variants.some(({ symbols }) => symbols[0]!.key === symbol.key),
        );
        const itself =
          symbol.slot === slot ? 'its own slot' : `"${symbol.slot}", which can begin with "${slot}"`;
        throw new PhraseError(
          `${slot}/${row!.phrase.name}`,
          `begins with ${itself}: rewrite it so that a word or another slot comes first`,
        );
      }
      visit(slots.get(symbol.slot)!);
    }
    open.delete(slot);
    done.add(slot);
  };
  for (const table of slots.values()) if (!done.has(table.slot)) visit(table);
}
