/** The phrase table: phrases by slot, each slot as a trie of template symbols. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';
import { compileTemplate, type TemplateSymbol, type Variant } from './template.ts';

/** A phrase with its compiled template. */
export interface Row {
  readonly phrase: Phrase;
  readonly variants: readonly Variant[];
  /** For each variant, the variants with the same words that differ only in number: "no beasts", "no beast". */
  readonly alike: readonly (readonly number[])[];
  /** The field that the subject fills, and its type. */
  readonly subject: { readonly field: string; readonly takes: 'player' | 'cards' } | undefined;
}

/** The end of a path through the trie. */
export interface Leaf {
  readonly row: Row;
  readonly variant: number;
}

export interface TrieEdge {
  readonly symbol: TemplateSymbol;
  /** Category of a token edge. */
  readonly category: number;
  /** Root of the slot that a slot edge enters. */
  readonly enters: TrieNode | undefined;
  readonly to: TrieNode;
}

export interface TrieNode {
  /** Unique in the table. */
  readonly id: number;
  readonly edges: TrieEdge[];
  leaf: Leaf | undefined;
  /** Further rows with the same words, which {@link leaf} outranks or which it is outranked by. */
  also: readonly Leaf[] | undefined;
}

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

/** Slots whose value lacks the field that the subject fills. */
const WITH_SUBJECT: Readonly<Record<string, string>> = {
  predicate: 'what',
  'event-predicate': 'card',
  'condition-predicate': 'card',
  'past-predicate': 'card',
  'past-negative': 'card',
  'past-gap': 'card',
  'past-passive': 'card',
  'past-standing': 'card',
};

/** Compiles phrases into tries. Throws `PhraseError` for an invalid row. */
export function buildTable(phrases: readonly Phrase[], vocabulary: Vocabulary): Table {
  const slots = new Map<string, SlotTable>();
  const nodes: TrieNode[] = [];
  const node = (): TrieNode => {
    const made: TrieNode = { id: nodes.length, edges: [], leaf: undefined, also: undefined };
    nodes.push(made);
    return made;
  };

  for (const { slot } of phrases)
    if (!slots.has(slot)) {
      const rows: Row[] = [];
      slots.set(slot, { slot, rows, byName: new Map(), root: node(), saying: indexed(rows) });
    }
  for (const phrase of phrases) {
    const where = `${phrase.slot}/${phrase.name}`;
    const table = slots.get(phrase.slot)!;
    if (table.byName.has(phrase.name)) throw new PhraseError(where, 'is defined twice');
    const variants = compileTemplate(phrase.template, where);
    const subject = subjectOf(phrase, where);
    const row: Row = { phrase, variants, alike: alikeOf(phrase, variants), subject };
    table.rows.push(row);
    table.byName.set(phrase.name, row);
    for (const [index, variant] of variants.entries()) {
      let at = table.root;
      for (const symbol of variant.symbols) {
        let edge = at.edges.find((known) => known.symbol.key === symbol.key);
        if (!edge) {
          const enters = symbol.kind === 'slot' ? rootOf(symbol.slot, slots, where) : undefined;
          const category = symbol.kind === 'slot' ? -1 : categoryOf(symbol, vocabulary, where);
          edge = { symbol, category, enters, to: node() };
          at.edges.push(edge);
        }
        if ('name' in symbol) variant.categories.push(edge.category);
        at = edge.to;
      }
      end(at, { row, variant: index }, where);
    }
  }
  for (const slot of slots.keys()) refuseLeftRecursion(slot, slots);
  for (const table of slots.values()) inPrintOrder(table);
  return { slots, nodes };
}

/** Ends a row at a node. Two rows may read the same words if it is said which of them outranks the other. */
function end(node: TrieNode, leaf: Leaf, where: string): undefined {
  const others = node.leaf ? [node.leaf, ...(node.also ?? [])] : [];
  if (others.some(({ row }) => row === leaf.row)) return;
  for (const { row } of others)
    if (!outranks(leaf.row.phrase, row.phrase) && !outranks(row.phrase, leaf.row.phrase))
      throw new PhraseError(
        where,
        `reads the same words as ${row.phrase.name}, and neither outranks the other: "${leaf.row.phrase.template}"`,
      );
  if (!node.leaf) node.leaf = leaf;
  else node.also = [...(node.also ?? []), leaf];
}

/** Whether a row says that it is meant rather than another of its slot. */
export function outranks({ slot, outranks }: Phrase, other: Phrase): boolean {
  return slot === other.slot && (outranks ?? []).includes(other.name);
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

function alikeOf({ number }: Phrase, variants: readonly Variant[]): Row['alike'] {
  if (typeof number !== 'function' || number.length < 2) return variants.map((_, index) => [index]);
  const paths = variants.map(({ symbols }) => symbols.map(({ key }) => key).join(' '));
  return paths.map((read) => paths.flatMap((path, index) => (path === read ? [index] : [])));
}

function subjectOf(phrase: Phrase, where: string): Row['subject'] {
  const cards = WITH_SUBJECT[phrase.slot];
  if (!cards) return undefined;
  if (!phrase.subject) throw new PhraseError(where, 'needs `subject`: the field that the subject fills');
  if (phrase.subject === 'player') return { field: 'player', takes: 'player' };
  if (phrase.subject === 'you') return { field: '', takes: 'player' };
  if (phrase.subject === 'cards') return { field: cards, takes: 'cards' };
  return phrase.subject;
}

function rootOf(slot: string, slots: ReadonlyMap<string, SlotTable>, where: string): TrieNode {
  const known = slots.get(slot);
  if (!known) throw new PhraseError(where, `there is no slot "${slot}"`);
  return known.root;
}

function categoryOf(
  symbol: Exclude<TemplateSymbol, { kind: 'slot' }>,
  vocabulary: Vocabulary,
  where: string,
): number {
  switch (symbol.kind) {
    case 'word':
      if (symbol.text.startsWith('{') && !vocabulary.find(symbol.text, false))
        throw new PhraseError(where, `${symbol.text} is no symbol of the lexicon`);
      return vocabulary.addWord(symbol.text);
    case 'verb':
      return vocabulary.addVerb(symbol.text);
    case 'noun':
      return vocabulary.addNoun(symbol.text);
    case 'article':
      return vocabulary.addArticle();
    case 'terminal':
      return vocabulary.category(symbol.key);
  }
}

/** Refuses left recursion, direct or indirect: it would not terminate. */
function refuseLeftRecursion(slot: string, slots: ReadonlyMap<string, SlotTable>): void {
  const seen = new Set<string>();
  const visit = (at: string): void => {
    const { root, rows } = slots.get(at)!;
    for (const { symbol } of root.edges) {
      if (symbol.kind !== 'slot' || seen.has(symbol.slot)) continue;
      if (symbol.slot === slot) {
        const row = rows.find(({ variants }) =>
          variants.some(({ symbols }) => symbols[0]!.key === symbol.key),
        );
        const itself = at === slot ? 'its own slot' : `"${slot}", which can begin with "${at}"`;
        throw new PhraseError(
          `${at}/${row!.phrase.name}`,
          `begins with ${itself}: rewrite it so that a word or another slot comes first`,
        );
      }
      seen.add(symbol.slot);
      visit(symbol.slot);
    }
  };
  visit(slot);
}
