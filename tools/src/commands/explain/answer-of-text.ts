import type { KitCard } from '@cardwright/dsl/kit';
import { answerOf } from '../../machine/answer.ts';
import { fromDiagnostic } from '../../problems/from-diagnostic.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import type { Compiler } from '../../texts/compiler.ts';
import { nearlyUnderstoodAs, withNearestReading, withUsualSpelling } from '../../texts/text-problems.ts';
import { cardWith, typeOf } from './card-with.ts';

/** A text that a program asks about. */
export interface AskedText {
  readonly text: string;
  /** Of card; any that understands the text if absent. */
  readonly type?: string;
  /** Of the card, where the text speaks of it. */
  readonly name?: string;
}

/** Ends with the one problem of a text that has no words. @throws ProblemError */
export function failWithoutText(): never {
  return fail('explain/no-text', 'there is no text to explain', {
    help: 'give a card\'s rules text in quotation marks: cardwright explain "Evasive"',
  });
}

/** Tells that a type was taken of which nobody spoke. */
export const typeAssumed = (type: string): Problem => ({
  code: 'explain/type-assumed',
  severity: 'warning',
  message: `no type of card is given: the text was read for ${type}, the first that understands it`,
  help: 'give the type of the card that has the text: another type may mean something else by it, or refuse it',
});

/**
 * A text read for its type; where none is given for the first that understands it, or nearly, in the order of the game.
 *
 * @throws ProblemError for a text without words, and for a type that the game does not have
 */
export function compileFor(compiler: Compiler, { text, type, name = 'This Card' }: AskedText) {
  if (text.trim() === '') failWithoutText();
  const { game } = compiler;
  const read = (one: string): { card: KitCard; compiled: ReturnType<Compiler['compile']> } => {
    const card = cardWith(game, text, one, name);
    return { card, compiled: compiler.compile(card) };
  };
  const first = read(typeOf(game, type));
  const { supported, tokenised } = first.compiled.verdict;
  if (type !== undefined || supported) return first;
  const others = game.types.slice(1);
  // A word that is not known is none on other cards either.
  for (const other of tokenised ? others : []) {
    const found = read(other);
    if (found.compiled.verdict.supported) return found;
  }
  const cards = [first.card, ...others.map((other) => cardWith(game, text, other, name))];
  const near = nearlyUnderstoodAs(compiler, cards);
  return near === undefined || near === first.card ? first : read(near.type);
}

/** What is told programs of a text: whether it is understood, what it means, and else what is wrong. */
export function answerOfText(compiler: Compiler, asked: AskedText) {
  const { card, compiled } = compileFor(compiler, asked);
  const { verdict, abilities, printed, diagnostics } = compiled;
  const found = diagnostics.map((one): Problem => {
    const problem = fromDiagnostic(one);
    return asked.name === undefined ? problem : { ...problem, card: asked.name };
  });
  const typeGiven = asked.type !== undefined;
  const assumed = typeGiven ? [] : [typeAssumed(card.type)];
  const problems = verdict.supported
    ? [...withUsualSpelling(found, compiler, card, compiled), ...assumed]
    : withNearestReading(found, compiler, card);
  const data = abilities.map(({ ability }, i) => ({ ability, printed: printed[i] }));
  const result = {
    text: asked.text,
    type: card.type,
    typeGiven,
    supported: verdict.supported,
    verdict,
    abilities: data,
  };
  return answerOf(result, problems, verdict.supported);
}
