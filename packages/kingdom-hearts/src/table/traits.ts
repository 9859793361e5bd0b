import type { Ability, Card, Engine, ReadonlyState } from '@cardwright/core';

/** Whether data speaks of a choice among Dark Cards: what cannot be played where there are none (KH 9.27). */
function choosesDark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { pick, filter } = value as { pick?: unknown; filter?: readonly { is: string; type?: string }[] };
  if (pick === 'chosen' && filter?.some((f) => f.is === 'type' && f.type === 'dark')) return true;
  return Object.values(value).some(choosesDark);
}

/** What the rules ask of a definition at every turn, worked out once. */
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
  /** Its text needs a Dark Card to be about (KH 9.27). */
  readonly needsDark: boolean;

  constructor(readonly card: Card) {
    const { type, classifications, attributes, abilities } = card.definition;
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
    this.needsDark = type === 'magic' && abilities.some((ability: Ability) => choosesDark(ability));
  }
}

/** The traits of a card on the table. */
export function traitsOf(engine: Engine, state: ReadonlyState, card: number): Traits {
  return engine.card(state, card).traits as Traits;
}
