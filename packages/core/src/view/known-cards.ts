import { type CardRef, cardOf } from '../model/card-ref.ts';
import { cardCount } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { canSee } from './can-see.ts';

/** The decisions whose candidates are cards. */
const OF_CARDS: readonly string[] = ['choose-cards', 'choose-targets', 'order'];

/** The cards that a decision is about, wherever they lie: those to choose from, and the one that asks. */
export function cardsAskedAbout({ decision }: ReadonlyState): CardRef[] {
  if (decision === null) return [];
  const offered = OF_CARDS.includes(decision.kind) ? decision.cards : [];
  return [decision.source, ...offered].filter((ref) => ref >= 0);
}

/** For each card whether a player may not know which one it is: they do not see it, and their decision does not show it. */
export function hiddenFrom(kernel: Kernel, state: ReadonlyState, player: number): boolean[] {
  const shown = new Set(state.decision?.player === player ? cardsAskedAbout(state).map(cardOf) : []);
  const hidden: boolean[] = [];
  for (let card = 0; card < cardCount.get(state, 0); card++)
    hidden.push(!canSee(kernel, state, player, card) && !shown.has(card));
  return hidden;
}

/** The cards that everybody knows because they left play this turn, wherever they are by now. */
export function rememberedCards({ lastKnown }: ReadonlyState): Set<number> {
  const cards = new Set<number>();
  for (let entry = lastKnown; entry !== null; entry = entry.earlier) cards.add(cardOf(entry.card));
  return cards;
}
