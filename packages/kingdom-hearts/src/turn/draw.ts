import {
  countIn,
  deck,
  defineProgram,
  discard,
  drawn,
  firstIn,
  type Machine,
  type Program,
  refOf,
  type Signal,
} from '@cardwright/core';
import { deckReplenished } from '../events/players.ts';

// Slots: 0 the player, 1 how many are still to draw, 2 how many were drawn, 3 the result of one (two slots).
const PLAYER = 0;
const LEFT = 1;
const DRAWN = 2;
const RESULT = 3;

const isReplenished = (m: Machine, player: number): boolean =>
  countIn(m.state, player, deck) === 0 && countIn(m.state, player, discard) > 0;

/** A deck that came to its end otherwise, or when there was no pile, is replenished before the next draw. */
function begin(m: Machine): Signal {
  const player = m.frame.slots[PLAYER] as number;
  const draws = (m.frame.slots[LEFT] as number) > 0;
  return m.emit(draws && isReplenished(m, player) ? [deckReplenished.of(player)] : []);
}

function drawOne(m: Machine): Signal {
  const { state, frame } = m;
  const { slots } = frame;
  slots[DRAWN] ??= 0;
  const player = slots[PLAYER] as number;
  const top = firstIn(state, player, deck);
  if ((slots[LEFT] as number) <= 0 || top < 0) return m.pop(slots[DRAWN]);
  slots[LEFT] = (slots[LEFT] as number) - 1;
  return m.emit([drawn.of(player, { card: refOf(state, top), source: frame.source })], RESULT);
}

/** The moment the last card is drawn, the discard pile becomes the deck (KH 9.3). */
function replenish(m: Machine): Signal {
  const { slots } = m.frame;
  slots[DRAWN] = (slots[DRAWN] as number) + (slots[RESULT] as number);
  const player = slots[PLAYER] as number;
  return m.emit(isReplenished(m, player) ? [deckReplenished.of(player)] : []);
}

/** Draws so many cards for a player, one after the other. Its result is how many were drawn (KH 8.1). */
export const drawProgram: Program = defineProgram(
  'kingdom-hearts/draw',
  5,
  [begin, drawOne, replenish, (m) => m.goto(1)],
  'KH 8.1',
);

/** Cards of a full hand (KH 6, 8.1). */
export const HAND_SIZE = 6;
