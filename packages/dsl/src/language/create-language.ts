/** A language from words and phrases. The parser is built at the first text, the table at once. */
import type { Ability } from '@cardwright/core';
import { Builder, type EffectFacts } from '../build/builder.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest, sayExpected } from '../diagnostics/expected.ts';
import * as messages from '../diagnostics/messages.generated.ts';
import type { Node, Token } from '../grammar/node.ts';
import { SlotParser } from '../grammar/parser.ts';
import { LineLexer } from '../lexer/lexer.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { Vocabulary } from '../lexicon/vocabulary.ts';
import { type CleanLine, normalise } from '../normalise/normalise.ts';
import type { CardFacts, Phrase } from '../phrase/define-phrase.ts';
import { buildTable, type Table } from '../phrase/table.ts';
import { TERMINALS } from '../phrase/template.ts';
import { NEUTRAL_PHRASES } from '../phrases/index.ts';
import { Printer } from '../print/printer.ts';
import { joinWords } from '../print/words.ts';
import { Recogniser } from '../recognise/recogniser.ts';
import { NEUTRAL_OBJECTIONS } from '../sense/neutral.ts';
import type { Objection } from '../sense/objection.ts';
import { decompose } from '../skeleton/decompose.ts';
import { type SentenceShape, shapeOf, storedShapes } from '../skeleton/shape.ts';
import type { AbilitySyntax, Span } from '../syntax/syntax.ts';
import { effectFacts } from './effect-facts.ts';
import { equal } from './equal.ts';
import { lazily } from './lazily.ts';
import { mergeLexicons } from './merge.ts';
import { spansOf } from './spans.ts';
import type {
  Language,
  LanguageOptions,
  ParseResult,
  PrintOptions,
  ReadAbility,
  Spelling,
  TokenView,
} from './types.ts';
import { UnprintableError } from './unprintable-error.ts';

/** Makes a language. Throws `PhraseError` for a row that cannot be used. */
export function createLanguage(options: LanguageOptions): Language {
  return new TextLanguage(options);
}

class TextLanguage implements Language {
  readonly phrases: readonly Phrase[];
  readonly lexicon: Lexicon;
  private readonly vocabulary: Vocabulary;
  private readonly table: Table;
  private readonly effects: EffectFacts;
  private readonly objections: readonly Objection[];
  private readonly lexer: LineLexer;
  private readonly options: LanguageOptions;
  private parser: SlotParser | undefined;
  private recogniser: Recogniser | undefined;

  constructor(options: LanguageOptions) {
    this.options = options;
    const without = new Set(options.without);
    const neutral = NEUTRAL_PHRASES.filter((phrase) => !without.has(`${phrase.slot}/${phrase.name}`));
    this.phrases = [...usable(neutral, options.phrases), ...options.phrases];
    this.lexicon = mergeLexicons(options.lexicons);
    this.vocabulary = new Vocabulary(this.lexicon);
    this.table = buildTable(this.phrases, this.vocabulary);
    this.vocabulary.prepareMerged();
    this.effects = effectFacts(this.table, options.lasting);
    this.objections = [...NEUTRAL_OBJECTIONS, ...(options.objections ?? [])];
    this.lexer = new LineLexer(this.vocabulary);
  }

  prepare(): void {
    this.parser ??= new SlotParser(
      this.table,
      this.vocabulary,
      this.options.validate ? { validate: true } : {},
    );
  }

  parse(text: string, facts: CardFacts = {}): ParseResult {
    const abilities: ReadAbility[] = [];
    const diagnostics: Diagnostic[] = [];
    const seen: (() => TokenView[])[] = [];
    let complete = true;
    for (const line of normalise(text, this.lexicon)) {
      const read = this.line(line, this.withType(facts), diagnostics, seen);
      if (read) abilities.push(...read);
      else complete = false;
    }
    return lazily({ abilities, diagnostics, complete }, { tokens: () => seen.flatMap((tokens) => tokens()) });
  }

  print(ability: Ability, { facts = {}, spelling, name = true }: PrintOptions = {}): string {
    const [shape, ...quoted] = (spelling?.layout ?? []) as (readonly SentenceShape[])[];
    const job = { facts: this.withType(facts), ability, choices: spelling?.choices ?? {}, quoted };
    const printer = new Printer(this.table, this.vocabulary, this.effects, job);
    const { name: story, ...nameless } = ability;
    const syntax = decompose(nameless as Ability, shape, printer.decomposing);
    const words = syntax && printer.print('ability', syntax);
    if (!words) throw new UnprintableError(ability);
    const text = joinWords(words);
    return name && story ? `${story} ${text}` : text;
  }

