import type { Quantity } from '@cardwright/core/data';

/** Slots that the game adds to the grammar. */
export interface KingdomHeartsSlots {
  /** An amount of damage: "2 damage". */
  'damage-amount': Quantity;
  /** An amount of Heart Points: "2 HP". */
  'hp-amount': Quantity;
}

declare module '@cardwright/dsl' {
  interface GameSlots {
    'kingdom-hearts': KingdomHeartsSlots;
  }
}

/** How diagnostics call them. */
export const slotLabels: Readonly<Record<string, string>> = {
  'damage-amount': 'an amount of damage',
  'hp-amount': 'an amount of HP',
};
