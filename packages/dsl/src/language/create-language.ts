import type { Ability } from '@cardwright/core/data';
import { Meanings } from '@cardwright/core/data';
import { Builder, type EffectFacts } from '../build/builder.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sayExpected } from '../diagnostics/expected.ts';
import * as messages from '../diagnostics/messages.generated.ts';
import { objected } from '../diagnostics/objected.ts';
import { withinText } from '../diagnostics/within-text.ts';
import { SlotParser } from '../grammar/parser.ts';
import { type LexicalProblem, LineLexer } from '../lexer/lexer.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { nearest } from '../lexicon/nearest.ts';
import { Vocabulary } from '../lexicon/vocabulary.ts';
import { MappedText } from '../normalise/mapped-text.ts';
import { normalise } from '../normalise/normalise.ts';
import { isTooLong, TEXT_LIMIT } from '../normalise/text-limit.ts';
import { checkRow } from '../phrase/check-row.ts';
import type { CardFacts, Phrase } from '../phrase/define-phrase.ts';
import { buildTable, type Table } from '../phrase/table.ts';
import { Printer } from '../print/printer.ts';
import { RivalPrinter, type Rivals } from '../print/rivals.ts';
import { joinWords } from '../print/words.ts';
import { Line } from '../reading/line.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import type { CompiledForm } from '../reminders/reminder-form.ts';
import { compileReminders, ReminderCheck } from '../reminders/reminders.ts';
import { type ObjectionTable, objectionTable } from '../sense/check-sense.ts';
import { leavingObjection } from '../sense/leaving.ts';
import { wrong } from '../sense/messages.ts';
import { PART_OBJECTIONS } from '../sense/neutral.ts';
import { END_OBJECTIONS } from '../sense/no-effect.ts';
import { UNSAID_OBJECTIONS } from '../sense/not-said.ts';
import { roleObjections } from '../sense/roles.ts';
import { WHICH_CARDS } from '../sense/which-cards.ts';
import { HAPPENS_ONCE } from '../skeleton/clause-links/compose.ts';
import { NO_TIME } from '../skeleton/compose.ts';
import { decompose } from '../skeleton/decompose.ts';
import { ONLY_ONCE } from '../skeleton/sentence/compose.ts';
import type { SentenceShape } from '../skeleton/shape.ts';
import type { AbilitySyntax, Lead, Span } from '../syntax/syntax.ts';
import { dangles, danglingReferences } from './dangling.ts';
import { effectFacts } from './effect-facts.ts';
import { explainMisformed, explainNumber, isMeantForKeyword } from './explain-keyword.ts';
import { explainStop } from './explain-stop.ts';
import { explainUnknown } from './explain-unknown.ts';
import { withoutLabels } from './labelled-modes.ts';
import { LineReader, type ReadLine } from './line-reader.ts';
import { mergeLexicons } from './merge.ts';
import { type NameReader, nameAsText } from './name-as-text.ts';
import { nestsTooDeeply } from './nesting.ts';
import { nextWords } from './next-words.ts';
import { ParsedText } from './read-text.ts';
import { repeatedKeyword } from './repeated-keyword.ts';
import { rowsOf } from './rows.ts';
import { makesEndless, readApart } from './sentences-apart.ts';
import { timeFirst } from './time-first.ts';
import type { Language, LanguageOptions, NextWord, ParseResult, PrintOptions } from './types.ts';
import { UnprintableError } from './unprintable-error.ts';

/**
 * Creates a language.
 *
 * @throws PhraseError for an invalid row
 * @throws LexiconError for an invalid word
 */
export function createLanguage(options: LanguageOptions): Language {
  return new TextLanguage(options);
}

class TextLanguage implements Language {
  readonly phrases: readonly Phrase[];
  readonly lexicon: Lexicon;
  private readonly vocabulary: Vocabulary;
  private readonly table: Table;
  private readonly effects: EffectFacts;
  private readonly objections: ObjectionTable;
  private readonly lexer: LineLexer;
  private readonly reminders: readonly CompiledForm[];
  private readonly options: LanguageOptions;
  private readonly names: NameReader = {
    reads: (text) => {
      const { tokens, problems } = this.lexer.lex(text);
      return problems.length === 0 && this.parser!.reads('ability', tokens);
    },
    orders: (text) => {
      const [first] = this.lexer.lex(text).tokens;
      const { categoryNames } = this.vocabulary;
      return first?.lexeme.categories.some((id) => categoryNames[id]!.startsWith('v:')) ?? false;
    },
  };
  private parser: SlotParser | undefined;
  private reader: LineReader | undefined;