  parseSlot(slot: string, text: string, facts: CardFacts = {}): never | undefined {
    this.prepare();
    const [line] = normalise(text, {});
    const { tokens } = this.lexer.lex((line?.text.text ?? '').replace(/\.$/, ''));
    const node = this.parser!.parse(slot, tokens) ?? this.exhaustive().read(slot, tokens);
    if (!node) return undefined;
    const builder = new Builder(this.vocabulary, this.withType(facts), this.effects);
    const value = builder.build(node);
    return (builder.refusals.length > 0 ? undefined : value) as never;
  }

  readings(text: string): number {
    this.prepare();
    let total = 1;
    for (const line of normalise(text, this.lexicon)) {
      const { tokens } = this.lexer.lex(line.text.text);
      total *= this.exhaustive().recognise('ability', tokens).readings;
    }
    return total;
  }

  private withType(facts: CardFacts): CardFacts {
    if (facts.resolves !== undefined || facts.type === undefined) return facts;
    const resolves = this.lexicon.types?.find(({ id }) => id === facts.type)?.resolves;
    return resolves ? { ...facts, resolves } : facts;
  }

  private exhaustive(): Recogniser {
    this.recogniser ??= new Recogniser(this.table, this.vocabulary);
    return this.recogniser;
  }

  /** Reads one line; undefined after saying why not. */
  private line(
    line: CleanLine,
    facts: CardFacts,
    diagnostics: Diagnostic[],
    seen: (() => TokenView[])[],
  ): ReadAbility[] | undefined {
    this.prepare();
    const { tokens, problems } = this.lexer.lex(line.text.text);
    const spanOf = (start: number, end: number): Span => ({
      start: line.text.at(start),
      end: endOf(line, end),
    });
    seen.push(() =>
      tokens.map((token) => ({
        text: token.image,
        kind: this.kindOf(token),
        span: spanOf(token.start, token.end),
      })),
    );
    const whole = spanOf(0, line.text.text.length);
    if (line.stopped) diagnostics.push(messages.missingFullStop({ start: whole.end, end: whole.end }));
    let known = true;
    for (const { kind, text, start, end } of problems) {
      if (kind === 'guessed-name') {
        const suggestion = nearest(text, this.lexicon.names ?? []);
        diagnostics.push(
          messages.guessedName(spanOf(start, end), { name: text, ...(suggestion && { suggestion }) }),
        );
        continue;
      }
      known = false;
      const suggestion = nearest(text, this.vocabulary.surfacesNear());
      diagnostics.push(
        messages.unknownWord(spanOf(start, end), { word: text, ...(suggestion && { suggestion }) }),
      );
    }
    if (!known) return undefined;
    const node = this.parser!.parse('ability', tokens) ?? this.exhaustive().read('ability', tokens);
    if (!node) {
      diagnostics.push(this.explainFailure(tokens, spanOf, whole, line.stopped));
      return undefined;
    }
    const builder = new Builder(this.vocabulary, facts, this.effects, this.objections);
    const syntax = builder.build(node) as AbilitySyntax | undefined;
    const pieces = syntax ? split(syntax, node) : [];
    const read: ReadAbility[] = [];
    for (const piece of pieces) {
      const ability = builder.ability(piece.syntax, piece.node);
      if (!ability) break;
      read.push(this.finish(line, ability, piece, tokens, builder, facts, spanOf, read.length === 0));
    }
    for (const { message, node: at } of builder.refusals) {
      const span = spanOf(tokens[at.first]!.start, tokens[at.last - 1]!.end);
      diagnostics.push(messages.cannotBeMeant(span, { reason: message }));
    }
    if (builder.refusals.length > 0 || read.length === 0) return undefined;
    for (const one of read) {
      const { printed } = one;
      if (one.printsBack && printed !== undefined && printed !== one.text)
        diagnostics.push(messages.oddCapital(one.span, { printed }));
    }
    for (const one of read)
      if (!one.printsBack)
        diagnostics.push(messages.doesNotPrintBack(one.span, { printed: one.printed ?? '?' }));
    return read;
  }

