import type { CardRef } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { LastKnown } from '../model/last-known.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { cardsUnder } from '../table/move-card.ts';
import { abilityIndexOf } from './ability-index.ts';
import { hasKeyword } from './keywords.ts';
import { statOf } from './stat.ts';

/** A card in play as it is now, with those that were remembered before. */
export function asLastKnown(kernel: Kernel, state: ReadonlyState, card: number): LastKnown {
  const stats: number[] = [];
  for (const stat of kernel.stats.values()) stats[stat.id] = statOf(kernel, state, card, stat);
  const columns: number[] = [];
  for (const column of kernel.resetColumns) columns[column.id] = column.get(state, card);
  const keywords: number[] = [];
  const definition = kernel.card(state, card);
  const { grant } = abilityIndexOf(kernel, state);
  for (const keyword of kernel.keywords.values()) {
    // Skip keywords that the card neither prints nor could have gained in play.
    if (!definition.hasPrinted(keyword) && grant[keyword.id] === undefined) continue;
    if (hasKeyword(kernel, state, card, keyword)) keywords.push(keyword.id);
  }
  const under: CardRef[] = [];
  for (const below of cardsUnder(state, card)) under.push(refOf(state, below));
  return new LastKnown(
    refOf(state, card),
    controller.get(state, card),
    stats,
    columns,
    keywords,
    under,
    state.lastKnown,
  );
}
