import type { PlayerChange } from '@cardwright/core/bind';
import type { CardSelector, Quantity, Target } from '@cardwright/core/data';

/** What effects do here beyond those of any card game. */
export interface DuelEffects {
  damage: { readonly amount: Quantity; readonly to: Target };
  destroy: { readonly what: CardSelector };
  counter: { readonly what: CardSelector };
  'gain-life': PlayerChange;
  'lose-life': PlayerChange;
}

declare module '@cardwright/core/data' {
  interface Games {
    duel: { effects: DuelEffects; costs: { tap: object } };
  }
  interface StatNames {
    power: true;
    toughness: true;
  }
  interface KeywordNames {
    flying: true;
    'first-strike': true;
    haste: true;
  }
  interface StateNames {
    attacking: true;
    tapped: true;
  }
  interface CounterNames {
    might: true;
    venom: true;
  }
  interface ZoneNames {
    casting: true;
  }
  interface ActionNames {
    attack: true;
    block: true;
    'be-chosen': true;
    'player-be-chosen': true;
  }
}
