/**
 * A Chevrotain parser over the tries. Its one rule reads a phrase of any slot by going through the slot's trie, and enters
 * itself where a phrase has a part. The tries are the grammar and the decisions are {@link Lookahead}'s, so Chevrotain's
 * analysis has nothing to find: it would spend some hundred milliseconds on what the tables hold
 * (docs/decisions/0027-chevrotain-by-its-public-api.md).
 */
import type { Lexeme } from '../lexicon/vocabulary.ts';
import type { Table } from '../phrase/table.ts';
import type { TrieNode } from '../phrase/trie.ts';
import { EmbeddedActionsParser, type ParserMethod } from './chevrotain.ts';
import type { Ends } from './ends.ts';
import { type Stop, whereItStops } from './expectations.ts';
import { Forest, type Sift } from './forest.ts';
import { Lookahead } from './lookahead.ts';
import { nextLexemes } from './next-words.ts';
import type { Node, Token } from './node.ts';
import { TrieWalk } from './trie-walk.ts';
import { WORD } from './word.ts';

/** What is read while Chevrotain records what it would analyse. */
const NOTHING = undefined as never;

/** The trees of a text. */
export interface Readings {
  readonly trees: readonly Node[];
  /** There are more of them than were tried. */
  readonly overfull: boolean;
}

const NO_READINGS: Readings = { trees: [], overfull: false };

export class SlotParser extends EmbeddedActionsParser {
  private readonly walk: TrieWalk;
  private readonly lookahead: Lookahead;
  private readonly table: Table;
  private readonly phrase: ParserMethod<[], Node>;
  /** Parts of the phrases that are being read, the innermost last: a list of each would take room for many. */
  private readonly parts: (Node | Token)[] = [];
  /** The slot whose phrase is read next, and where it is to end. */
  private slot = '';
  private root: TrieNode | undefined = undefined;
  private wanted: Ends = [];
  /** How many tokens were consumed. */
  private position = 0;

  constructor(table: Table) {
    super([WORD], { maxLookahead: 1, recoveryEnabled: false, skipValidations: true });
    this.table = table;
    this.walk = new TrieWalk(table);
    this.lookahead = new Lookahead(this.walk);
    this.phrase = this.RULE('phrase', () => (this.RECORDING_PHASE ? NOTHING : this.readPhrase()));
    this.performSelfAnalysis();
  }

  /** Whether all tokens form one phrase of a slot. */
  reads(slot: string, tokens: readonly Token[]): boolean {
    const root = this.table.slots.get(slot)?.root;
    return root !== undefined && this.walk.begin(root, tokens).includes(tokens.length);
  }

  /** Whether the text parsed last is ambiguous. */
  get ambiguous(): boolean {
    return this.lookahead.open;
  }

  /** Parses all tokens as one phrase of a slot; `undefined` if they are not one. */
  parse(slot: string, tokens: readonly Token[]): Node | undefined {
    this.lookahead.open = false;
    if (!this.reads(slot, tokens)) return undefined;
    this.enter(slot, this.table.slots.get(slot)!.root, this.walk.only(tokens.length));
    this.position = 0;
    this.input = tokens as Token[];
    return this.phrase();
  }

  /**
   * The trees of a text that can be meant, in order of preference. Do not parse anything else from within `sift`.
   *
   * @param sift leaves out of several trees for the same words those that cannot be meant
   */
  readings(slot: string, tokens: readonly Token[], sift: Sift): Readings {
    if (!this.reads(slot, tokens)) return NO_READINGS;
    const forest = new Forest(this.walk, sift);
    const trees = forest.trees(slot, this.table.slots.get(slot)!.root, 0, tokens.length);
    return { trees, overfull: forest.overfull };
  }

  /** How far tokens that are no phrase of a slot could be understood, and what could have stood there. */
  whereItStops(slot: string, tokens: readonly Token[]): Stop {
    return whereItStops(this.walk, this.table.slots.get(slot)!, tokens);
  }

  /** The words with which a phrase of a slot can go on behind some tokens. @param lexemes those there are */
  next(slot: string, tokens: readonly Token[], lexemes: readonly Lexeme[]): readonly Lexeme[] {
    return nextLexemes(this.walk, this.table.slots.get(slot)!, tokens, lexemes);
  }

  private enter(slot: string, root: TrieNode, wanted: Ends): undefined {
    this.slot = slot;
    this.root = root;
    this.wanted = wanted;
  }

  private readPhrase(): Node {
    const { parts, slot, wanted, position: first } = this;
    const base = parts.length;
    let node = this.root!;
    for (;;) {
      const at = this.position;
      const edge = this.lookahead.choose(node, at, wanted);
      if (edge === undefined) {
        const { row, variant } = node.leaf!;
        const own = parts.slice(base);
        parts.length = base;
        return { slot, row, variant, parts: own, first, last: at };
      }
      const { symbol, enters, to } = edge;
      if (enters !== undefined && symbol.kind === 'slot') {
        this.enter(symbol.slot, enters, this.walk.within(edge, at, wanted));
        parts.push(this.subrule(0, this.phrase));
      } else {
        const token = this.consume(0, WORD) as Token;
        this.position = at + 1;
        if (symbol.kind === 'terminal') parts.push(token);
      }
      node = to;
    }
  }
}
