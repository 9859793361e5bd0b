import {
  countIn,
  deck,
  defineProgram,
  discard,
  drawn,
  firstIn,
  label,
  type Machine,
  type Program,
  refOf,
  type Signal,
  Slots,
} from '@cardwright/core/game';
import { deckReplenished } from '../events/players.ts';

const slots = new Slots();
const PLAYER = slots.add<number>();
/** How many are still to draw. */
const LEFT = slots.add<number>();
/** How many were drawn. */
const DRAWN = slots.add<number | null>();
const RESULT = slots.addResult();

const nextCard = label();

const isReplenished = (m: Machine, player: number): boolean =>
  countIn(m.state, player, deck) === 0 && countIn(m.state, player, discard) > 0;

/** A deck that became empty in another way, or while there was no pile, is replenished before the next draw. */
function begin(m: Machine): Signal {
  const player = m.frame.get(PLAYER);
  const draws = m.frame.get(LEFT) > 0;
  return m.emit(draws && isReplenished(m, player) ? [deckReplenished.of(player)] : []);
}

function drawOne(m: Machine): Signal {
  const { state, frame } = m;
  const drawnBefore = frame.get(DRAWN) ?? 0;
  frame.set(DRAWN, drawnBefore);
  const player = frame.get(PLAYER);
  const top = firstIn(state, player, deck);
  if (frame.get(LEFT) <= 0 || top < 0) return m.pop(drawnBefore);
  frame.set(LEFT, frame.get(LEFT) - 1);
  return m.emit([drawn.of(player, { card: refOf(state, top), source: frame.source })], RESULT);
}

/** The moment the last card is drawn, the discard pile becomes the deck (KH 9.3). */
function replenish(m: Machine): Signal {
  const { frame } = m;
  frame.set(DRAWN, (frame.get(DRAWN) ?? 0) + frame.get(RESULT));
  const player = frame.get(PLAYER);
  return m.emit(isReplenished(m, player) ? [deckReplenished.of(player)] : []);
}

/** Draws so many cards for a player, one after the other. Its result is how many were drawn (KH 8.1). */
export const drawProgram: Program = defineProgram(
  'kingdom-hearts/draw',
  slots.count,
  [begin, nextCard, drawOne, replenish, (m) => m.goto(nextCard)],
  { rule: 'KH 8.1' },
);
