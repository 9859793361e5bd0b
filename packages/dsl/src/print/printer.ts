import type { Ability, Effect, Meanings } from '@cardwright/core/data';
import type { EffectFacts } from '../build/builder.ts';
import { isNode, type Node, type Token } from '../grammar/node.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { CardFacts, GrammaticalNumber } from '../phrase/define-phrase.ts';
import type { Row } from '../phrase/row.ts';
import type { Table } from '../phrase/table.ts';
import type { TemplateSymbol } from '../phrase/template.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { decompose } from '../skeleton/decompose.ts';
import type { SentenceShape } from '../skeleton/shape.ts';
import type { Predicate, Subject } from '../syntax/syntax.ts';
import { NO_NUMBER, NUMBERED, VERBED } from './agreement.ts';
import { Antecedents } from './antecedents.ts';
import {
  type Candidate,
  fits,
  hintOf,
  insideOf,
  isUsual,
  predicatesOf,
  rowsSaying,
  sameCandidate,
  splits,
  variantsBefore,
} from './candidates.ts';
import { Speech } from './speech.ts';
import { ARTICLE, sameWord, sameWords } from './words.ts';

type Agreement = GrammaticalNumber | 'plain';

/** What the printed words contribute to those after them. */
export interface Printed {
  /** Number for following nouns, if determined. */
  readonly number: GrammaticalNumber | undefined;
  /** Agreement for following verbs. */
  readonly verb: Agreement | undefined;
  /** The stated subject, for following clauses. */
  readonly subject?: Subject | undefined;
  /** The effect, for the same. */
  readonly effect?: Partial<Effect> | undefined;
  /** Whether the output equals the input word for word; false without a guide. */
  readonly same: boolean;
}

export interface Place {
  readonly number: GrammaticalNumber | undefined;
  readonly agreement: Agreement;
  readonly path: string;
  /** The original tree, while determining the spelling. */
  readonly guide: Node | undefined;
  readonly speech: Speech;
}

export interface PrintJob {
  readonly facts: CardFacts;
  /** The antecedents of the references being printed. */
  readonly meanings?: Meanings;
  readonly choices: { readonly [path: string]: number };
  readonly quoted: readonly (readonly SentenceShape[])[];
  /** Tokens of the guide. */
  readonly tokens?: readonly Token[];
}

export class Printer {
  /** Output so far; a failed attempt truncates it. */
  private readonly words: string[] = [];
  /** What was printed by following the guide. */
  private readonly visits: { slot: string; value: unknown; place: Place; candidate: Candidate }[] = [];
  private readonly surfaces: Record<string, number> = {};
  /** The predicate of the guide's tree. */
  private hint: Row | undefined;
  private readonly table: Table;
  private readonly vocabulary: Vocabulary;
  private readonly job: PrintJob;
  private readonly context: DecomposeContext;
  private readonly speech: Speech;
  private readonly antecedents: Antecedents;
  private quotes = 0;
  /** Only the words are needed, and the guide determines them: do not compute preferences. */
  private following = false;
  private printed: { readonly slot: string; readonly value: unknown; readonly guide: Node } | undefined;
  /** Whether the spelling contains any choice: looking one up needs a path string. */
  private readonly chooses: boolean;

  constructor(table: Table, vocabulary: Vocabulary, effects: EffectFacts, job: PrintJob) {
    this.table = table;
    this.vocabulary = vocabulary;
    this.job = job;
    this.chooses = Object.keys(job.choices).length > 0;
    const antecedents = new Antecedents(job.meanings, job.facts, vocabulary.lexicon);
    this.antecedents = antecedents;
    this.context = {
      facts: job.facts,
      lexicon: vocabulary.lexicon,
      predicates: (slot, value, phrase) =>
        predicatesOf(table, slot, value, this.context, this.hint, phrase) as never,
      scales: effects.scales,
      lasts: effects.lasts,
      ifAble: effects.ifAble,
      causes: effects.causes,
      pronounsOf: (reference) => antecedents.pronounsOf(reference),
      isOne: (reference) => antecedents.isOne(reference),
      does: (kind) => antecedents.does(kind),
      quoted: (ability: Ability) => {
        const { type: _, resolves: __, ...facts } = this.context.facts;
        const inside = { ...this.context, facts };
        return decompose(ability, this.job.quoted[this.quotes], inside);
      },
    };
    this.speech = new Speech(this.context);
  }

