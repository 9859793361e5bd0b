import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { fromDiagnostic } from '../problems/from-diagnostic.ts';
import type { Place, Problem } from '../problems/problem.ts';

/** A text of a card with the way to where it stands. */
interface PlacedText {
  readonly facts: KitCard;
  placeOf(start: number, end: number): Place;
}

/** What is wrong with a text, as its verdict says, each where it stands. */
export function problemsOfText(card: PlacedText, compiled: CompiledText): readonly Problem[] {
  const { diagnostics, verdict, printed } = compiled;
  const problems = diagnostics.map((one) => fromDiagnostic(one, card.placeOf(one.span.start, one.span.end)));
  if (verdict.supported || diagnostics.some(({ severity }) => severity === 'error')) return problems;
  return [
    ...problems,
    {
      code: 'text/round-trip',
      severity: 'error',
      message: `the text does not print back: ${printed.join(' / ')}`,
      place: card.placeOf(0, card.facts.text.length),
      help: 'write it as printed, or report it if that says something else',
    },
  ];
}
