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
import { openingHand } from '../table/settings.ts';

const slots = setupSlots();
const first = startChoice(slots, 'CR 2.1.3.2');
/** How many players have had their chance to alter their hand. */
const TURN = slots.add<number>();
const PUT_BACK = slots.add<readonly CardRef[]>();

const ordered = (m: Machine): number[] => inTurnOrder(m.state, startingPlayer.get(m.state, 0));

/** As the series says or whoever lost chooses (CR 2.1.3.2); by chance otherwise (CR 2.2.1.1). */
function determineStart(m: Machine): Signal {
  const player = first.given(m) ?? randomBelow(m.draft(), playerCount.get(m.state, 0));
  return m.emit([startingPlayerDetermined.of(player)]);
}

function shuffleAll(m: Machine): Signal {
  m.frame.set(TURN, 0);
  return m.emit(ordered(m).map((p) => shuffled.of(p)));
}

/** Each player draws until the hand is full (CR 2.2.1.4). */
const drawAll = (m: Machine): Signal => drawHands(m, ordered(m), settingOf(m.kernel, openingHand) ?? 0);

/** Each player in turn order may put any number of cards on the bottom of the deck (CR 2.2.2.1). */
const offerAltering =
  (done: Label) =>
  (m: Machine): Signal => {
    const player = ordered(m)[m.frame.get(TURN)];
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
  const player = ordered(m)[m.frame.get(TURN)]!;
  const cards = m.frame.get(PUT_BACK);
  return m.emit(
    cards.map((ref) =>
      moved.of(player, { card: ref, data: { to: 'deck', from: 'hand', end: 'last', as: [] } }),
    ),
  );
}

function noteAltering(m: Machine): Signal {
  const player = ordered(m)[m.frame.get(TURN)]!;
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