  get decomposing(): DecomposeContext {
    return this.context;
  }

  /** The words of a value; undefined if no phrase prints it. */
  print(slot: string, value: unknown, guide?: Node): string[] | undefined {
    const { speech } = this;
    this.following = guide !== undefined;
    this.printed = guide && { slot, value, guide };
    this.words.length = 0;
    const printed = this.slot(slot, value, {
      number: undefined,
      agreement: 'plain',
      path: '',
      guide,
      speech,
    });
    return printed && [...this.words];
  }

  protected slot(slot: string, value: unknown, place: Place): Printed | undefined {
    if (value === undefined) return undefined;
    if (place.guide) return this.guided(slot, value, place, place.guide);
    const wanted = this.chooses ? this.job.choices[place.path] : undefined;
    let index = 0;
    for (const candidate of this.candidates(slot, value, place)) {
      if (wanted === undefined || wanted === index) {
        const printed = this.attempt(slot, value, candidate, place);
        if (printed) return printed;
      }
      index++;
    }
    return undefined;
  }

  /** Follows the guide: takes the candidate of its phrase that prints the same words. */
  private guided(slot: string, value: unknown, place: Place, guide: Node): Printed | undefined {
    const { row, variant } = guide;
    const { words } = this;
    const start = words.length;
    let fallback: { readonly printed: Printed; readonly words: readonly string[] } | undefined;
    const hint = this.hint;
    this.hint = hintOf(guide);
    const inside = insideOf(row, value);
    const ways = inside === undefined ? [] : splits(row, inside, place.speech.context(place.number));
    this.hint = hint;
    const alike = variantsBefore(row, variant, this.vocabulary, this.job.tokens?.[guide.last]);
    for (const parts of ways) {
      for (const one of alike) {
        if (!fits(row.variants[one]!, parts)) continue;
        const candidate = { row, variant: one, parts };
        const kept = this.visits.length;
        const printed = this.attempt(slot, value, candidate, place);
        if (printed?.same) {
          if (!this.following) this.visits.push({ slot, value, place, candidate });
          return printed;
        }
        this.visits.length = kept;
        if (printed) fallback ??= { printed, words: words.slice(start) };
        words.length = start;
      }
    }
    if (fallback) {
      words.push(...fallback.words);
      return fallback.printed;
    }
    const printed = this.slot(slot, value, { ...place, guide: undefined });
    const same = sameWords(words, start, this.job.tokens!, guide.first, guide.last);
    return printed && { ...printed, same };
  }

  /** The choices that reproduce the input, where they differ from the canonical ones. */
  choices(): Record<string, number> {
    if (this.printed) {
      const { slot, value, guide } = this.printed;
      const { speech } = this;
      this.following = false;
      this.slot(slot, value, { number: undefined, agreement: 'plain', path: '', guide, speech });
      this.printed = undefined;
    }
    const made: Record<string, number> = { ...this.surfaces };
    for (const { slot, value, place, candidate } of this.visits) {
      let index = 0;
      let earlier = false;
      let found = false;
      const unguided = { ...place, guide: undefined };
      for (const other of this.candidates(slot, value, place)) {
        if (sameCandidate(other, candidate)) {
          found = true;
          break;
        }
        earlier ||= this.attempt(slot, value, other, unguided) !== undefined;
        index++;
      }
      if (earlier && found) made[place.path] = index;
    }
    return made;
  }

