import { contract, refuseUnless } from '@cardwright/core/data';
import type { GameRules, Kernel } from '@cardwright/core/game';

/**
 * Options that the rulebook leaves open and a format decides. The numbers are those of the rulings (`KH 9.11`), as are
 * the defaults.
 */
export interface KingdomHeartsOptions {
  /** What may be discarded in the Discard Phase: cards in hand, or also those in play (KH 9.5). */
  readonly discardFrom: 'hand' | 'hand-and-play';
  /** When both players have no Heart Points at once: nobody wins, or the active player loses (KH 9.9). */
  readonly bothAtZero: 'draw' | 'active-player-loses';
  /** What a World's Dark Level counts: Dark Cards there now, put there this turn, or put there ever (KH 9.11). */
  readonly darkLevelCounts: 'present' | 'this-turn' | 'ever';
  /** Which names the Unique Card rule and deck limits hold to be the same (KH 9.21). */
  readonly sameName: 'exact' | 'containing';
}

/** What the rulings decide (KH 9.5, 9.9, 9.11, 9.21). */
export const defaultOptions: KingdomHeartsOptions = {
  discardFrom: 'hand',
  bothAtZero: 'draw',
  darkLevelCounts: 'present',
  sameName: 'exact',
};

/** The game's rules with the options that they were made with. */
export interface KingdomHeartsRules extends GameRules {
  readonly options: KingdomHeartsOptions;
}

/** The options that an engine plays by. */
export function optionsOf(kernel: Kernel): KingdomHeartsOptions {
  return (kernel.rules as KingdomHeartsRules).options ?? defaultOptions;
}

const OPTIONS = contract.fields(
  'the options of the game',
  {},
  {
    discardFrom: contract.oneOf(['hand', 'hand-and-play']),
    bothAtZero: contract.oneOf(['draw', 'active-player-loses']),
    darkLevelCounts: contract.oneOf(['present', 'this-turn', 'ever']),
    sameName: contract.oneOf(['exact', 'containing']),
  },
);

/** Refuses an unknown option or value. @throws CardwrightError `plugin-invalid` */
export function checkOptions(options: Partial<KingdomHeartsOptions>): void {
  refuseUnless(OPTIONS, options, 'The game');
}
