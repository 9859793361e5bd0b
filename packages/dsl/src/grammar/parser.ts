/**
 * A Chevrotain parser made from the tries: one rule for each slot, and one more for each subtree that would make a
 * rule too long (Chevrotain numbers the same production within a rule up to 255).
 */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Leaf, SlotTable, Table, TrieEdge, TrieNode } from '../phrase/table.ts';
import {
  createToken,
  EmbeddedActionsParser,
  type IToken,
  Lexer,
  NoViableAltException,
  type ParserMethod,
  type TokenType,
} from './chevrotain.ts';
import { ContextLookahead } from './lookahead.ts';
import type { Node, Token } from './node.ts';

/** Subtrees with more nodes than this become rules of their own. */
const LARGEST_SUBTREE = 12;

type Step = (parser: SlotParser) => Leaf | undefined;
type SlotRule = ParserMethod<[], Node>;
type PartRule = ParserMethod<[], Leaf | undefined>;

export interface ParserOptions {
  readonly validate?: boolean;
}

/** Gives every category and lexeme its Chevrotain token type. */
function tokenTypes(vocabulary: Vocabulary): { all: TokenType[]; categories: TokenType[] } {
  const categories = vocabulary.categoryNames.map((_, id) =>
    createToken({ name: `C${id}`, pattern: Lexer.NA }),
  );
  const all = [...categories];
  for (const lexeme of vocabulary.lexemes) {
    const type = createToken({
      name: `L${lexeme.id}`,
      pattern: Lexer.NA,
      categories: lexeme.categories.map((id) => categories[id]!),
    });
    all.push(type);
    lexeme.tokenType = type;
    lexeme.tokenTypeIdx = type.tokenTypeIdx!;
  }
  return { all, categories };
}

/** Occurrence numbers of one rule: the same production may not have the same number twice. */
class Numbers {
  private readonly next = new Map<string, number>();
  of(key: string): number {
    const number = this.next.get(key) ?? 0;
    this.next.set(key, number + 1);
    return number;
  }
}

export class SlotParser extends EmbeddedActionsParser {
  readonly strategy: ContextLookahead;
  private readonly slotRules = new Map<string, SlotRule>();
  private readonly categories: readonly TokenType[];
  private captures: (Node | Token)[] = [];
  private subtrees = 0;

  constructor(table: Table, vocabulary: Vocabulary, options: ParserOptions = {}) {
    const types = tokenTypes(vocabulary);
    const greatest = Math.max(...types.all.map((type) => type.tokenTypeIdx!));
    const strategy = new ContextLookahead(greatest + 1);
    super(types.all, {
      lookaheadStrategy: strategy,
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: !options.validate,
    });
    this.strategy = strategy;
    this.categories = types.categories;
    for (const slot of table.slots.values()) this.defineSlot(slot);
    this.performSelfAnalysis();
  }

  /** Reads all tokens as one phrase of a slot; `undefined` when they are none. */
  parse(slot: string, tokens: readonly Token[]): Node | undefined {
    const rule = this.slotRules.get(slot);
    if (!rule) return undefined;
    this.captures = [];
    this.input = tokens as unknown as IToken[];
    const node = rule.call(this);
    if (this.errors.length > 0) return undefined;
    return node.last === tokens.length ? node : undefined;
  }

  /** Chevrotain's message lists hundreds of paths and costs milliseconds; diagnostics come from the recogniser. */
  raiseNoAltException(): never {
    const self = this as unknown as { SAVE_ERROR(error: Error): Error };
    throw self.SAVE_ERROR(new NoViableAltException('no alternative', this.LA(1), this.LA(0)));
  }

  private defineSlot(table: SlotTable): void {
    const step = this.compile(table.root, new Numbers(), ruleName(table.slot));
    const { slot } = table;
    const rule = this.RULE(ruleName(slot), (): Node => {
      const base = this.captures.length;
      const first = this.position();
      const leaf = step(this);
      if (this.RECORDING_PHASE || !leaf) return undefined as unknown as Node;
      const parts = this.captures.splice(base);
      return { slot, row: leaf.row, variant: leaf.variant, parts, first, last: this.position() };
    });
    this.slotRules.set(slot, rule as SlotRule);
  }

  private position(): number {
    return (this as unknown as { currIdx: number }).currIdx + 1;
  }

  private compile(node: TrieNode, numbers: Numbers, rule: string): Step {
    const { edges, leaf } = node;
    if (edges.length === 0) return () => leaf;
    const steps = edges.map((edge) => this.compileEdge(edge, numbers, rule));
    let inside: Step;
    if (steps.length === 1) inside = steps[0]!;
    else {
      const index = numbers.of('|');
      const alternatives = steps.map((step) => ({ ALT: () => step(this) }));
      inside = (parser) => parser.or(index, alternatives) as Leaf | undefined;
    }
    if (!leaf) return inside;
    const index = numbers.of('?');
    const body = () => inside(this);
    return (parser) => (parser.option(index, body) as Leaf | undefined) ?? leaf;
  }

  private compileEdge(edge: TrieEdge, numbers: Numbers, rule: string): Step {
    const { symbol } = edge;
    const rest = this.compileRest(edge.to, numbers, rule);
    if (symbol.kind === 'slot') {
      const { slot } = symbol;
      const index = numbers.of(symbol.key);
      return (parser) => {
        const node = parser.subrule(index, parser.slotRules.get(slot)!);
        if (!parser.RECORDING_PHASE) parser.captures.push(node as Node);
        return rest(parser);
      };
    }
    const type = this.categories[edge.category]!;
    const index = numbers.of(symbol.key);
    if (symbol.kind !== 'terminal')
      return (parser) => {
        parser.consume(index, type);
        return rest(parser);
      };
    return (parser) => {
      const token = parser.consume(index, type);
      if (!parser.RECORDING_PHASE) parser.captures.push(token as unknown as Token);
      return rest(parser);
    };
  }

  private compileRest(node: TrieNode, numbers: Numbers, rule: string): Step {
    if (size(node) <= LARGEST_SUBTREE) return this.compile(node, numbers, rule);
    const name = `${rule}__${this.subtrees++}`;
    // A phrase may end here: that is for the caller to decide, since no rule may be empty.
    const step = this.compile({ id: node.id, edges: node.edges }, new Numbers(), name);
    const part = this.RULE(name, () => step(this)) as PartRule;
    const index = numbers.of(name);
    const { leaf } = node;
    if (!leaf) return (parser) => parser.subrule(index, part);
    const option = numbers.of('?');
    const body = () => this.subrule(index, part);
    return (parser) => (parser.option(option, body) as Leaf | undefined) ?? leaf;
  }
}

function size(node: TrieNode): number {
  let count = 1;
  for (const edge of node.edges) count += size(edge.to);
  return count;
}

function ruleName(slot: string): string {
  return `R_${slot.replace(/\W/g, '_')}`;
}
