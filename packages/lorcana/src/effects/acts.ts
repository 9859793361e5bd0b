import type { Acts, EffectRow } from '@cardwright/core/bind';
import { discard, hand, under } from '@cardwright/core/game';
import { inkwell } from '../table/zones.ts';

const IN_PLAY = { places: 'in-play' } as const;

/** What effects need of the cards that they act on, and where those are afterwards. */
const acts: Readonly<Record<string, Acts>> = {
  banish: { what: { ...IN_PLAY, to: discard } },
  exert: { what: { ...IN_PLAY, named: [inkwell], state: 'ready' } },
  ready: { what: { ...IN_PLAY, named: [inkwell], state: 'exerted' } },
  'deal-damage': { to: IN_PLAY },
  'deal-own-damage': { what: IN_PLAY, to: IN_PLAY },
  'put-damage': { on: IN_PLAY },
  'remove-damage': { from: { ...IN_PLAY, state: 'damaged' } },
  'move-damage': { from: { ...IN_PLAY, state: 'damaged' }, to: IN_PLAY },
  'move-to-location': { what: IN_PLAY, to: IN_PLAY },
  'put-under': { what: { to: under }, under: IN_PLAY },
  require: { what: { ...IN_PLAY, turn: 'own' } },
  'prevent-damage': { what: IN_PLAY },
  'take-no-damage': { what: IN_PLAY },
  'reduce-damage': { what: IN_PLAY },
  'count-as-cost': { what: IN_PLAY },
  // Whether a card has {C} is asked before it is put into the inkwell (CR 4.2.1), and of what lies there face up.
  'count-as-inkable': { what: { places: [hand] } },
  'challenge-as-if': { what: { ...IN_PLAY, turn: 'own' } },
  'must-choose': { what: IN_PLAY, among: IN_PLAY },
  'change-move-cost': { to: IN_PLAY },
  'shift-name': { what: IN_PLAY },
};

/** Adds the needs to the rows. */
export const acting = (rows: readonly EffectRow[]): readonly EffectRow[] =>
  rows.map((row) => (acts[row.kind] === undefined ? row : { ...row, acts: acts[row.kind]! }));
