/** Reads a line: all its readings are judged, and the one that can be meant is taken. */
import { Builder, type EffectFacts, NO_VALUE, type Refusal } from '../build/builder.ts';
import { Trial } from '../build/trial.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import * as messages from '../diagnostics/messages.generated.ts';
import { objected } from '../diagnostics/objected.ts';
import type { Node, Token } from '../grammar/node.ts';
import type { SlotParser } from '../grammar/parser.ts';
import { isMeantRatherThan } from '../grammar/rank.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import type { Table } from '../phrase/table.ts';
import { Printer } from '../print/printer.ts';
import { joinWords, sameWords, withArticles } from '../print/words.ts';
import type { Line } from '../reading/line.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import type { ObjectionTable } from '../sense/check-sense.ts';
import { decompose } from '../skeleton/decompose.ts';
import { shapeOf, storedShapes } from '../skeleton/shape.ts';
import { equal } from '../syntax/equal.ts';
import type { AbilitySyntax } from '../syntax/syntax.ts';
import { type Built, buildTree, meanTheSame, type Piece } from './built.ts';
import { dangles } from './dangling.ts';
import { phrasesOf } from './phrases-of.ts';
import { AbilityText } from './read-text.ts';
import { oddSpan, spansOf } from './spans.ts';

/** What a language reads with. */
export interface Reading {
  readonly table: Table;
  readonly vocabulary: Vocabulary;
  readonly effects: EffectFacts;
  readonly objections: ObjectionTable;
  readonly parser: SlotParser;
}

/** The result of reading a line. */
export interface ReadLine {
  readonly abilities: readonly ReadAbility[];
  /** How many different things it can mean. With more than one, the abilities are those of the first. */
  readonly meanings: number;
}

/** A tree of the line with what it means, and how far it can be meant. */
interface Judged {
  readonly tree: Node;
  readonly built: Built;
  readonly abilities: readonly AbilityText[];
  readonly refusal: Refusal | undefined;
  /** Levels of the judgement that it passed: it was built, its references mean something, it prints back. */
  readonly passed: number;
}

/** Levels of a reading that can be meant. */
const ACCEPTED = 3;

/** Reads lines of a language: judges all readings, and takes the one that can be meant. */
export class LineReader {
  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** Reads a line as an ability; undefined after reporting why it cannot be meant. */
  read(line: Line, tree: Node, facts: CardFacts, diagnostics: Diagnostic[]): ReadLine | undefined {
    const judged = this.trees('ability', line.tokens, tree, facts);
    const readings = judged.trees.map((one) => this.judge(line, one, facts));
    const accepted = unlike(readings.filter(({ passed }) => passed === ACCEPTED));
    const meanings = judged.overfull ? accepted.length + 1 : accepted.length;
    const best = accepted[0] ?? furthest(readings);
    const { abilities } = best;
    // A row that gave nothing says less than what another reading is refused for.
    const refusal = best.refusal?.message === NO_VALUE ? (judged.refusal ?? best.refusal) : best.refusal;
    // Report only the first refusal: later ones are often consequences of it.
    if (refusal) {
      const span = line.spanOf(refusal.node.first, refusal.node.last);
      diagnostics.push(objected(span, refusal));
    }
    if (abilities.length === 0) return undefined;
    if (meanings > 1)
      diagnostics.push(messages.ambiguous(line.spanOf(0, line.tokens.length), { readings: meanings }));
    for (const { printed, printsBack, text, span, odd } of abilities) {
      if (!printsBack) diagnostics.push(messages.doesNotPrintBack(odd, { printed: printed ?? '?' }));
      else if (printed !== undefined && printed !== text)
        diagnostics.push(messages.oddSpelling(span, { printed }));
    }
    return { abilities, meanings: Math.max(meanings, 1) };
  }

  /** Reads tokens as a slot; undefined if they cannot be meant. */
  readSlot(slot: string, tokens: readonly Token[], facts: CardFacts): unknown {
    const first = this.reading.parser.parse(slot, tokens);
    if (!first) return undefined;
    const [tree] = this.trees(slot, tokens, first, facts).trees;
    const builder = this.builder(facts, tokens);
    const value = builder.build(tree!);
    return builder.refusals.length > 0 ? undefined : value;
  }

