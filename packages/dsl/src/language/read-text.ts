import type { Ability, Meanings, Resolution } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Reminder } from '../normalise/normalise.ts';
import type { Line } from '../reading/line.ts';
import type { ReadAbility, Spans, Spelling, TokenView } from '../reading/read-ability.ts';
import type { Span } from '../syntax/syntax.ts';
import type { CompiledText, ParseResult, Verdict } from './types.ts';

/** What is known about an ability immediately. */
export interface Known {
  readonly meanings: Meanings;
  readonly text: string;
  readonly span: Span;
  readonly reminders: readonly Reminder[];
  readonly printed: string | undefined;
  readonly printsBack: boolean;
}

/** How to compute the rest. */
export interface Found {
  spelling(): Spelling;
  spans(): Spans;
  phrases(): readonly string[];
  /** Span of the words that print differently. */
  odd(): Span;
}

export class AbilityText implements ReadAbility {
  readonly ability: Ability;
  readonly text: string;
  readonly span: Span;
  readonly reminders: readonly Reminder[];
  readonly printed: string | undefined;
  readonly printsBack: boolean;
  private readonly meanings: Meanings;
  private readonly found: Found;
  private spelled: Spelling | undefined;
  private placed: Spans | undefined;

  constructor({ meanings, text, span, reminders, printed, printsBack }: Known, found: Found) {
    this.ability = meanings.ability;
    this.meanings = meanings;
    this.text = text;
    this.span = span;
    this.reminders = reminders;
    this.printed = printed;
    this.printsBack = printsBack;
    this.found = found;
  }

  get references(): readonly Resolution[] {
    return this.meanings.references;
  }

  get spelling(): Spelling {
    this.spelled ??= this.found.spelling();
    return this.spelled;
  }

  get phrases(): readonly string[] {
    return this.found.phrases();
  }

  get odd(): Span {
    return this.found.odd();
  }

  get spans(): Spans {
    this.placed ??= this.found.spans();
    return this.placed;
  }
}

export class ParsedText implements ParseResult {
  readonly abilities: readonly ReadAbility[];
  readonly diagnostics: readonly Diagnostic[];
  readonly complete: boolean;
  private readonly lines: readonly Line[];
  private readonly vocabulary: Vocabulary;

  constructor(
    { abilities, diagnostics, complete }: Omit<ParseResult, 'tokens'>,
    lines: readonly Line[],
    vocabulary: Vocabulary,
  ) {
    this.abilities = abilities;
    this.diagnostics = diagnostics;
    this.complete = complete;
    this.lines = lines;
    this.vocabulary = vocabulary;
  }

  get tokens(): readonly TokenView[] {
    return this.lines.flatMap((line) => line.views(this.vocabulary));
  }
}

export class JudgedText implements CompiledText {
  readonly abilities: readonly ReadAbility[];
  readonly diagnostics: readonly Diagnostic[];
  readonly complete: boolean;
  readonly verdict: Verdict;
  readonly printed: readonly string[];
  private readonly parsed: ParseResult;

  constructor(parsed: ParseResult, diagnostics: readonly Diagnostic[], verdict: Verdict) {
    this.abilities = parsed.abilities;
    this.complete = parsed.complete;
    this.diagnostics = diagnostics;
    this.verdict = verdict;
    this.printed = parsed.abilities.map(({ printed }) => printed ?? '');
    this.parsed = parsed;
  }

  get tokens(): readonly TokenView[] {
    return this.parsed.tokens;
  }
}
