import type { ReadonlyState } from '@cardwright/core';
import {
  ask,
  type CardRef,
  cardOf,
  cardsIn,
  deck,
  defineProgram,
  type Kernel,
  label,
  type Machine,
  NO_CARD,
  type Program,
  randomBelow,
  refOf,
  runStateChecks,
  type Signal,
  searched,
  settingOf,
  setupSlots,
  shuffled,
  startChoice,
  startingPlayer,
  statOf,
} from '@cardwright/core/game';
import { gameStarted, playerCardPlaced, startingPlayerDetermined } from '../events/players.ts';
import { playerCardOf } from '../table/areas.ts';
import { level } from '../table/names.ts';
import { openingHand, startingSeat } from '../table/settings.ts';
import { traitsOf } from '../table/traits.ts';
import { drawProgram } from '../turn/draw.ts';

const slots = setupSlots();
/** The Player Card that each of the two players takes, as a list of one. */
const TAKEN = [slots.add<readonly CardRef[]>(), slots.add<readonly CardRef[]>()] as const;
const first = startChoice(slots, 'KH 6');
/** How many have drawn. */
const DRAWN = slots.add<number | null>();

const nextHand = label();

/**
 * The Player Cards a player may begin with, one of each; a Form Change is none (KH 4.1, 6). In an order that does not
 * tell how the deck lies.
 */
function playerCards(kernel: Kernel, state: ReadonlyState, player: number): number[] {
  const found = new Map<number, number>();
  for (const card of cardsIn(state, player, deck)) {
    const traits = traitsOf(kernel, state, card);
    if (traits.isPlayer && !traits.isForm && !found.has(traits.card.index))
      found.set(traits.card.index, card);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, card]) => card);
}

/** A player looks for Player Cards in the deck. */
const lookThrough =
  (of: number) =>
  (m: Machine): Signal =>
    m.emit([searched.of(of, { data: { from: deck.name, of } })]);

/**
 * Each player takes a Player Card out of the deck, of several XIII any (KH 5, 6, KH 9.36). It is asked of one, too:
 * whether there were others is not for the opponent to know.
 */
function askWhich(player: 0 | 1) {
  return (m: Machine): Signal => {
    const refs = playerCards(m.kernel, m.state, player).map((card) => refOf(m.state, card));
    m.frame.set(TAKEN[player], []);
    if (refs.length === 0) return m.next();
    return m.ask(
      ask.cards(player, {
        prompt: 'choose-player-card',
        from: refs,
        into: TAKEN[player],
        secret: true,
        rule: 'KH 6',
      }),
    );
  };
}

function placeBoth(m: Machine): Signal {
  const { kernel, state, frame } = m;
  return m.emit(
    TAKEN.flatMap((taken, player) => {
      const [ref] = frame.get(taken);
      if (ref === undefined) return [];
      const points = Number(kernel.card(state, cardOf(ref)).definition.attributes['hp'] ?? 0);
      return [playerCardPlaced.of(player, { card: ref, amount: points })];
    }),
  );
}

/** Whoever the host says; otherwise the lower level, and of equal ones chance decides (KH 6, KH 9.4). */
function determineStart(m: Machine): Signal {
  const { kernel, state } = m;
  const given = first.given(m) ?? settingOf(kernel, startingSeat);
  if (given !== null) return m.emit([startingPlayerDetermined.of(given)]);
  const levels = [0, 1].map((player) => {
    const card = playerCardOf(state, player);
    return card < 0 ? 0 : statOf(kernel, state, card, level);
  });
  const [a, b] = levels as [number, number];
  const lower = a === b ? randomBelow(m.draft(), 2) : a < b ? 0 : 1;
  return m.emit([startingPlayerDetermined.of(lower)]);
}

function drawHand(m: Machine): Signal {
  const { state, frame } = m;
  const done = frame.get(DRAWN) ?? 0;
  if (done === 2) return m.next();
  frame.set(DRAWN, done + 1);
  const player = (startingPlayer.get(state, 0) + done) % 2;
  m.pushFrame(m.makeFrame(drawProgram, [player, settingOf(m.kernel, openingHand) ?? 0], NO_CARD, player));
  return m.goto(nextHand);
}

/** Preparing to play (KH 6). There is no second hand (KH 9.4). */
export const setupProgram: Program = defineProgram(
  'kingdom-hearts/setup',
  slots.count,
  [
    lookThrough(0),
    askWhich(0),
    lookThrough(1),
    askWhich(1),
    placeBoth,
    first.ask,
    determineStart,
    (m) => m.emit([0, 1].map((player) => shuffled.of(player))),
    nextHand,
    drawHand,
    (m) => m.emit([gameStarted.of(startingPlayer.get(m.state, 0))]),
    (m) => runStateChecks(m, 'all'),
  ],
  { rule: 'KH 6' },
);
