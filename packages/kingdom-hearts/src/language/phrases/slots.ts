import type { ActionName, Quantity } from '@cardwright/core/data';

/** Slots that the game adds to the grammar. */
export interface KingdomHeartsSlots {
  /** An amount of damage: "2 damage". */
  'damage-amount': Quantity;
  /** An amount of Heart Points: "2 HP". */
  'hp-amount': Quantity;
  /** A moment at which the rules discard cards, as what is then done to them: "at the end of a battle". */
  clearing: ActionName;
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
  clearing: 'when the rules discard cards',
};