  /** @param leftOut rows that it is without, though they are given */
  constructor(
    options: LanguageOptions,
    private readonly leftOut: readonly string[] = [],
  ) {
    this.options = options;
    for (const phrase of options.phrases) checkRow(phrase);
    this.lexicon = mergeLexicons(options.lexicons);
    this.phrases = rowsOf(options, this.lexicon, leftOut);
    this.vocabulary = new Vocabulary(this.lexicon);
    this.table = buildTable(this.phrases, this.vocabulary);
    this.effects = effectFacts(this.table, options.lasting, options.given);
    this.objections = objectionTable([
      ...PART_OBJECTIONS,
      ...END_OBJECTIONS,
      ...WHICH_CARDS,
      ...UNSAID_OBJECTIONS,
      ...roleObjections(options.roles ?? {}),
      leavingObjection(options.roles?.leaving),
      ...(options.objections ?? []),
    ]);
    this.lexer = new LineLexer(this.vocabulary);
    this.reminders = compileReminders(this.lexicon, options.reminders);
  }

  prepare(): void {
    if (this.parser) return;
    const { table, vocabulary, effects, objections } = this;
    this.parser = new SlotParser(table);
    this.reader = new LineReader({ table, vocabulary, effects, objections, parser: this.parser });
  }

  parse(text: string, facts: CardFacts = {}): ParseResult {
    this.prepare();
    const abilities: ReadAbility[] = [];
    const diagnostics: Diagnostic[] = [];
    if (isTooLong(text)) {
      const { length } = text;
      const tooLong = messages.textTooLong({ start: 0, end: length }, { length, limit: TEXT_LIMIT });
      return { abilities, diagnostics: [tooLong], complete: false, tokens: [] };
    }
    const lines: Line[] = [];
    const typed = this.withType(facts);
    const reminders = new ReminderCheck(this.reminders, typed, this.lexicon);
    let complete = true;
    for (const whole of normalise(text, this.lexicon, facts.storyNames)) {
      const unlabelled = withoutLabels(whole.text);
      const clean = unlabelled ? { ...whole, text: unlabelled } : whole;
      const { tokens, problems } = this.lexer.lex(clean.text.text);
      const line = new Line(clean, tokens);
      lines.push(line);
      if (unlabelled) diagnostics.push(messages.oddSpelling(line.whole, { printed: line.text }));
      const blank = tokens.length === 0 && problems.length === 0;
      const read = blank
        ? { abilities: [], meanings: 1 }
        : this.known(line, problems, diagnostics) && this.read(line, typed, diagnostics);
      if (read) for (const one of read.abilities) diagnostics.push(...danglingReferences(one, text));
      const untrue = read ? reminders.check(line, read.abilities) : [];
      diagnostics.push(...untrue);
      const again = read && repeatedKeyword(read.abilities, abilities);
      if (again && untrue.length === 0) diagnostics.push(objected(again.span, wrong('keyword-before')));
      const understood = read && untrue.length === 0 && !again;
      if (understood) abilities.push(...read.abilities);
      if (!understood || read.meanings > 1 || read.abilities.some(dangles)) complete = false;
    }
    const told = diagnostics.map((one) => withinText(one, text));
    return new ParsedText({ abilities, diagnostics: told, complete }, lines, this.vocabulary);
  }

  without(rows: readonly string[]): Language {
    return new TextLanguage(this.options, [...this.leftOut, ...rows]);
  }

  words(): readonly string[] {
    return [...this.vocabulary.surfacesNear()].filter((word) => !word.startsWith('^'));
  }

  next(text: string, facts: CardFacts = {}): readonly NextWord[] {
    this.prepare();
    return nextWords(text, this.withType(facts), { ...this, parser: this.parser! });
  }

  print(ability: Ability, options: PrintOptions = {}): string {
    const words = this.wordsOf(ability, options, Printer).words;
    if (!words) throw new UnprintableError(ability);
    const text = joinWords(words, this.lexicon);
    return options.name !== false && ability.name ? `${ability.name} ${text}` : text;
  }

  rivals(ability: Ability, options: PrintOptions = {}): readonly Rivals[] {
    return this.wordsOf(ability, options, RivalPrinter).printer.rivals;
  }

  private wordsOf<P extends Printer>(
    ability: Ability,
    { facts = {}, spelling }: PrintOptions,
    kind: new (...given: ConstructorParameters<typeof Printer>) => P,
  ): { readonly words: readonly string[] | undefined; readonly printer: P } {
    if (nestsTooDeeply(ability)) throw new UnprintableError(ability);
    const [shape, ...quoted] = (spelling?.layout ?? []) as (readonly SentenceShape[])[];
    const meanings = new Meanings(ability);
    const job = { facts: this.withType(facts), meanings, choices: spelling?.choices ?? {}, quoted };
    const printer = new kind(this.table, this.vocabulary, this.effects, job);
    const { name: _, ...nameless } = ability;
    const syntax = decompose(nameless as Ability, shape, printer.decomposing);
    const said = syntax && this.wouldMean(syntax, nameless as Ability, job.facts) ? syntax : undefined;
    return { words: said && printer.print('ability', said), printer };
  }

