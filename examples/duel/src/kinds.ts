import type { CardSelector, PlayerSelector, Quantity, Target } from '@cardwright/core/data';

/** What effects do here beyond those of any card game. */
export interface DuelEffects {
  damage: { readonly amount: Quantity; readonly to: Target };
  destroy: { readonly what: CardSelector };
  counter: { readonly what: CardSelector };
  token: { readonly card: string; readonly count: number };
  add: { readonly amount: number; readonly to: string };
  copy: { readonly of: CardSelector };
  life: { readonly player: PlayerSelector; readonly amount: Quantity; readonly how: 'gain' | 'lose' };
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
