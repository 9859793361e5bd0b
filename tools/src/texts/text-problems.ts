import { type CompiledText, mendedInPart, nearestReading } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { applyEdits, type Edit, editsBetween } from '../problems/edit.ts';
import type { Problem } from '../problems/problem.ts';
import type { Compiler } from './compiler.ts';

/** A card as which a text is nearly understood: the first of some that differ in their types; undefined where none is. */
export const nearlyUnderstoodAs = <F extends KitCard>(
  { language, game }: Compiler<F>,
  cards: readonly F[],
): F | undefined => cards.find((card) => nearestReading(language, game.toCardText(card)) !== undefined);

/** Edits of the sentences that can be mended, and of words whose like could stand there, where the whole text cannot be. */
function editsInPart<F extends KitCard>(
  problems: readonly Problem[],
  { language, game }: Compiler<F>,
  card: F,
): readonly Edit[] {
  const made = mendedInPart(language, game.toCardText(card)) ?? card.text;
  const edits = [...editsBetween(card.text, made)];
  for (const { code, span, suggestion } of problems) {
    if (code !== 'DSL1001' || span === undefined || suggestion === undefined) continue;
    if (edits.some((one) => one.span.start < span.end && span.start < one.span.end)) continue;
    const capital = /^\p{Lu}/u.test(card.text.slice(span.start));
    const text = capital ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
    edits.push({ span, text });
  }
  return edits;
}

/** Warnings of a text that is understood, with the edits that make it as it is usually written and mean the same. */
export function withUsualSpelling<F extends KitCard>(
  problems: readonly Problem[],
  compiler: Compiler<F>,
  card: F,
  { abilities, printed }: CompiledText,
): readonly Problem[] {
  const { text } = card;
  const meaning = ({ abilities: read }: Pick<CompiledText, 'abilities'>) =>
    JSON.stringify(read.map(({ ability }) => ability));
  const odd = problems.flatMap(({ code, span }) => (code === 'DSL1006' && span ? [span] : []));
  const editsOf = ({ code, span }: Problem): readonly Edit[] => {
    if (span === undefined) return [];
    const { start, end } = span;
    if (code === 'DSL1005')
      return odd.some((one) => one.start <= end && end <= one.end)
        ? []
        : [{ span: { start: end, end }, text: '.' }];
    // An ability without its full stop ends where it would stand.
    const i = abilities.findIndex(
      (one) => one.span.start === start && one.span.end - end >= 0 && one.span.end - end <= 1,
    );
    // What is printed has no reminders.
    if (code !== 'DSL1006' || i < 0 || text.slice(start, end).includes('(')) return [];
    return editsBetween(text.slice(start, end), printed[i] ?? text.slice(start, end)).map((one) => ({
      ...one,
      span: { start: one.span.start + start, end: one.span.end + start },
    }));
  };
  return problems.map((problem) => {
    const edits = editsOf(problem);
    if (edits.length === 0) return problem;
    const made = compiler.compile({ ...card, text: applyEdits(text, edits) });
    return made.verdict.supported && meaning(made) === meaning({ abilities })
      ? { ...problem, edits }
      : problem;
  });
}

/**
 * Problems of a text with the whole line that was probably meant as the first one's suggestion, where a few letters
 * make the text one that is understood.
 */
export function withNearestReading<F extends KitCard>(
  problems: readonly Problem[],
  compiler: Compiler<F>,
  card: F,
): readonly Problem[] {
  const at = problems.findIndex(({ severity }) => severity === 'error');
  const meant = at < 0 ? undefined : nearestReading(compiler.language, compiler.game.toCardText(card));
  if (at < 0) return problems;
  if (meant === undefined) {
    const edits = editsInPart(problems, compiler, card);
    return edits.length === 0 ? problems : problems.with(at, { ...problems[at]!, edits });
  }
  const before = card.text.split('\n');
  const lines = meant.split('\n').filter((line, i) => line !== before[i]);
  return problems.with(at, {
    ...problems[at]!,
    suggestion: lines.join(' / '),
    edits: editsBetween(card.text, meant),
  });
}
