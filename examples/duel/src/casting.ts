import type { ReadonlyState } from '@cardwright/core';
import {
  actionCard,
  actionSlots,
  activatedOf,
  activePlayer,
  type CardRef,
  cardOf,
  defineProgram,
  hand,
  isCurrent,
  isForbidden,
  type Kernel,
  letRespond,
  paymentModifier,
  play,
  playAction,
  type Refusal,
  refOf,
  type Scope,
  settlePayment,
  stepIndex,
  type TurnActionRow,
  waitingForResponses,
  wasUsed,
} from '@cardwright/core/game';
import { cast, entered, paid, spent } from './events.ts';
import { mana, typeOf } from './table.ts';

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

const costOf = (kernel: Kernel, state: ReadonlyState, player: number, card: number): number =>
  Math.max(
    0,
    kernel.card(state, card).definition.cost + paymentModifier(kernel, state, playAction, player, card),
  );

/** Casting: the cost is paid, the card waits; when all have passed it enters play or does what it says (4). */
const castProgram = defineProgram('duel/cast', slots.count, [
  (m) => {
    const { kernel, state, frame } = m;
    const card = cardOf(frame.get(actionCard));
    const { cost: base } = kernel.card(state, card).definition;
    return settlePayment(m, { actions: [playAction], player: frame.controller, card, base }, COST);
  },
  (m) => m.emit([paid.of(m.frame.controller, { amount: m.frame.get(COST) })]),
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
  check: (kernel, state, player, card, _option, means) => {
    if (typeOf(kernel, state, card) !== 'instant' && !isAtLeisure(kernel, state, player))
      return refuse('not-now', '4.1');
    if (costOf(kernel, state, player, card) > means) return refuse('cannot-pay', '4.2');
    const spell = spellOf(kernel, state, card);
    const scope: Scope = { source: refOf(state, card), controller: player, slots: [], event: null };
    if (spell?.possible?.(state, scope) === false) return refuse('nothing-to-choose', '4.3');
    return isForbidden(kernel, state, playAction, player, card, -1) ? refuse('forbidden', '4.2') : null;
  },
  program: () => castProgram,
};

const useAbility: TurnActionRow = {
  name: 'use',
  zones: [play],
  rule: '6',
  ways: (kernel, state, _player, card) => activatedOf(kernel, state, card).length,
  wayName: (kernel, state, card, option) => activatedOf(kernel, state, card)[option]!.data.name ?? '',
  check: (kernel, state, player, card, option, means) => {
    const { id, usesPerTurn, condition, costs, possible } = activatedOf(kernel, state, card)[option]!;
    const scope: Scope = { source: refOf(state, card), controller: player, slots: [], event: null };
    if (usesPerTurn !== null && wasUsed(state, id, scope.source, usesPerTurn)) return refuse('used', '6.2');
    if (condition !== null && !condition(state, scope)) return refuse('condition', '6.2');
    if (possible?.(state, scope) === false) return refuse('nothing-to-choose', '4.3');
    const sum = costs.reduce((n, { amount }) => n + (amount?.(state, scope) ?? 0), 0);
    return sum <= means && costs.every(({ payable }) => payable(state, scope))
      ? null
      : refuse('cannot-pay', '6.1');
  },
  program: (kernel, state, card, option) => activatedOf(kernel, state, card)[option]!.program!,
};

const nothing = defineProgram('duel/pass', 2, []);
const pass: TurnActionRow = {
  name: 'pass',
  zones: [],
  rule: '3',
  endsLoop: true,
  check: () => null,
  program: () => nothing,
};

export const turnActions = [castCard, useAbility, pass];
export const programs = [castProgram, nothing];
export const means = (state: ReadonlyState, player: number): number => mana.get(state, player);
