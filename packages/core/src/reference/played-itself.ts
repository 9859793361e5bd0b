import type { Effect } from '../ability/effect.ts';

/** Whether an effect is about how its own card is played, paid for or enters play; it functions while that happens. */
export function speaksOfPlayingItself(effect: Effect | undefined): boolean {
  switch (effect?.do) {
    case 'enters-with':
    case 'play':
      return effect.what.pick === 'self';
    case 'change-cost':
      return 'pick' in effect.for;
    case 'forbid-player':
      return effect.cards !== undefined && 'pick' in effect.cards;
    case 'pay-to':
    case 'may':
      return speaksOfPlayingItself(effect.effects[0]);
    default:
      return false;
  }
}
