/** The ways through a template, listed when they are asked for: few rows are read or printed by a text. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Branch, Template, TemplateSymbol } from './template.ts';

/** A variant: one way through a template, as a flat list of symbols. */
export interface Variant {
  readonly symbols: readonly TemplateSymbol[];
  /** Names of the captures, in order. */
  readonly captures: readonly string[];
  /** The parts that are words of the template, and which word this variant says. */
  readonly says: Readonly<Record<string, string>>;
  /** Category ids of captures that are tokens; -1 for others. */
  readonly categories: readonly number[];
}

/** Of the variants without a choice between words. */
export const NOTHING_SAID: Variant['says'] = Object.freeze({});

/** The ways through a template, in the order of its choices. */
export function variantsOf(template: Template, vocabulary: Vocabulary): readonly Variant[] {
  return waysThrough(template).map((way) => {
    const symbols = way.filter((piece) => piece.kind !== 'said');
    const captures = symbols.filter((one) => one.kind === 'slot' || one.kind === 'terminal');
    const said = way.filter((piece) => piece.kind === 'said');
    return {
      symbols,
      captures: captures.map(({ name }) => name),
      says: said.length === 0 ? NOTHING_SAID : Object.fromEntries(said.map((one) => [one.name, one.word])),
      categories: captures.map(({ kind, key }) => (kind === 'terminal' ? vocabulary.category(key) : -1)),
    };
  });
}

/** On a way: a symbol, or which word of a choice its symbols are. */
type Step = TemplateSymbol | { readonly kind: 'said'; readonly name: string; readonly word: string };

function waysThrough(template: Template): Step[][] {
  let found: Step[][] = [[]];
  for (const piece of template) {
    const next = piece.kind === 'branch' ? stepsOf(piece) : [[piece]];
    found = found.flatMap((way) => next.map((more) => [...way, ...more]));
  }
  return found;
}

function stepsOf({ name, ways }: Branch): Step[][] {
  return ways.flatMap(({ word, pieces }) =>
    waysThrough(pieces).map((way): Step[] =>
      name === undefined ? way : [{ kind: 'said', name, word }, ...way],
    ),
  );
}
