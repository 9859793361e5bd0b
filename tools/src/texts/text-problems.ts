import { nearestReading } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { editsBetween } from '../problems/edit.ts';
import type { Problem } from '../problems/problem.ts';
import type { Compiler } from './compiler.ts';

/** A card as which a text is nearly understood: the first of some that differ in their types; undefined where none is. */
export const nearlyUnderstoodAs = <F extends KitCard>(
  { language, game }: Compiler<F>,
  cards: readonly F[],
): F | undefined => cards.find((card) => nearestReading(language, game.toCardText(card)) !== undefined);

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
  if (meant === undefined) return problems;
  const before = card.text.split('\n');
  const lines = meant.split('\n').filter((line, i) => line !== before[i]);
  return problems.with(at, {
    ...problems[at]!,
    suggestion: lines.join(' / '),
    edits: editsBetween(card.text, meant),
  });
}
