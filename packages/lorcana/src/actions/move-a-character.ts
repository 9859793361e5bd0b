import type { ReadonlyState } from '@cardwright/core';
import {
  abilityIndexOf,
  actionCard,
  actionSlots,
  ask,
  type CardRef,
  cardOf,
  defineProgram,
  firstIn,
  isForbidden,
  isPermitted,
  type Kernel,
  type Machine,
  nextInZone,
  paymentModifier,
  play,
  type Refusal,
  refOf,
  type Signal,
  settlePayment,
  statOf,
  type TurnActionRow,
} from '@cardwright/core/game';
import { inkPaid, moveTo } from '../events/state-changes.ts';
import { readyInk } from '../table/ink.ts';
import { locationOf } from '../table/location.ts';
import { move, moveCost, moveForFree } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';

const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const NOT_A_CHARACTER: Refusal = { reason: 'not-a-character', rule: 'CR 4.7.1' };
const NOWHERE_TO_MOVE: Refusal = { reason: 'nowhere-to-move', rule: 'CR 4.7.3.4' };

/** The least ink cost of moving a character to a location (CR 4.7.3.3); 0 if it may move for free (CR 4.7.3.2). */
function totalMoveCost(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  location: number,
): number {
  if (isPermitted(kernel, state, moveForFree, player, card, location)) return 0;
  return Math.max(
    0,
    statOf(kernel, state, location, moveCost) + paymentModifier(kernel, state, move, player, location, card),
  );
}

/** The locations a character can move to now, as references. */
export function destinations(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  ink: number,
): number[] {
  const found: number[] = [];
  if (!abilityIndexOf(kernel, state).mayHaveType('location')) return found;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (!traitsOf(kernel, state, c).isLocation || locationOf(state, card) === refOf(state, c)) continue;
    if (totalMoveCost(kernel, state, player, card, c) > ink) continue;
    if (!isForbidden(kernel, state, move, player, card, c)) found.push(refOf(state, c));
  }
  return found;
}

const layout = actionSlots();
/** The location, as a list of one. */
const LOCATION = layout.add<readonly CardRef[]>();
/** What it costs in all. */
const TOTAL = layout.add<number>();

function chooseLocation(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const card = frame.get(actionCard);
  const candidates = destinations(
    kernel,
    state,
    frame.controller,
    cardOf(card),
    readyInk(state, frame.controller),
  );
  return m.ask(
    ask.cards(frame.controller, {
      prompt: 'choose-location',
      from: candidates,
      into: LOCATION,
      source: card,
      rule: 'CR 4.7.3.1',
    }),
  );
}

const MOVE = [move];

/** The total cost, before it is paid (CR 4.7.3.3). */
function settleTotal(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const player = frame.controller;
  const moving = cardOf(frame.get(actionCard));
  const card = cardOf(frame.get(LOCATION)[0]!);
  if (isPermitted(kernel, state, moveForFree, player, moving, card)) {
    frame.set(TOTAL, 0);
    return m.next();
  }
  const base = statOf(kernel, state, card, moveCost);
  return settlePayment(m, { actions: MOVE, player, card, other: moving, base }, TOTAL);
}

function pay(m: Machine): Signal {
  const { frame } = m;
  const location = frame.get(LOCATION)[0]!;
  const cost = frame.get(TOTAL);
  return m.emit(cost === 0 ? [] : [inkPaid.of(frame.controller, { card: location, amount: cost })]);
}

function arrive(m: Machine): Signal {
  const { frame } = m;
  const location = frame.get(LOCATION)[0]!;
  return m.emit([moveTo(m.state, frame.controller, frame.get(actionCard), location)]);
}

/** Choose a location, pay, arrive; a game can be saved at each decision in between. */
export const moveProgram = defineProgram(
  'lorcana/move',
  layout.count,
  [chooseLocation, settleTotal, pay, arrive],
  { rule: 'CR 4.7.3' },
);

/** Move a character to one of its player's locations (CR 4.7). */
export const moveACharacter: TurnActionRow = {
  name: 'move',
  zones: [play],
  rule: 'CR 4.7.3',
  possible: (kernel, s) => abilityIndexOf(kernel, s).mayHaveType('location'),
  check: (kernel, s, player, card, _option, ink) => {
    if (!traitsOf(kernel, s, card).isCharacter) return NOT_A_CHARACTER;
    if (isForbidden(kernel, s, move, player, card, -1)) return FORBIDDEN;
    return destinations(kernel, s, player, card, ink).length === 0 ? NOWHERE_TO_MOVE : null;
  },
  program: () => moveProgram,
};