  /** The trees of the text that was parsed last; the parser's own if none of them makes sense. */
  private trees(slot: string, tokens: readonly Token[], first: Node, facts: CardFacts) {
    const { parser, vocabulary, effects, objections } = this.reading;
    if (!parser.ambiguous) return { trees: [first], overfull: false, refusal: undefined };
    const trial = new Trial(tokens, vocabulary, facts, effects, objections);
    const found = parser.readings(slot, tokens, (trees) => trial.sift(trees));
    const { refusal } = trial;
    return found.trees.length === 0 ? { trees: [first], overfull: false, refusal } : { ...found, refusal };
  }

  private builder(facts: CardFacts, tokens: readonly Token[]): Builder {
    const { vocabulary, effects, objections } = this.reading;
    return new Builder(vocabulary, facts, effects, objections, tokens);
  }

  private judge(line: Line, tree: Node, facts: CardFacts): Judged {
    const built = buildTree(tree, line.clean.name, this.builder(facts, line.tokens));
    const { builder, pieces } = built;
    const [refusal] = builder.refusals;
    if (refusal || pieces.length === 0) return { tree, built, abilities: [], refusal, passed: 0 };
    const abilities = pieces.map((piece, i) => this.finish(line, piece, builder, facts, i === 0));
    const printsBack = abilities.every((ability) => ability.printsBack);
    const passed = abilities.some(dangles) ? 1 : printsBack ? ACCEPTED : 2;
    return { tree, built, abilities, refusal, passed };
  }

  private finish(line: Line, piece: Piece, builder: Builder, facts: CardFacts, first: boolean): AbilityText {
    const { table, vocabulary, effects } = this.reading;
    const { meanings } = piece;
    const { clean, tokens } = line;
    const start = tokens[piece.node.first]!.startOffset;
    // After a quotation the full stop was moved out, so the last token need not be the rightmost.
    const end = Math.max(tokens[piece.node.last - 1]!.end, tokens[piece.node.last - 2]?.end ?? 0);
    const shape = shapeOf(piece.syntax);
    const { ability } = meanings;
    const { quoted } = builder;
    const job = { facts, meanings, choices: {}, quoted, tokens };
    const printer = new Printer(table, vocabulary, effects, job);
    const said = decompose(ability, shape, printer.decomposing);
    const words =
      said && printer.print(piece.slot, piece.slot === 'ability' ? said : grantOf(said), piece.node);
    const span = line.span(start, end);
    const known = {
      meanings,
      text: line.text.slice(start, end),
      span,
      reminders: first ? clean.reminders : [],
      printed: words && joinWords(words, vocabulary.lexicon),
      // Words, not text: spaces and capitals mean nothing.
      printsBack:
        words !== undefined && sameWords(withArticles(words), 0, tokens, piece.node.first, piece.node.last),
    };
    return new AbilityText(known, {
      spelling: () => {
        const canonical =
          quoted.length === 0 && equal(decompose(ability, undefined, printer.decomposing), said);
        const choices = printer.choices();
        return {
          ...(!canonical && { layout: [shape, ...quoted].map(storedShapes) }),
          ...(Object.keys(choices).length > 0 && { choices }),
        };
      },
      spans: () => ({ '': span, ...spansOf(ability, builder.origins(), line) }),
      phrases: () => phrasesOf(piece.node),
      odd: () => (words ? oddSpan(words, line, piece.node) : span),
    });
  }
}

/** Of the readings one for each meaning, without those that another is meant rather than. */
function unlike(readings: readonly Judged[]): readonly Judged[] {
  if (readings.length < 2) return readings;
  const found: Judged[] = [];
  for (const one of readings) if (!found.some(({ built }) => meanTheSame(built, one.built))) found.push(one);
  const meant = found.filter(({ tree }) => !found.some((other) => isMeantRatherThan(other.tree, tree)));
  return meant.length > 0 ? meant : found;
}

/** Of readings that cannot be meant, the first of those that got furthest. */
function furthest(readings: readonly Judged[]): Judged {
  return readings.reduce((best, one) => (one.passed > best.passed ? one : best));
}

function grantOf(syntax: AbilitySyntax): unknown {
  return syntax.form === 'keywords' ? syntax.grants[0] : undefined;
}
