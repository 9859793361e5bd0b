/**
 * A Chevrotain parser over the tries: a rule for each slot, whose body walks the slot's trie. The tries are the
 * grammar already and the decisions are {@link Lookahead}'s, so nothing is recorded or analysed beforehand: Chevrotain
 * would spend some hundred milliseconds at the start to learn what the tables hold.
 *
 * For that it uses internals of Chevrotain 11.2: `selfAnalysisDone`, `tokenMatcher` and `currIdx`.
 */
import type { SlotTable, Table, TrieEdge, TrieNode } from '../phrase/table.ts';
import { EmbeddedActionsParser, EOF, type IToken, type ParserMethod, type TokenType } from './chevrotain.ts';
import { everyReading } from './every-reading.ts';
import type { FirstWords } from './first-words.ts';
import { type Ends, Lookahead } from './lookahead.ts';
import type { Node, Token } from './node.ts';

type SlotRule = ParserMethod<[], Node>;

/** What is used of Chevrotain that its types do not tell. */
interface Internals {
  readonly currIdx: number;
  selfAnalysisDone: boolean;
  tokenMatcher: (token: Token, edge: TrieEdge) => boolean;
}

export class SlotParser extends EmbeddedActionsParser {
  /** By the root of the slot's trie. */
  private readonly rules: SlotRule[] = [];
  private readonly lookahead: Lookahead;
  private readonly table: Table;
  private readonly first: FirstWords;
  private readonly inside: Internals;
  /** Parts of the rules that are being read, the innermost last: a list of each would take room for many. */
  private readonly parts: (Node | Token)[] = [];
  /** Where the rule that is entered next is to end. */
  private wanted: Ends = [];

  constructor(table: Table, first: FirstWords) {
    super([EOF], { maxLookahead: 1, recoveryEnabled: false, skipValidations: true });
    this.table = table;
    this.first = first;
    this.lookahead = new Lookahead(first);
    this.inside = this as unknown as Internals;
    // The type of a token that a rule consumes is the edge that it goes. The mark of the end has no lexeme.
    this.inside.tokenMatcher = (token, { category }) => token.lexeme?.categories.includes(category);
    for (const slot of table.slots.values()) this.rules[slot.root.id] = this.slotRule(slot);
    this.inside.selfAnalysisDone = true;
  }

  /** Whether all tokens can be read as one phrase of a slot. */
  reads(slot: string, tokens: readonly Token[]): boolean {
    const root = this.table.slots.get(slot)?.root;
    return root !== undefined && this.lookahead.read(root, tokens).includes(tokens.length);
  }

  /** Whether the text that was parsed last can be read in another way as well. */
  get ambiguous(): boolean {
    return this.lookahead.open;
  }

  /** Reads all tokens as one phrase of a slot; `undefined` when they are none. */
  parse(slot: string, tokens: readonly Token[]): Node | undefined {
    if (!this.reads(slot, tokens)) return undefined;
    this.wanted = this.lookahead.only(tokens.length);
    this.input = tokens as unknown as IToken[];
    return this.ruleOf(this.table.slots.get(slot)!.root).call(this);
  }

  /** Every tree of a text, that of {@link parse} first. Nothing else may be read meanwhile. */
  *readings(slot: string, tokens: readonly Token[]): Generator<Node> {
    if (!this.reads(slot, tokens)) return;
    const { first, lookahead } = this;
    const { root } = this.table.slots.get(slot)!;
    yield* everyReading({ tokens, first, lookahead }, slot, root, 0, lookahead.only(tokens.length));
  }

  private ruleOf(root: TrieNode): SlotRule {
    return this.rules[root.id]!;
  }

  private slotRule({ slot, root }: SlotTable): SlotRule {
    return this.RULE(`R_${slot.replace(/\W/g, '_')}`, (): Node => {
      const { wanted } = this;
      const first = this.position();
      const { parts } = this;
      const base = parts.length;
      let node = root;
      for (;;) {
        const at = this.position();
        const edge = this.lookahead.choose(node, at, wanted);
        if (edge === undefined) {
          const { row, variant } = node.leaf!;
          const own = parts.slice(base);
          parts.length = base;
          return { slot, row, variant, parts: own, first, last: at };
        }
        const { symbol, enters, to } = edge;
        if (enters !== undefined) {
          this.wanted = this.lookahead.within(edge, at, wanted);
          parts.push(this.subrule(0, this.ruleOf(enters)));
        } else {
          const token = this.consume(0, edge as unknown as TokenType) as unknown as Token;
          if (symbol.kind === 'terminal') parts.push(token);
        }
        node = to;
      }
    });
  }

  private position(): number {
    return this.inside.currIdx + 1;
  }
}
