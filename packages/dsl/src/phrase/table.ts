/** The phrases of a language by slot, each slot as a trie of template symbols. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';
import { compileTemplate, type TemplateSymbol, type Variant } from './template.ts';

/** A phrase with its template compiled. */
export interface Row {
  readonly phrase: Phrase;
  readonly variants: readonly Variant[];
  /** Field that the subject fills, and what it holds. */
  readonly subject?: { readonly field: string; readonly takes: 'player' | 'cards' };
}

/** Where a path through the trie ends. */
export interface Leaf {
  readonly row: Row;
  readonly variant: number;
}

export interface TrieEdge {
  readonly symbol: TemplateSymbol;
  /** Category of a token edge. */
  readonly category: number;
  readonly to: TrieNode;
}

export interface TrieNode {
  /** Unique in the table. */
  readonly id: number;
  readonly edges: TrieEdge[];
  leaf?: Leaf;
}

export interface SlotTable {
  readonly slot: string;
  readonly rows: Row[];
  readonly byName: Map<string, Row>;
  readonly root: TrieNode;
}

export interface Table {
  readonly slots: ReadonlyMap<string, SlotTable>;
  readonly nodes: number;
}

/** Slots whose value lacks the field that a subject fills. */
const WITH_SUBJECT: Readonly<Record<string, string>> = {
  predicate: 'what',
  'event-predicate': 'card',
  'condition-predicate': 'card',
  'past-predicate': 'card',
  'past-negative': 'card',
  'past-gap': 'card',
  'past-passive': 'card',
};

/** Compiles phrases into tries. Throws `PhraseError` for a row that cannot be used. */
export function buildTable(phrases: readonly Phrase[], vocabulary: Vocabulary): Table {
  const slots = new Map<string, SlotTable>();
  let nodes = 0;
  const node = (): TrieNode => ({ id: nodes++, edges: [] });

  for (const phrase of phrases) {
    const where = `${phrase.slot}/${phrase.name}`;
    let table = slots.get(phrase.slot);
    if (!table) {
      table = { slot: phrase.slot, rows: [], byName: new Map(), root: node() };
      slots.set(phrase.slot, table);
    }
    if (table.byName.has(phrase.name)) throw new PhraseError(where, 'is defined twice');
    const variants = compileTemplate(phrase.template, where);
    const subject = subjectOf(phrase, where);
    const row: Row = subject ? { phrase, variants, subject } : { phrase, variants };
    table.rows.push(row);
    table.byName.set(phrase.name, row);
    variants.forEach((variant, index) => {
      for (const symbol of variant.symbols)
        if ('name' in symbol)
          variant.categories.push(symbol.kind === 'terminal' ? vocabulary.category(symbol.key) : -1);
      let at = table.root;
      for (const symbol of variant.symbols) {
        let edge = at.edges.find((known) => known.symbol.key === symbol.key);
        if (!edge) {
          edge = { symbol, category: categoryOf(symbol, vocabulary, where), to: node() };
          at.edges.push(edge);
        }
        at = edge.to;
      }
      if (at.leaf && at.leaf.row === row) return;
      if (at.leaf)
        throw new PhraseError(
          where,
          `reads the same words as ${at.leaf.row.phrase.name}: "${phrase.template}"`,
        );
      at.leaf = { row, variant: index };
    });
  }
  for (const table of slots.values()) checkSlots(table, slots);
  return { slots, nodes };
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

function categoryOf(symbol: TemplateSymbol, vocabulary: Vocabulary, where: string): number {
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
    case 'slot':
      return -1;
  }
}

function checkSlots(table: SlotTable, slots: ReadonlyMap<string, SlotTable>): void {
  for (const row of table.rows)
    for (const variant of row.variants)
      for (const [index, symbol] of variant.symbols.entries()) {
        if (symbol.kind !== 'slot') continue;
        const where = `${table.slot}/${row.phrase.name}`;
        if (!slots.has(symbol.slot)) throw new PhraseError(where, `there is no slot "${symbol.slot}"`);
        if (index === 0 && symbol.slot === table.slot)
          throw new PhraseError(
            where,
            'begins with its own slot: rewrite it so that a word or another slot comes first',
          );
      }
}
