import type { ReadonlyState } from '@cardwright/core';
import {
  cardColumn,
  cardsIn,
  columnPool,
  defineAction,
  defineCounter,
  defineKeyword,
  defineStat,
  defineState,
  defineZone,
  enteredTurn,
  hasKeyword,
  type Kernel,
  made,
  play,
  playAction,
  playerBeChosen,
  playerColumn,
  turnNumber,
} from '@cardwright/core/game';

/** Where a card waits that has been cast, before all players (4.2). */
export const casting = defineZone('casting', { visibility: 'public', shared: true });

export const life = playerColumn('life', { initial: 20 });
/** How much mana the player has each turn, and how much is left of it. */
export const wells = playerColumn('wells');
export const mana = playerColumn('mana');
/** Mana that a spell gave, and mana for creatures alone; and shards, which stay. */
export const surge = playerColumn('surge');
export const brood = playerColumn('brood');
export const shards = playerColumn('shards');
export const damage = cardColumn('damage');
export const tapped = cardColumn('tapped');
/** 1 while it attacks. */
export const attacking = cardColumn('attacking');
/** The creature that it blocks, plus one; 0 for none. */
export const blocking = cardColumn('blocking', { meaning: 'card' });
export const might = defineCounter('might', 'card');
export const venom = defineCounter('venom', 'player');
export const columns = [
  might.column,
  venom.column,
  life,
  wells,
  mana,
  surge,
  brood,
  shards,
  damage,
  tapped,
  attacking,
  blocking,
  made,
];

const fedBy = [{ column: might.column }];
export const power = defineStat('power', { asked: 'in-play', fedBy });
export const toughness = defineStat('toughness', {
  floor: Number.NEGATIVE_INFINITY,
  asked: 'in-play',
  fedBy,
});
export const stats = [power, toughness];

export const flying = defineKeyword('flying', { byRule: true });
export const firstStrike = defineKeyword('first-strike', { byRule: true });
export const haste = defineKeyword('haste', { byRule: true });
export const keywords = [flying, firstStrike, haste];

export const attackAction = defineAction('attack', { forbidden: 'in-play', turn: 'own' });
export const blockAction = defineAction('block', { forbidden: 'in-play', turn: 'other' });
export const actions = [attackAction, blockAction, playerBeChosen];

export const states = [
  { ...defineState('attacking', (_k, s, card) => attacking.get(s, card) === 1), places: 'in-play' as const },
  {
    ...defineState(
      'tapped',
      (_k, s, card) => tapped.get(s, card) === 1,
      (_k, d, card) => tapped.put(d, card, 1),
    ),
    places: 'in-play' as const,
  },
];

export const typeOf = (kernel: Kernel, state: ReadonlyState, card: number): string =>
  kernel.card(state, card).definition.type;

/** What players pay from (4.9). */
export const pools = [
  columnPool('mana', mana),
  columnPool('surge', surge, { pays: 'mana', empties: 'phase' }),
  columnPool('brood', brood, {
    pays: 'mana',
    empties: 'turn',
    only: (kernel, state, { card, action }) =>
      action === playAction.name && typeOf(kernel, state, card) === 'creature',
  }),
  columnPool('shards', shards, { pays: 'shard' }),
];

/** A player's creatures in play. */
export const creaturesOf = (kernel: Kernel, state: ReadonlyState, player: number): number[] =>
  cardsIn(state, player, play).filter((card) => typeOf(kernel, state, card) === 'creature');

/** Whether it could be used since it came into play: not in the turn it came, unless it has haste (5.1). */
export const isRested = (kernel: Kernel, state: ReadonlyState, card: number): boolean =>
  enteredTurn.get(state, card) < turnNumber.get(state, 0) || hasKeyword(kernel, state, card, haste);

/** The other player: a duel has two. */
export const foe = (player: number): number => 1 - player;
