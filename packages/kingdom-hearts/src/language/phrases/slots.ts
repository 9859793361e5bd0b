import type { Quantity } from '@cardwright/core';

/** Slots that the game adds to the grammar. */
declare module '@cardwright/dsl' {
  interface Slots {
    /** An amount of damage: "2 damage". */
    'damage-amount': Quantity;
    /** An amount of Heart Points: "2 HP". */
    'hp-amount': Quantity;
  }
}

/** How diagnostics call them. */
export const slotLabels: Readonly<Record<string, string>> = {
  'damage-amount': 'an amount of damage',
  'hp-amount': 'an amount of HP',
};