  /** The rows that print a value, and what each says of it, in the order in which they are asked. */
  protected *sayings(slot: string, value: unknown, place: Place): Generator<{ row: Row; said: unknown }> {
    const { quotes } = this;
    const start = this.words.length;
    for (const candidate of this.candidates(slot, value, place)) {
      const printed = this.attempt(slot, value, candidate, place);
      this.words.length = start;
      this.quotes = quotes;
      const { row } = candidate;
      if (printed) yield { row, said: row.subject ? (value as Predicate).value : value };
    }
  }

  /** Candidates for a value, preferred first. */
  private *candidates(slot: string, value: unknown, place: Place): Generator<Candidate> {
    const context = place.speech.context(place.number);
    const rows = rowsSaying(this.table, slot, value);
    const unusual: Row[] = [];
    for (const row of rows) {
      const inside = row.subject ? (value as Predicate).value : value;
      if (!isUsual(row, inside, context)) unusual.push(row);
      else yield* this.candidatesOf(row, value, context);
    }
    for (const row of unusual) yield* this.candidatesOf(row, value, context);
  }

  private *candidatesOf(row: Row, value: unknown, context: DecomposeContext): Generator<Candidate> {
    const inside = insideOf(row, value);
    if (inside === undefined) return;
    for (const parts of splits(row, inside, context))
      for (let variant = 0; variant < row.variants.length; variant++)
        if (fits(row.variants[variant]!, parts)) yield { row, variant, parts };
  }

  private attempt(slot: string, value: unknown, candidate: Candidate, place: Place): Printed | undefined {
    const quote = this.quotes;
    const start = this.words.length;
    if (slot === 'quoted') this.quotes++;
    const printed = this.phrase(slot, value, candidate, place);
    if (!printed) {
      this.quotes = quote;
      this.words.length = start;
    }
    return printed;
  }

  /** The context for the parts of a row: a quotation and a predicate start afresh, others inherit. */
  private speechIn(slot: string, row: Row, value: unknown, around: Speech): Speech {
    if (slot === 'quoted') return around.afresh(this.antecedents.bearersOf(value));
    return row.subject || row.phrase.wording ? around.worded(row.phrase.wording) : around;
  }