  /** Whether clauses joined this way are read as the ability: data in another form would be printed as what it is not. */
  private wouldMean(syntax: AbilitySyntax, ability: Ability, facts: CardFacts): boolean {
    const known = ability.kind === 'spell' ? { ...facts, resolves: true } : facts;
    return new Builder(this.vocabulary, known, this.effects).means(syntax, ability);
  }

  parseSlot(slot: string, text: string, facts: CardFacts = {}): never | undefined {
    this.prepare();
    if (isTooLong(text)) return undefined;
    const [line] = normalise(text, {});
    const { tokens } = this.lexer.lex((line?.text.text ?? '').replace(/\.$/, ''));
    return this.reader!.readSlot(slot, tokens, this.withType(facts)) as never;
  }

  readings(text: string, facts: CardFacts = {}): number {
    this.prepare();
    if (isTooLong(text)) return 0;
    const typed = this.withType(facts);
    let total = 1;
    for (const clean of normalise(text, this.lexicon, facts.storyNames)) {
      const { tokens } = this.lexer.lex(clean.text.text);
      total *= this.read(new Line(clean, tokens), typed, [])?.meanings ?? 0;
    }
    return total;
  }

  private withType(facts: CardFacts): CardFacts {
    if (facts.resolves !== undefined || facts.type === undefined) return facts;
    const resolves = this.lexicon.types?.find(({ id }) => id === facts.type)?.resolves;
    return resolves ? { ...facts, resolves } : facts;
  }

  /** Reports unknown words and guessed names; false if there are any. */
  private known(line: Line, problems: readonly LexicalProblem[], diagnostics: Diagnostic[]): boolean {
    const { misformed } = line.clean;
    if (misformed) {
      diagnostics.push(explainMisformed(line.whole, misformed));
      return false;
    }
    let known = true;
    const found: Diagnostic[] = [];
    const unknown: { start: number; end: number; meant: string | undefined }[] = [];
    for (const { kind, text, start, end } of problems) {
      const span = line.span(start, end);
      if (kind === 'guessed-name') {
        const suggestion = nearest(text, this.lexicon.names ?? []);
        found.push(
          messages.guessedName(span, { name: text, ...(suggestion !== undefined && { suggestion }) }),
        );
        continue;
      }
      known = false;
      const fits = (word: string) => this.fitsAt(line, start, end, word);
      const told = explainUnknown(kind, text, span, this.vocabulary, fits);
      found.push(told);
      unknown.push({ start, end, meant: told.suggestion });
    }
    if (line.clean.stopped && !isMeantForKeyword(line.clean, unknown, this.lexicon))
      diagnostics.push(messages.missingFullStop(line.end));
    diagnostics.push(...found);
    return known;
  }

  /** Whether a line could be read on with another word; so, too, if it cannot be read that far. */
  private fitsAt({ clean: { text } }: Line, start: number, end: number, word: string): boolean {
    const { tokens } = this.lexer.lex(text.text.slice(0, start) + word + text.text.slice(end));
    const { furthest } = this.parser!.whereItStops('ability', tokens);
    return tokens[furthest]?.startOffset !== start;
  }

  /**
   * Reads one line; undefined after reporting why it failed.
   * @param whole not as several abilities
   */
  private read(line: Line, facts: CardFacts, diagnostics: Diagnostic[], whole = false): ReadLine | undefined {
    const tree = this.parser!.parse('ability', line.tokens);
    if (!tree) {
      const ordered = this.withTimeFirst(line);
      if (ordered) {
        diagnostics.push(messages.oddSpelling(line.whole, { printed: ordered.text }));
        return this.read(ordered, facts, diagnostics, whole);
      }
      const apart =
        !whole && (this.options.runsOn || line.clean.breaks) && this.readApart(line, facts, diagnostics);
      if (apart) return apart;
      const mended = this.withComma(line);
      if (mended) diagnostics.push(messages.missingComma(mended.at));
      else diagnostics.push(this.explainFailure(line));
      return mended && this.read(mended.line, facts, diagnostics, whole);
    }
    if (facts.storyNames === undefined && this.namedByText(line, diagnostics)) return undefined;
    const found: Diagnostic[] = [];
    const read = this.reader!.read(line, tree, facts, found);
    // What has no duration may have a time.
    const isOnce =
      !read && found.some(({ message }) => message.includes(HAPPENS_ONCE) || message.includes(ONLY_ONCE));
    const ordered = isOnce ? this.withTimeFirst(line) : undefined;
    const again: Diagnostic[] = [];
    const moved = ordered && this.read(ordered, facts, again, whole);
    if (moved) diagnostics.push(messages.oddSpelling(line.whole, { printed: ordered.text }), ...again);
    const timed = read || moved ? undefined : this.withMoment(line, facts, found);
    if (timed) return this.read(timed, facts, diagnostics, whole);
    const mayRunOn = facts.resolves === 'stays' || this.options.runsOn === true || line.clean.breaks;
    const parts = read ? makesEndless(read, this.options.runsOn === true) : !moved && mayRunOn;
    const apart = parts && !whole ? this.readApart(line, facts, diagnostics) : undefined;
    if (!moved && !apart) diagnostics.push(...found);
    return moved ?? apart ?? read;
  }

