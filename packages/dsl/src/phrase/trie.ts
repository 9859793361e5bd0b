/** The tries of phrases: what can follow what, each way through a template once up to where it parts from others. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';
import type { Row } from './row.ts';
import type { Template, TemplateSymbol } from './template.ts';

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

/** What follows the way of a choice: the rest of a template from a place. */
interface Rest {
  readonly pieces: Template;
  readonly from: number;
  readonly then: Rest | undefined;
}

/** Adds rows to the tries. */
export class TrieBuilder {
  readonly nodes: TrieNode[] = [];
  private readonly roots: ReadonlyMap<string, { readonly root: TrieNode }>;
  private readonly vocabulary: Vocabulary;
  /** By node and symbol. */
  private readonly edges = new Map<number, TrieEdge>();
  /** By symbol. */
  private readonly categories = new Map<number, number>();
  private row!: Row;
  private where = '';
  /** How many variants of the row were added. */
  private variants = 0;

  /** @param roots the tries by slot, which may be filled after this is made */
  constructor(roots: ReadonlyMap<string, { readonly root: TrieNode }>, vocabulary: Vocabulary) {
    this.roots = roots;
    this.vocabulary = vocabulary;
  }

  node(): TrieNode {
    const made: TrieNode = { id: this.nodes.length, edges: [], leaf: undefined, also: undefined };
    this.nodes.push(made);
    return made;
  }

  add(root: TrieNode, row: Row, template: Template, where: string): void {
    this.row = row;
    this.where = where;
    this.variants = 0;
    this.follow(root, template, 0, undefined);
  }

  /** Adds all ways from a place of a template, in the order of its variants. */
  private follow(start: TrieNode, pieces: Template, from: number, then: Rest | undefined): void {
    let node = start;
    for (let at = from; at < pieces.length; at++) {
      const piece = pieces[at]!;
      if (piece.kind === 'branch') {
        const rest: Rest = { pieces, from: at + 1, then };
        for (const way of piece.ways) this.follow(node, way.pieces, 0, rest);
        return;
      }
      node = this.next(node, piece);
    }
    if (then) this.follow(node, then.pieces, then.from, then.then);
    else end(node, { row: this.row, variant: this.variants++ }, this.where);
  }

  private next(node: TrieNode, symbol: TemplateSymbol): TrieNode {
    const key = node.id * MOST_SYMBOLS + symbol.id;
    const known = this.edges.get(key);
    if (known !== undefined) return known.to;
    const enters = symbol.kind === 'slot' ? this.rootOf(symbol.slot) : undefined;
    const edge = { symbol, category: this.categoryOf(symbol), enters, to: this.node() };
    this.edges.set(key, edge);
    node.edges.push(edge);
    return edge.to;
  }

  private rootOf(slot: string): TrieNode {
    const known = this.roots.get(slot);
    if (!known) throw new PhraseError(this.where, `there is no slot "${slot}"`);
    return known.root;
  }

  private categoryOf(symbol: TemplateSymbol): number {
    if (symbol.kind === 'slot') return -1;
    const known = this.categories.get(symbol.id);
    if (known !== undefined) return known;
    const category = categoryOf(symbol, this.vocabulary, this.where);
    this.categories.set(symbol.id, category);
    return category;
  }
}

/** More than any table has: keys of edges are made of a node and a symbol. */
const MOST_SYMBOLS = 1 << 14;

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
