import type { Ability, Effect } from '@cardwright/core/data';
import { Meanings } from '@cardwright/core/data';
import { isNode, type Node, type Token } from '../grammar/node.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { callRow } from '../phrase/check-row.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { PhraseError } from '../phrase/phrase-error.ts';
import type { Row } from '../phrase/row.ts';
import { NOTHING_SAID, type Variant } from '../phrase/variants.ts';
import { checkSense, type ObjectionTable, objectionTable } from '../sense/check-sense.ts';
import { allButOne, howMany, misformed } from '../sense/forms.ts';
import type { Said, Wordings } from '../sense/objection.ts';
import { compose } from '../skeleton/compose.ts';
import type { ComposeContext } from '../skeleton/context.ts';
import { type SentenceShape, shapeOf } from '../skeleton/shape.ts';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax, Predicate } from '../syntax/syntax.ts';

/** Why a tree has no meaning, and where. */
export interface Refusal {
  /** The objection, where it is one. */
  readonly id?: string;
  readonly message: string;
  readonly node: Node;
}

/** What is told of a row that gave nothing without saying why. */
export const NO_VALUE = 'these words cannot stand together';

/** What a language knows about effects, from its phrase table. */
export interface EffectFacts {
  readonly scales: (phrase: string, effect: object) => string | undefined;
  readonly lasts: (effect: { readonly do: string }) => boolean;
  readonly pays: (effect: { readonly do: string }) => boolean;
  readonly ofPlaying: (effect: { readonly do: string }) => boolean;
  readonly given: readonly string[];
  readonly ifAble: (phrase: string) => boolean;
  readonly causes: (phrase: string) => boolean;
  readonly leavesOut: (phrase: string) => 'verb' | 'object' | undefined;
  readonly sharesVerb: (phrase: string, before: string) => boolean;
  readonly modalOf: (phrase: string) => string | undefined;
  readonly whose: (phrase: string) => 'your' | 'their' | undefined;
}

export class Builder implements Wordings {
  readonly refusals: Refusal[] = [];
  /** The objects built so far, and the nodes they were built from. */
  private readonly values: object[] = [];
  private readonly nodes: Node[] = [];
  /** Sentence shapes of quoted abilities, in text order. */
  readonly quoted: (readonly SentenceShape[])[] = [];
  /** The type by which each quoted ability calls its card, and that of the one being built. */
  private readonly calls = new Map<Ability, string>();
  protected called: string | undefined;
  /** What the parts of the predicate that is built ask of its subject. */
  private whose: 'your' | 'their' | undefined = undefined;
  private context: ComposeContext;
  private current: Node | undefined;

  private readonly objections: ObjectionTable;
  private readonly tokens: readonly Token[];

  constructor(
    vocabulary: Vocabulary,
    facts: CardFacts,
    effects: EffectFacts,
    objections: ObjectionTable = objectionTable([]),
    tokens: readonly Token[] = [],
  ) {
    this.objections = objections;
    this.tokens = tokens;
    this.context = {
      facts,
      lexicon: vocabulary.lexicon,
      thisIs: (type) => {
        const { facts: known, lexicon, refuse } = this.context;
        const is = known.type ?? this.called;
        if (is !== undefined && is !== type && !calledToo(lexicon, is, type))
          refuse(`this card is no ${type}`);
        this.called = type;
      },
      refuse: (message) => {
        this.refusals.push({ message, node: this.current! });
      },
      scales: effects.scales,
      lasts: effects.lasts,
      pays: effects.pays,
      ofPlaying: effects.ofPlaying,
      given: effects.given,
      ifAble: effects.ifAble,
      causes: effects.causes,
      leavesOut: effects.leavesOut,
      sharesVerb: effects.sharesVerb,
      modalOf: effects.modalOf,
      whose: effects.whose,
      quoted: unquoted,
    };
  }

  /** The node each object was built from (the first of several): its span in the text. */
  origins(): ReadonlyMap<object, Node> {
    const origins = new Map<object, Node>();
    for (let i = this.values.length - 1; i >= 0; i--) origins.set(this.values[i]!, this.nodes[i]!);
    return origins;
  }

  /** Builds the ability of an `ability` tree, with the name read before it. */
  ability(syntax: AbilitySyntax, node: Node, name: string | undefined): Meanings | undefined {
    this.current = node;
    const composed = compose(syntax, this.context);
    if (!composed || this.refusals.length > 0) return undefined;
    const meanings = new Meanings(name === undefined ? composed : { ...composed, name });
    this.object(meanings, node);
    return this.refusals.length > 0 ? undefined : meanings;
  }

