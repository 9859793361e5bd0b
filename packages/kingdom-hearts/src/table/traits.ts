import type { ReadonlyState } from '@cardwright/core';
import type { Card, Kernel } from '@cardwright/core/game';

/** Facts about a definition that the rules read all the time, computed once. */
export class Traits {
  readonly isWorld: boolean;
  /** Dark/Heartless, Dark/Villains and Nobody: what is put on the opponent's World (KH 4.6). */
  readonly isDark: boolean;
  readonly isNobody: boolean;
  readonly isFriend: boolean;
  readonly isMagicFriend: boolean;
  /** Magic and Magic/Friend: what needs a Magic Value (KH 4.3, 4.4). */
  readonly isMagic: boolean;
  readonly isEquipment: boolean;
  readonly isPlayer: boolean;
  readonly isForm: boolean;
  /** The group of a Player Card: which cards are its allies (KH 4.1). */
  readonly isLightPlayer: boolean;
  readonly isDarkPlayer: boolean;
  readonly isXiiiPlayer: boolean;

  /** What somebody's Player Card can use as a Friend (KH 4.1, 4.6). */
  readonly canBeFriend: boolean;

  constructor(readonly card: Card) {
    const { type, classifications, attributes } = card.definition;
    this.isWorld = type === 'world';
    this.isNobody = type === 'nobody';
    this.isDark = type === 'dark' || this.isNobody;
    this.isFriend = type === 'friend';
    this.isMagicFriend = type === 'magic-friend';
    this.isMagic = type === 'magic' || this.isMagicFriend;
    this.isEquipment = type === 'equipment';
    this.isPlayer = type === 'player';
    this.isForm = this.isPlayer && attributes['form'] === true;
    this.isLightPlayer = this.isPlayer && classifications.includes('Light');
    this.isDarkPlayer = this.isPlayer && classifications.includes('Dark');
    this.isXiiiPlayer = this.isPlayer && classifications.includes('XIII');
    this.canBeFriend =
      this.isFriend || this.isMagicFriend || this.isDark || (this.isXiiiPlayer && !this.isForm);
  }
}

/** The traits of a card on the table. */
export function traitsOf(kernel: Kernel, state: ReadonlyState, card: number): Traits {
  return kernel.card(state, card).traits as Traits;
}
