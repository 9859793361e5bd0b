import type { Effect, EventPattern, Quantity } from '@cardwright/core/data';

/** What a card is chosen for: the circumstances and the card that says so. */
export type Purpose = Pick<EventPattern, 'given' | 'by'>;

/** Slots that Lorcana adds to the grammar. */
export interface LorcanaSlots {
  /** An amount of damage: "2 damage", "that much damage". */
  damage: Quantity;
  /** An amount of lore: "2 lore", "lore equal to …". */
  'lore-amount': Quantity;
  /** How a card enters play: "exerted", "with 2 damage". */
  entering: readonly Effect[];
  /** What a card is chosen for: "an action", "an ability of an item". */
  purpose: Purpose;
}

declare module '@cardwright/dsl' {
  interface GameSlots {
    lorcana: LorcanaSlots;
  }
}

/** How diagnostics call them. */
export const slotLabels: Readonly<Record<string, string>> = {
  damage: 'an amount of damage',
  'lore-amount': 'an amount of lore',
  entering: 'how it enters play',
  purpose: 'what it is chosen for',
};
