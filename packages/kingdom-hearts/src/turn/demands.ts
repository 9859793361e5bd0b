import type { ReadonlyState } from '@cardwright/core';
import {
  activePlayer,
  ask,
  type CardRef,
  type DemandRow,
  defineProgram,
  isPermitted,
  type Kernel,
  refOf,
  Slots,
} from '@cardwright/core/game';
import { cleared } from '../events/leaving.ts';
import { charactersOf, equipmentOn, friendsOf, opponentOf } from '../table/areas.ts';
import { carryAnother } from '../table/names.ts';
import { friendLimit } from './state-check.ts';

const layout = new Slots();
/** The cards of which some must go. */
const CARDS = layout.add<readonly CardRef[]>();
/** How many must. */
const COUNT = layout.add<number>();
/** Those that go. */
const CHOSEN = layout.add<readonly CardRef[]>();

/** Asks a player which of too many cards go. */
const tooMany = (prompt: string, rule: string) =>
  defineProgram(
    `kingdom-hearts/${prompt}`,
    layout.count,
    [
      (m) => {
        const { frame } = m;
        const count = frame.get(COUNT);
        return m.ask(
          ask.cards(frame.controller, {
            prompt,
            from: frame.get(CARDS),
            min: count,
            max: count,
            into: CHOSEN,
            rule,
          }),
        );
      },
      (m) => m.emit(m.frame.get(CHOSEN).map((ref) => cleared.of(m.frame.controller, { card: ref }))),
    ],
    { rule: rule },
  );

/** Cards of a player, and how many of them are too many. */
type Excess = readonly [cards: readonly number[], count: number];

/** A demand for each player with an excess, the active one first. */
const whoever =
  (excessOf: (kernel: Kernel, state: ReadonlyState, player: number) => Excess | null): DemandRow['find'] =>
  (kernel, state) => {
    const active = activePlayer.get(state, 0);
    for (const player of [active, opponentOf(state, active)]) {
      const excess = excessOf(kernel, state, player);
      if (excess !== null) return { player, slots: [excess[0].map((card) => refOf(state, card)), excess[1]] };
    }
    return null;
  };

/** More Equipment on a character than it can carry, when a Form Change that carries two has gone (KH 8.2.6). */
const equipment = whoever((kernel, state, player) => {
  for (const character of charactersOf(state, player)) {
    const carried = equipmentOn(state, character);
    if (carried.length < 2) continue;
    const room = isPermitted(kernel, state, carryAnother, player, character, -1) ? 2 : 1;
    if (carried.length > room) return [carried, carried.length - room];
  }
  return null;
});

/** More Friends than a text lets a player have. */
const friends = whoever((kernel, state, player) => {
  const most = friendLimit(kernel, state, player);
  const there = most === Number.POSITIVE_INFINITY ? [] : friendsOf(state, player);
  return there.length > most ? [there, there.length - most] : null;
});

/** Things that a player has to give up, by choice. */
export const demands: readonly DemandRow[] = [
  {
    name: 'too-much-equipment',
    rule: 'KH 8.2.6.1',
    find: equipment,
    program: tooMany('too-much-equipment', 'KH 8.2.6.1'),
  },
  {
    name: 'too-many-friends',
    rule: 'KH 8.2.5',
    find: friends,
    program: tooMany('too-many-friends', 'KH 8.2.5'),
  },
];