  private finish(
    line: CleanLine,
    ability: Ability,
    piece: Piece,
    tokens: readonly Token[],
    builder: Builder,
    facts: CardFacts,
    spanOf: (start: number, end: number) => Span,
    first: boolean,
  ): ReadAbility {
    const start = tokens[piece.node.first]!.start;
    // Behind a quotation its full stop was moved out: the last token is not the rightmost.
    const end = Math.max(tokens[piece.node.last - 1]!.end, tokens[piece.node.last - 2]?.end ?? 0);
    const text = line.text.text.slice(start, end);
    const shape = shapeOf(piece.syntax);
    const printer = new Printer(this.table, this.vocabulary, this.effects, {
      facts,
      ability,
      choices: {},
      quoted: builder.quoted,
      tokens,
    });
    const said = decompose(ability, shape, printer.decomposing);
    const words =
      said && printer.print(piece.slot, piece.slot === 'ability' ? said : grantOf(said), piece.node);
    const printed = words && joinWords(words);
    const { origins, quoted } = builder;
    const plain = (): Spelling => {
      const canonical =
        quoted.length === 0 && equal(decompose(ability, undefined, printer.decomposing), said);
      const choices = printer.choices();
      return {
        ...(!canonical && { layout: [shape, ...quoted].map(storedShapes) }),
        ...(Object.keys(choices).length > 0 && { choices }),
      };
    };
    const span = spanOf(start, end);
    return lazily(
      {
        ability: line.name === undefined ? ability : { ...ability, name: line.name },
        text,
        span,
        reminders: first ? line.reminders : [],
        printed,
        printsBack: printed === text || printed?.toLowerCase() === text.toLowerCase(),
      },
      { spelling: plain, spans: () => ({ '': span, ...spansOf(ability, origins, tokens, spanOf) }) },
    );
  }

  private kindOf({ lexeme, value }: Token): string {
    if (typeof value === 'number') return 'number';
    if (typeof value === 'string') return 'name';
    const kinds = lexeme.categories.map((id) => this.vocabulary.categoryNames[id]!);
    return kinds.find((kind) => kind.startsWith('t:'))?.slice(2) ?? (kinds.length > 0 ? 'word' : 'unknown');
  }

  private explainFailure(
    tokens: readonly Token[],
    spanOf: (start: number, end: number) => Span,
    whole: Span,
    stopped: boolean,
  ): Diagnostic {
    const { furthest, expected } = this.exhaustive().recognise('ability', tokens);
    const said = sayExpected(expected, this.vocabulary, this.options.labels);
    const token = tokens[furthest];
    // A full stop that was not written is not what is wrong.
    if (!token || (stopped && furthest === tokens.length - 1))
      return messages.unfinishedText({ start: whole.end, end: whole.end }, { expected: said });
    const words = said.flatMap((one) => /^"(.*)"$/.exec(one)?.[1] ?? []);
    const suggestion = nearest(token.image, words);
    const extra = suggestion ? { expected: said, suggestion } : { expected: said };
    return messages.unexpectedWord(spanOf(token.start, token.end), { word: token.image, ...extra });
  }
}

/** Neutral rows whose slots some row fills: a game without "can't" rows has no use for the row that asks for them. */
function usable(neutral: readonly Phrase[], own: readonly Phrase[]): Phrase[] {
  let rows = [...neutral];
  for (;;) {
    const filled = new Set([...rows, ...own].map((row) => row.slot as string));
    const kept = rows.filter((row) =>
      [...(row.template as string).matchAll(/\{\w+:([^}]+)\}/g)].every(
        ([, slot]) => TERMINALS.has(slot!) || filled.has(slot!),
      ),
    );
    if (kept.length === rows.length) return kept;
    rows = kept;
  }
}

interface Piece {
  readonly syntax: AbilitySyntax;
  readonly node: Node;
  readonly slot: 'ability' | 'grant';
}

/** A line of several keywords is as many abilities. */
function split(syntax: AbilitySyntax, node: Node): Piece[] {
  if (syntax.form !== 'keywords' || syntax.grants.length === 1) return [{ syntax, node, slot: 'ability' }];
  const nodes: Node[] = [];
  let list = node.parts[0] as Node | undefined;
  while (list) {
    nodes.push(list.parts[0] as Node);
    list = list.parts[1] as Node | undefined;
  }
  return syntax.grants.map((grant, i) => ({
    syntax: { form: 'keywords', grants: [grant] },
    node: nodes[i]!,
    slot: 'grant',
  }));
}

function grantOf(syntax: AbilitySyntax): unknown {
  return syntax.form === 'keywords' ? syntax.grants[0] : undefined;
}

function endOf(line: CleanLine, end: number): number {
  return end === 0
    ? line.text.at(0)
    : Math.max(line.text.at(end - 1) + 1, Math.min(line.text.at(end), line.text.at(end - 1) + 1));
}
