/**
 * A Chevrotain parser over the tries: a rule for each slot, whose body walks the slot's trie. The tries are the
 * grammar already and the decisions are {@link Lookahead}'s, so nothing is recorded or analysed beforehand: Chevrotain
 * would spend some hundred milliseconds at the start to learn what the tables hold.
 *
 * For that it uses internals of Chevrotain 11.2: `selfAnalysisDone`, `tokenMatcher`, `getKeyForAutomaticLookahead`,
 * `getLaFuncFromCache`, `RULE_OCCURRENCE_STACK`, `RULE_STACK_IDX` and `currIdx`.
 */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Leaf, SlotTable, Table, TrieEdge, TrieNode } from '../phrase/table.ts';
import {
  createToken,
  EmbeddedActionsParser,
  EOF,
  type IToken,
  Lexer,
  NoViableAltException,
  type ParserMethod,
  type TokenType,
} from './chevrotain.ts';
import type { FirstWords } from './first-words.ts';
import { Lookahead } from './lookahead.ts';
import type { Node, Token } from './node.ts';

type SlotRule = ParserMethod<[], Node>;
type Alternative = { readonly ALT: () => Leaf | undefined };
interface CategoryType extends TokenType {
  readonly category: number;
}

/** What is used of Chevrotain that its types do not tell. */
interface Internals {
  readonly currIdx: number;
  readonly RULE_OCCURRENCE_STACK: readonly number[];
  readonly RULE_STACK_IDX: number;
  selfAnalysisDone: boolean;
  tokenMatcher: (token: Token, type: CategoryType) => boolean;
  SAVE_ERROR(error: Error): Error;
}

export class SlotParser extends EmbeddedActionsParser {
  private readonly rules = new Map<string, SlotRule>();
  private readonly types: (CategoryType | undefined)[] = [];
  private readonly alternatives: (Alternative[] | undefined)[] = [];
  private readonly decisions: (() => number | undefined)[] = [];
  private readonly lookahead: Lookahead;
  private readonly nodes: readonly TrieNode[];
  private readonly vocabulary: Vocabulary;
  private readonly inside: Internals;
  private captures: (Node | Token)[] = [];

  constructor(table: Table, vocabulary: Vocabulary, first: FirstWords) {
    super([EOF], { maxLookahead: 1, recoveryEnabled: false, skipValidations: true });
    this.vocabulary = vocabulary;
    this.nodes = table.nodes;
    this.lookahead = new Lookahead(table, first);
    this.inside = this as unknown as Internals;
    this.inside.tokenMatcher = (token, { category }) => token.lexeme?.categories.includes(category);
    for (const slot of table.slots.values()) this.rules.set(slot.slot, this.slotRule(slot));
    this.inside.selfAnalysisDone = true;
  }

  /** Reads all tokens as one phrase of a slot; `undefined` when they are none. */
  parse(slot: string, tokens: readonly Token[]): Node | undefined {
    const rule = this.rules.get(slot);
    if (!rule) return undefined;
    this.captures = [];
    this.lookahead.read(tokens);
    this.input = tokens as unknown as IToken[];
    const node = rule.call(this);
    if (this.errors.length > 0) return undefined;
    return node.last === tokens.length ? node : undefined;
  }

  // ── what Chevrotain asks ─────────────────────────────────────────────────────────────────────────────

  /** Decisions have the numbers of their nodes, in all rules. */
  getKeyForAutomaticLookahead(_method: number, node: number): number {
    return node;
  }

  getLaFuncFromCache(id: number): () => number | undefined {
    this.decisions[id] ??= () => this.lookahead.choose(this.nodes[id]!, this.position(), this.callers());
    return this.decisions[id];
  }

  /** Chevrotain's message lists hundreds of paths and costs milliseconds; diagnostics come from the recogniser. */
  raiseNoAltException(): never {
    throw this.inside.SAVE_ERROR(new NoViableAltException('no alternative', this.LA(1), this.LA(0)));
  }

  // ── the rules ────────────────────────────────────────────────────────────────────────────────────────

  private slotRule({ slot, root }: SlotTable): SlotRule {
    return this.RULE(`R_${slot.replace(/\W/g, '_')}`, (): Node => {
      const base = this.captures.length;
      const first = this.position();
      const { row, variant } = this.walk(root)!;
      const parts = this.captures.splice(base);
      return { slot, row, variant, parts, first, last: this.position() };
    });
  }

  private walk(node: TrieNode): Leaf | undefined {
    const { edges, leaf } = node;
    if (edges.length === 0) return leaf;
    const open = this.lookahead.edges(node, this.position());
    if (open.length === 0 && leaf) return leaf;
    if (open.length === 1 && !leaf) return this.follow(edges[open[0]!]!);
    this.alternatives[node.id] ??= [
      ...edges.map((edge) => ({ ALT: () => this.follow(edge) })),
      ...(leaf ? [{ ALT: () => leaf }] : []),
    ];
    return this.or(node.id, this.alternatives[node.id]!);
  }

  private follow({ symbol, category, enters, to }: TrieEdge): Leaf | undefined {
    // A call has the number of the node after it: there the lookahead goes on.
    if (enters && symbol.kind === 'slot')
      this.captures.push(this.subrule(to.id, this.rules.get(symbol.slot)!));
    else {
      const token = this.consume(to.id, this.typeOf(category)) as unknown as Token;
      if (symbol.kind === 'terminal') this.captures.push(token);
    }
    return this.walk(to);
  }

  private typeOf(category: number): CategoryType {
    this.types[category] ??= Object.assign(
      createToken({ name: this.vocabulary.categoryNames[category]!, pattern: Lexer.NA }),
      { category },
    );
    return this.types[category];
  }

  private position(): number {
    return this.inside.currIdx + 1;
  }

  private callers() {
    return { returns: this.inside.RULE_OCCURRENCE_STACK, depth: this.inside.RULE_STACK_IDX };
  }
}