  /** What has a name of its own, with the moment at which it happens if only that is missing. */
  private withMoment(line: Line, facts: CardFacts, found: readonly Diagnostic[]): Line | undefined {
    const { untimed } = this.options;
    const { clean } = line;
    if (!untimed || clean.name === undefined || !untimed.types.includes(facts.type ?? '')) return undefined;
    if (!found.some(({ message }) => message.includes(NO_TIME))) return undefined;
    const text = MappedText.of(`${untimed.words} `, clean.text.at(0)).concat(clean.text);
    return new Line({ ...clean, text }, this.lexer.lex(text.text).tokens);
  }

  /** The line as what lasts and what happens, if each is a text of its own. */
  private readApart(line: Line, facts: CardFacts, diagnostics: Diagnostic[]): ReadLine | undefined {
    const { breaks } = line.clean;
    const apart = readApart(line, this.options.runsOn === true || !!breaks, breaks, (text, told) => {
      const { tokens, problems } = this.lexer.lex(text.text.text);
      return problems.some(({ kind }) => kind !== 'guessed-name')
        ? undefined
        : this.read(new Line(text, tokens), facts, told, true);
    });
    if (apart) diagnostics.push(...apart.diagnostics);
    return apart;
  }

  /** Reports capitals that may be text rather than a name. */
  private namedByText({ clean, text }: Line, diagnostics: Diagnostic[]): boolean {
    const { name, nameSpan } = clean;
    if (name === undefined || nameSpan === undefined) return false;
    const used = nameAsText(name, text, this.names);
    if (!used) return false;
    // The offsets of a name that spans several lines do not map one to one.
    const whole = nameSpan.end - nameSpan.start === name.length;
    const span = whole ? { start: nameSpan.start + used.start, end: nameSpan.start + used.end } : nameSpan;
    diagnostics.push(messages.nameAsText(span, { words: name.slice(used.start, used.end) }));
    return true;
  }

  /** The line with a time moved to the front of its clause, if that makes it readable. */
  private withTimeFirst({ clean, tokens }: Line): Line | undefined {
    const lexed = (text: string) => {
      const { tokens: words, problems } = this.lexer.lex(text);
      return problems.some(({ kind }) => kind !== 'guessed-name') ? undefined : words;
    };
    const text = timeFirst(clean.text, tokens, {
      ends: this.options.timesEnd ?? [],
      parse: (said) => {
        const words = lexed(said);
        return words && this.parser!.parse('ability', words);
      },
      lead: (words) => this.reader!.readSlot('lead', words, {}) as Lead | undefined,
    });
    return text && new Line({ ...clean, text }, lexed(text.text)!);
  }

  /** Tries to insert the one missing comma that makes the line readable. */
  private withComma({ clean, tokens }: Line): { line: Line; at: Span } | undefined {
    const { furthest, expected } = this.parser!.whereItStops('ability', tokens);
    const comma = this.vocabulary.category('w:,');
    if (!expected.some((one) => one.kind === 'word' && one.category === comma)) return undefined;
    const before = tokens[furthest - 1];
    const next = tokens[furthest];
    // In a cost list each comma separates costs, and a repeated word is no list.
    if (!before || !next || before.image === next.image) return undefined;
    if (tokens.slice(furthest).some(({ image }) => image === '—')) return undefined;
    const { text } = clean;
    const first = text.slice(0, before.end);
    const mended = first.concat(text.slice(before.end, text.text.length), ',');
    const { tokens: words, problems } = this.lexer.lex(mended.text);
    if (problems.some(({ kind }) => kind !== 'guessed-name')) return undefined;
    if (!this.parser!.reads('ability', words)) return undefined;
    const end = first.at(before.end);
    return { line: new Line({ ...clean, text: mended }, words), at: { start: end, end } };
  }

  private explainFailure(line: Line): Diagnostic {
    const { furthest, expected } = this.parser!.whereItStops('ability', line.tokens);
    const said = sayExpected(expected, this.vocabulary, this.options.labels);
    return explainNumber(line, furthest, this.lexicon) ?? explainStop(line, furthest, said);
  }
}
