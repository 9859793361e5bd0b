import type { ReadonlyState } from '@cardwright/core';
import {
  cardColumn,
  columnPool,
  defineCounter,
  defineKeyword,
  defineStat,
  defineState,
  defineZone,
  hasKeyword,
  type Kernel,
  made,
  playAction,
  playerColumn,
  wasThere,
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

export const states = [
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

/** Whether it could be used since it came into play: not in the turn it came, unless it has haste (5.1). */
export const isRested = (kernel: Kernel, state: ReadonlyState, card: number): boolean =>
  wasThere(state, card) || hasKeyword(kernel, state, card, haste);
