import type { ReadonlyState } from '@cardwright/core';
import {
  actionCard,
  actionSlots,
  activePlayer,
  type CardRef,
  canPay,
  cardOf,
  changePrice,
  defineProgram,
  endingAction,
  hand,
  isCurrent,
  isForbidden,
  type Kernel,
  letRespond,
  type Price,
  paymentModifier,
  payPrice,
  play,
  playAction,
  type Refusal,
  refOf,
  type Scope,
  settlePayment,
  stepIndex,
  type TurnActionRow,
  useAction,
  waitingForResponses,
} from '@cardwright/core/game';
import { cast, entered, spent } from './events.ts';
import { typeOf } from './table.ts';

const slots = actionSlots();
const COST = slots.add<number>();
/** The card where it waits. */
const WAITING = slots.add<CardRef>();

const refuse = (reason: string, rule: string): Refusal => ({ reason, rule });

/** Whether a player may do what is done at leisure: in their main phase, when nothing waits (4.1). */
const isAtLeisure = (kernel: Kernel, state: ReadonlyState, player: number): boolean =>
  activePlayer.get(state, 0) === player &&
  kernel.rules.timing[stepIndex.get(state, 0)]?.phase === 'main' &&
  waitingForResponses(kernel, state).length === 0;

const spellOf = (kernel: Kernel, state: ReadonlyState, card: number) =>
  kernel.card(state, card).abilities.find(({ data }) => data.kind === 'spell');

/** What a card costs, if what is paid in mana comes to `first`. */
function priceOf(kernel: Kernel, state: ReadonlyState, card: number, first?: number): Price {
  const { cost, attributes } = kernel.card(state, card).definition;
  return [
    [Math.max(0, first ?? cost), ['mana']],
    [Number(attributes['shards'] ?? 0), ['shard']],
  ];
}
const action = playAction.name;

/** Casting: the cost is paid, the card waits; when all have passed it enters play or does what it says (4). */
const castProgram = defineProgram('duel/cast', slots.count, [
  (m) => {
    const { kernel, state, frame } = m;
    const card = cardOf(frame.get(actionCard));
    const base = priceOf(kernel, state, card);
    return settlePayment(m, { actions: [playAction], player: frame.controller, card, base }, COST);
  },
  (m) => {
    const card = cardOf(m.frame.get(actionCard));
    return payPrice(m, priceOf(m.kernel, m.state, card, m.frame.get(COST)), { card, action });
  },
  (m) => m.emit([cast.of(m.frame.controller, { card: m.frame.get(actionCard) })]),
  (m) => {
    const card = cardOf(m.frame.get(actionCard));
    const here = refOf(m.state, card);
    m.frame.set(WAITING, here);
    m.frame.source = here;
    const spell = spellOf(m.kernel, m.state, card);
    return spell === undefined ? letRespond(m) : m.push(spell.program!, [], here, m.frame.controller);
  },
  (m) => {
    const { kernel, state, frame } = m;
    const card = frame.get(WAITING);
    // It was countered (4.6).
    if (!isCurrent(state, card)) return m.pop();
    const type = typeOf(kernel, state, cardOf(card));
    const stays = type === 'creature' || type === 'relic';
    return m.emit([(stays ? entered : spent).of(frame.controller, { card })]);
  },
]);

const castCard: TurnActionRow = {
  name: 'cast',
  zones: [hand],
  rule: '4',
  check: (kernel, state, player, card) => {
    if (typeOf(kernel, state, card) !== 'instant' && !isAtLeisure(kernel, state, player))
      return refuse('not-now', '4.1');
    const less = paymentModifier(kernel, state, playAction, player, card);
    const price = changePrice(priceOf(kernel, state, card), less);
    if (!canPay(kernel, state, price, { player, card, action })) return refuse('cannot-pay', '4.2');
    const spell = spellOf(kernel, state, card);
    const scope: Scope = { source: refOf(state, card), controller: player, slots: [], event: null };
    if (spell?.possible?.(state, scope) === false) return refuse('nothing-to-choose', '4.3');
    return isForbidden(kernel, state, playAction, player, card, -1) ? refuse('forbidden', '4.2') : null;
  },
  program: () => castProgram,
};

const useAbility = useAction({
  name: 'use',
  zones: [play],
  rule: '6.1',
  cites: { 'used-already': '6.2', condition: '6.2', 'nothing-to-choose': '4.3' },
});

export const turnActions = [castCard, useAbility, endingAction({ name: 'pass', rule: '3' })];
export const programs = [castProgram];
