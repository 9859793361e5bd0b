import type { ReadonlyState } from '@cardwright/core';
import {
  activePlayer,
  castAction,
  endingAction,
  type Kernel,
  play,
  stepIndex,
  useAction,
  waitingForResponses,
} from '@cardwright/core/game';
import { cast, entered, spent } from './events.ts';
import { typeOf } from './table.ts';

/** Whether a player may do what is done at leisure: in their main phase, when nothing waits (4.1). */
const isAtLeisure = (kernel: Kernel, state: ReadonlyState, player: number): boolean =>
  activePlayer.get(state, 0) === player &&
  kernel.rules.timing[stepIndex.get(state, 0)]?.phase === 'main' &&
  waitingForResponses(kernel, state).length === 0;

/** Casting: the cost is paid, the card waits; when all have passed it enters play or does what it says (4). */
const casting = castAction({
  id: 'duel/cast',
  name: 'cast',
  rule: '4.2',
  cites: { 'nothing-to-choose': '4.3' },
  when: (kernel, state, player, card) =>
    typeOf(kernel, state, card) === 'instant' || isAtLeisure(kernel, state, player)
      ? null
      : { reason: 'not-now', rule: '4.1' },
  price: (kernel, state, card) => {
    const { cost, attributes } = kernel.card(state, card).definition;
    return [
      [cost, ['mana']],
      [Number(attributes['shards'] ?? 0), ['shard']],
    ];
  },
  played: cast,
  resolved: (kernel, state, card) =>
    ['creature', 'relic'].includes(typeOf(kernel, state, card)) ? entered : spent,
});

const useAbility = useAction({
  name: 'use',
  zones: [play],
  rule: '6.1',
  cites: { 'used-already': '6.2', condition: '6.2', 'nothing-to-choose': '4.3' },
});

export const turnActions = [casting.action, useAbility, endingAction({ name: 'pass', rule: '3' })];
export const programs = [casting.program];