  private phrase(slot: string, value: unknown, candidate: Candidate, place: Place): Printed | undefined {
    const { row, parts } = candidate;
    const { phrase } = row;
    const variant = row.variants[candidate.variant]!;
    const own = typeof phrase.number === 'function' ? phrase.number(parts, candidate.variant) : phrase.number;
    let number: GrammaticalNumber | undefined = own ?? place.number;
    // A noun phrase with a number of its own is what a relative clause in it agrees with: "for each card that is …".
    let agreement: Agreement =
      slot === 'quoted' ? 'plain' : slot === 'each' ? (own ?? place.agreement) : place.agreement;
    /** "Have each opponent choose": a causative takes the plain verb. */
    let plain = false;
    let said: GrammaticalNumber | undefined = own;
    let verb: Agreement | undefined = phrase.verb ?? own;
    let speech = this.following ? place.speech : this.speechIn(slot, row, value, place.speech);
    const { words } = this;
    const { guide } = place;
    let at = guide?.first ?? 0;
    let same = guide !== undefined;
    let capture = 0;
    for (let index = 0; index < variant.symbols.length; index++) {
      const symbol = variant.symbols[index]!;
      // A noun before another noun is singular: "2 relic cards".
      const attributive = variant.symbols[index + 1]?.kind === 'noun';
      if (symbol.kind === 'slot') {
        const read = guide?.parts[capture++];
        const inside = read && isNode(read) ? read : undefined;
        const printed = this.slot(symbol.slot, parts[symbol.name], {
          number: attributive && !NUMBERED.has(symbol.slot) ? 'sg' : number,
          agreement,
          path: this.following ? '' : `${place.path}/${symbol.name}`,
          guide: inside,
          speech,
        });
        if (!printed) return undefined;
        if (inside) at = inside.last;
        same &&= printed.same;
        if (!this.following) speech = following(speech, printed, symbol.slot, parts[symbol.name]);
        if (printed.number && own === undefined) said = number = printed.number;
        else if (printed.number && !NO_NUMBER.has(symbol.slot)) number = printed.number;
        if (printed.verb && !plain) {
          agreement = printed.verb;
          if (phrase.verb === undefined && own === undefined) verb = printed.verb;
        }
        continue;
      }
      const word = this.word(
        symbol,
        parts,
        attributive && symbol.kind === 'terminal' ? 'sg' : number,
        agreement,
        place,
        capture,
      );
      if (word === undefined) return undefined;
      if (symbol.kind === 'terminal') {
        capture++;
        if (symbol.slot === 'integer') number = parts[symbol.name] === 1 ? 'sg' : 'pl';
      } else if (symbol.kind === 'article') {
        number = 'sg';
        // "A beast is …": the article's noun is the subject, unless the subject is outside.
        if (!row.subject) agreement = 'sg';
      } else if (symbol.kind === 'word' && symbol.asks !== undefined) {
        if (symbol.asks !== 'plain') number = symbol.asks;
        else {
          agreement = 'plain';
          plain = symbol.text === 'have';
        }
      }
      if (guide) same &&= sameWord(word, this.job.tokens![at++]!);
      words.push(word);
    }
    const clause = slot === 'clause' || slot === 'chain';
    return {
      same,
      number: NUMBERED.has(slot) ? said : undefined,
      verb: clause ? agreement : VERBED.has(slot) ? (verb ?? 'sg') : undefined,
      subject: slot === 'subject' ? (value as Subject) : clause ? speech.subject : undefined,
      effect: clause ? speech.effect : undefined,
    };
  }

  private word(
    symbol: Exclude<TemplateSymbol, { kind: 'slot' }>,
    parts: Candidate['parts'],
    number: GrammaticalNumber | undefined,
    agreement: Agreement,
    place: Place,
    capture: number,
  ): string | undefined {
    switch (symbol.kind) {
      case 'article':
        return ARTICLE;
      case 'verb': {
        const forms = this.vocabulary.verb(symbol.text);
        return agreement === 'sg' ? forms.one : agreement === 'pl' ? forms.many : forms.plain;
      }
      case 'noun': {
        const forms = this.vocabulary.noun(symbol.text);
        return number === 'sg' ? forms.one : forms.many;
      }
      case 'terminal': {
        const value = parts[symbol.name] as string | number;
        const forms = this.vocabulary.write(symbol.slot, value);
        const surfaces = forms.map(({ one, many }) => (number === 'pl' ? many : one));
        // "Players have no cards in their hand" or "in their hands".
        if (symbol.slot === 'zone-word')
          surfaces.push(...forms.map(({ one, many }) => (number === 'pl' ? one : many)));
        const path = this.following ? '' : `${place.path}/${symbol.name}`;
        return this.chooseSurface(surfaces, path, place.guide?.parts[capture]);
      }
      default:
        return symbol.text;
    }
  }

  private chooseSurface(
    surfaces: readonly string[],
    path: string,
    guide: Node | Token | undefined,
  ): string | undefined {
    if (guide && !isNode(guide)) {
      const read = surfaces.findIndex((surface) => surface.toLowerCase() === guide.image.toLowerCase());
      if (read > 0 && !this.following) this.surfaces[path] = read;
      return surfaces[Math.max(read, 0)];
    }
    return surfaces[(this.chooses ? this.job.choices[path] : undefined) ?? 0];
  }
}

/** The context for the parts after a printed one. */
function following(speech: Speech, { subject, effect }: Printed, slot: string, value: unknown): Speech {
  const about = subject ? speech.about(subject) : speech;
  const done = slot === 'predicate' ? (value as Predicate).value : effect;
  return done ? about.after(done) : about;
}