  /** Whether the words of a syntax would mean an ability, as far as how its clauses are joined goes. */
  means(syntax: AbilitySyntax, ability: Ability): boolean {
    const composed = compose(syntax, this.context);
    return this.refusals.length > 0 || equal(composed, ability);
  }

  /** Refuses data that the grammar accepts but that has no meaning. */
  private object(meanings: Meanings, node: Node): undefined {
    const found = checkSense(meanings, this.objections, this.context, this);
    if (!found) return;
    const origins = this.origins();
    const at = found.parts.findLast((part) => origins.has(part));
    const { id, message } = found;
    this.refusals.push({ id, message, node: (at && origins.get(at)) ?? node });
  }

  said(part: object): Said | undefined {
    const node = this.origins().get(part);
    return node && saidBy(node);
  }

  calledIn(ability: Ability): string | undefined {
    return this.calls.get(ability);
  }

  /** Builds the value of a tree; undefined after a refusal. */
  build(node: Node): unknown {
    if (node.slot === 'quoted') return this.buildQuoted(node);
    return this.buildPhrase(node);
  }

  /** Inside quotation marks "this card" is whatever gains the ability, and no spell text occurs. */
  private buildQuoted(node: Node): unknown {
    const { context } = this;
    const { resolves: _, type: __, ...facts } = context.facts;
    const index = this.quoted.push([]) - 1;
    this.context = { ...context, facts };
    this.context.quoted = (syntax) => {
      this.quoted[index] = shapeOf(syntax);
      return compose(syntax, { ...this.context, facts: { ...facts, type: 'quoted' } });
    };
    const outside = this.called;
    this.called = undefined;
    const value = this.buildPhrase(node);
    if (value && this.called !== undefined) this.calls.set(value as Ability, this.called);
    this.called = outside;
    this.context = context;
    return value;
  }

  private buildPhrase(node: Node): unknown {
    const wrong = misformed(node);
    if (wrong) {
      this.refusals.push(wrong);
      return undefined;
    }
    const outer = this.whose;
    if (node.row.subject) this.whose = undefined;
    const variant = node.row.variants[node.variant]!;
    const bare = node.parts.length === 0 && variant.says === NOTHING_SAID;
    const parts: Record<string, unknown> = bare ? NO_PARTS : { ...variant.says };
    for (let i = 0; i < node.parts.length; i++) {
      const part = node.parts[i]!;
      const value = isNode(part) ? this.build(part) : this.sense(part, variant, i);
      if (this.refusals.length > 0) return undefined;
      parts[variant.captures[i]!] = value;
    }
    this.current = node;
    const { phrase } = node.row;
    const value = callRow(phrase, 'build', parts as never, this.context as never);
    if (node.row.subject && value !== undefined && (typeof value !== 'object' || value === null))
      throw new PhraseError(
        `${phrase.slot}/${phrase.name}`,
        `\`build\` gave ${String(value)}, not an object`,
      );
    if (value === undefined && this.refusals.length === 0) this.refusals.push({ message: NO_VALUE, node });
    if (node.slot === 'predicate' && value !== undefined && !this.context.lasts(value as Effect)) {
      const open = howMany(node, value as Effect);
      if (open) this.refusals.push(open);
    }
    const alone = allButOne(node, value, this.tokens);
    if (alone) this.refusals.push(alone);
    if (typeof value === 'object' && value !== null) {
      this.values.push(value);
      this.nodes.push(node);
    }
    if (!node.row.subject) {
      this.whose = phrase.whose ?? this.whose;
      return value;
    }
    const { whose } = this;
    this.whose = outer;
    const predicate = toPredicate(node.row, value);
    return whose === undefined ? predicate : { ...predicate, whose };
  }

  private sense(token: Token, variant: Variant, index: number): unknown {
    return token.value ?? token.lexeme.senses.get(variant.categories[index]!)?.value;
  }
}

const NO_PARTS: Record<string, never> = Object.freeze({});

/** Whether a card of one type may be called by another, which it is used as. */
const calledToo = ({ types }: Lexicon, is: string, type: string): boolean =>
  types?.find(({ id }) => id === is)?.calledToo?.includes(type) === true;

function saidBy({ row, variant, parts }: Node): Said {
  const words = parts.flatMap((part) => (isNode(part) ? saidBy(part).words : part.image));
  return { phrase: row.phrase.name, choices: row.variants[variant]!.says, words };
}

function unquoted(): undefined {
  return undefined;
}

/** Wraps what a phrase with a subject built, until the subject is known. */
export function toPredicate(row: Row, value: unknown): Predicate {
  const { field, takes } = row.subject!;
  return { value: value as Predicate['value'], role: field, takes, phrase: row.phrase.name };
}
