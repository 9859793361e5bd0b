import {
  cardsIn,
  countIn,
  Decision,
  deck,
  defineProgram,
  drawn,
  firstIn,
  GameEvent,
  hand,
  inTurnOrder,
  type Machine,
  moved,
  type Program,
  playerCount,
  randomBelow,
  refOf,
  type Signal,
  shuffled,
  startingPlayer,
} from '@cardwright/core';
import { handAltered, startingPlayerDetermined } from '../events/state-changes.ts';
import { altered } from '../table/columns.ts';

/** Cards of an opening hand (CR 2.2.1.4). */
export const OPENING_HAND = 7;

// Slots: 0 how many players have had their chance, 1 the cards put back, 2 cards still to draw.
const TURN = 0;
const PUT_BACK = 1;
const DRAWS = 2;

const ordered = (m: Machine): number[] => inTurnOrder(m.state, startingPlayer.get(m.state, 0));

function determineStart(m: Machine): Signal {
  const player = randomBelow(m.draft(), playerCount.get(m.state, 0));
  return m.emit([new GameEvent(startingPlayerDetermined, player)]);
}

function shuffleAll(m: Machine): Signal {
  m.frame.slots[TURN] = 0;
  return m.emit(ordered(m).map((p) => new GameEvent(shuffled, p)));
}

/** Each player draws until the hand is full, one card at a time; goes on at `after` when all are done. */
function drawHands(after: number) {
  return (m: Machine): Signal => {
    for (const player of ordered(m)) {
      const top = firstIn(m.state, player, deck);
      if (countIn(m.state, player, hand) < OPENING_HAND && top >= 0) {
        m.frame.slots[DRAWS] = 1;
        return m.emit([new GameEvent(drawn, player, refOf(m.state, top), -1, 1)]);
      }
    }
    return m.goto(after);
  };
}

/** Each player in turn order may put any number of cards on the bottom of the deck (CR 2.2.2.1). */
function offerAltering(m: Machine): Signal {
  const player = ordered(m)[m.frame.slots[TURN] as number];
  if (player === undefined) return m.goto(SHUFFLE_AGAIN);
  const cards = cardsIn(m.state, player, hand).map((card) => refOf(m.state, card));
  return m.ask(
    new Decision(
      'choose-cards',
      player,
      'alter-hand',
      cards,
      0,
      cards.length,
      -1,
      [],
      true,
      PUT_BACK,
      'CR 2.2.2.1',
    ),
  );
}

function putBack(m: Machine): Signal {
  const player = ordered(m)[m.frame.slots[TURN] as number]!;
  const cards = m.frame.slots[PUT_BACK] as readonly number[];
  return m.emit(
    cards.map(
      (ref) =>
        new GameEvent(moved, player, ref, -1, 1, -1, { to: 'deck', from: 'hand', end: 'last', as: [] }),
    ),
  );
}

function noteAltering(m: Machine): Signal {
  const player = ordered(m)[m.frame.slots[TURN] as number]!;
  m.frame.slots[TURN] = (m.frame.slots[TURN] as number) + 1;
  const count = (m.frame.slots[PUT_BACK] as readonly number[]).length;
  return m.emit(count === 0 ? [] : [new GameEvent(handAltered, player, -1, -1, count)]);
}

/** Whoever altered their hand shuffles (CR 2.2.2.3). */
function shuffleAgain(m: Machine): Signal {
  return m.emit(
    ordered(m)
      .filter((p) => altered.get(m.state, p) > 0)
      .map((p) => new GameEvent(shuffled, p)),
  );
}

const OFFER = 4;
const SHUFFLE_AGAIN = 9;

/** Setting up a game (CR 2.2). */
export const setupProgram: Program = defineProgram(
  'lorcana/setup',
  3,
  [
    determineStart,
    shuffleAll,
    drawHands(OFFER),
    (m) => m.goto(2),
    offerAltering,
    putBack,
    noteAltering,
    drawHands(OFFER),
    (m) => m.goto(7),
    shuffleAgain,
  ],
  'CR 2.2',
);
