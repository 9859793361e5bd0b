import {
  ask,
  type CardRef,
  cardsIn,
  defineProgram,
  drawHands,
  hand,
  inTurnOrder,
  type Label,
  label,
  type Machine,
  moved,
  type Program,
  playerCount,
  randomBelow,
  refOf,
  type Signal,
  type Step,
  settingOf,
  setupSlots,
  shuffled,
  startChoice,
  startingPlayer,
} from '@cardwright/core/game';
import { handAltered, startingPlayerDetermined } from '../events/state-changes.ts';
import { altered } from '../table/columns.ts';
import { alterings, openingHand, startingSeat } from '../table/settings.ts';

const slots = setupSlots();
const first = startChoice(slots, 'CR 2.1.3.2');
/** How many chances to alter a hand there have been. */
const TURN = slots.add<number>();
const PUT_BACK = slots.add<readonly CardRef[]>();

const ordered = (m: Machine): number[] => inTurnOrder(m.state, startingPlayer.get(m.state, 0));

/** As the series says or whoever lost chooses (CR 2.1.3.2), or the format; by chance otherwise (CR 2.2.1.1). */
function determineStart(m: Machine): Signal {
  const player =
    first.given(m) ??
    settingOf(m.kernel, startingSeat) ??
    randomBelow(m.draft(), playerCount.get(m.state, 0));
  return m.emit([startingPlayerDetermined.of(player)]);
}

function shuffleAll(m: Machine): Signal {
  m.frame.set(TURN, 0);
  return m.emit(ordered(m).map((p) => shuffled.of(p)));
}

/** Each player draws until the hand is full (CR 2.2.1.4). */
const drawAll = (m: Machine): Signal => drawHands(m, ordered(m), settingOf(m.kernel, openingHand) ?? 0);

/** Who alters next: each player in turn order, as often as the format says; nobody when all have. */
function altering(m: Machine): number | undefined {
  const players = ordered(m);
  const turn = m.frame.get(TURN);
  return turn < players.length * (settingOf(m.kernel, alterings) ?? 0)
    ? players[turn % players.length]
    : undefined;
}

/** Each player in turn order may put any number of cards on the bottom of the deck (CR 2.2.2.1). */
const offerAltering =
  (done: Label) =>
  (m: Machine): Signal => {
    const player = altering(m);
    if (player === undefined) return m.goto(done);
    const cards = cardsIn(m.state, player, hand).map((card) => refOf(m.state, card));
    return m.ask(
      ask.cards(player, {
        prompt: 'alter-hand',
        from: cards,
        min: 0,
        max: cards.length,
        into: PUT_BACK,
        secret: true,
        rule: 'CR 2.2.2.1',
      }),
    );
  };

function putBack(m: Machine): Signal {
  const player = altering(m)!;
  const cards = m.frame.get(PUT_BACK);
  return m.emit(
    cards.map((ref) =>
      moved.of(player, { card: ref, data: { to: 'deck', from: 'hand', end: 'last', as: [] } }),
    ),
  );
}

function noteAltering(m: Machine): Signal {
  const player = altering(m)!;
  m.frame.set(TURN, m.frame.get(TURN) + 1);
  const count = m.frame.get(PUT_BACK).length;
  return m.emit(count === 0 ? [] : [handAltered.of(player, { amount: count })]);
}

/** Whoever altered their hand shuffles (CR 2.2.2.3). */
function shuffleAgain(m: Machine): Signal {
  return m.emit(
    ordered(m)
      .filter((p) => altered.get(m.state, p) > 0)
      .map((p) => shuffled.of(p)),
  );
}

/**
 * The steps of setting up a game (CR 2.2).
 *
 * @param before what a format does before the decks are shuffled
 */
function stepsWith(before: readonly Step[]): (Step | Label)[] {
  const offer = label();
  const done = label();
  return [
    first.ask,
    determineStart,
    ...before,
    shuffleAll,
    drawAll,
    offer,
    offerAltering(done),
    putBack,
    noteAltering,
    drawAll,
    (m) => m.goto(offer),
    done,
    shuffleAgain,
  ];
}

/** A program that sets up a game (CR 2.2). @param before what a format does before the decks are shuffled */
export const defineSetup = (before: readonly Step[] = []): Program =>
  defineProgram('lorcana/setup', slots.count, stepsWith(before), { rule: 'CR 2.2' });

/** Setting up a game as the rules have it. */
export const setupProgram: Program = defineSetup();
