/**
 * Shape: the form of a text without its meaning (leads, glue, subjects, tails of its sentences). With a shape,
 * `decompose` reproduces the original form; without one, the canonical form. Part of the spelling.
 */
import type { AbilitySyntax, Glue, Link, Sentence } from '../syntax/syntax.ts';

export interface LinkShape {
  readonly glue?: Glue;
  /** The form of the subject. */
  readonly subject: 'none' | 'said' | 'pronoun';
  readonly role: string;
  /** The predicate's phrase: known while a text is compiled, not stored. */
  readonly phrase?: string;
  readonly tails: readonly string[];
}

export interface SentenceShape {
  readonly leads: readonly string[];
  readonly links: readonly LinkShape[];
  readonly modes?: readonly (readonly SentenceShape[])[];
  /** Shapes of what is done in each case of "depending on its type". */
  readonly cases?: readonly (readonly SentenceShape[])[];
  /** Shape of the price of a choice between modes. */
  readonly price?: readonly LinkShape[];
}

/** The shape of an ability's text. */
export function shapeOf(syntax: AbilitySyntax): readonly SentenceShape[] {
  return syntax.form === 'text' ? syntax.sentences.map(sentenceShape) : [];
}

function sentenceShape(sentence: Sentence): SentenceShape {
  const shape = {
    leads: sentence.leads.map((lead) =>
      (lead.lead === 'trigger' || lead.lead === 'would') && lead.while ? `${lead.lead}-while` : lead.lead,
    ),
    links: sentence.links.map(linkShape),
  };
  if (sentence.cases)
    return { ...shape, cases: sentence.cases.map(({ sentences }) => sentences.map(sentenceShape)) };
  return sentence.modes
    ? {
        ...shape,
        modes: sentence.modes.options.map((mode) => mode.map(sentenceShape)),
        ...(sentence.modes.price && { price: sentence.modes.price.map(linkShape) }),
      }
    : shape;
}

function linkShape({ glue, clause }: Link): LinkShape {
  const subject =
    clause.subject === undefined ? 'none' : clause.subject.kind === 'pronoun' ? 'pronoun' : 'said';
  const shape = {
    subject,
    role: clause.predicate.role,
    phrase: clause.predicate.phrase,
    tails: clause.tails.map((tail) => tail.tail),
  } as const;
  return glue ? { glue, ...shape } : shape;
}

/** Shapes as stored. */
export function storedShapes(shapes: readonly SentenceShape[]): readonly SentenceShape[] {
  return shapes.map(({ links, modes, cases, price, ...shape }) => ({
    ...shape,
    links: links.map(({ phrase: _, ...link }) => link),
    ...(modes && { modes: modes.map(storedShapes) }),
    ...(cases && { cases: cases.map(storedShapes) }),
    ...(price && { price: price.map(({ phrase: _, ...link }) => link) }),
  }));
}

/** Iterates over the shapes of sentences in text order. */
export class Shapes {
  private at = 0;
  private readonly shapes: readonly SentenceShape[];
  /** No shape is known: use the canonical form. */
  readonly canonical: boolean;

  constructor(shapes?: readonly SentenceShape[]) {
    this.shapes = shapes ?? [];
    this.canonical = shapes === undefined;
  }

  /** Which sentence has a tail; -1 for none. */
  sentenceWith(tail: string): number {
    return this.shapes.findIndex(({ links }) => links.some(({ tails }) => tails.includes(tail)));
  }

  next(): SentenceShape | undefined {
    return this.shapes[this.at++];
  }
}
