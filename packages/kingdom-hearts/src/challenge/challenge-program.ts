import {
  defineProgram,
  type Machine,
  type Program,
  runStateChecks,
  type Signal,
  singleAction,
} from '@cardwright/core';
import { spent } from '../battle/battle-program.ts';
import { challengeBegan, challengeEnded, challengeLost, challengeWon } from '../events/fighting.ts';
import { hpLost } from '../events/players.ts';
import { opponentOf } from '../table/areas.ts';
import { optionsTaken, passes } from '../table/columns.ts';
import { totalAttack } from '../table/values.ts';

// Slots: 2 whose option it is, 3 who has lost (-1 for nobody), 4 how many options were taken before.
const CURRENT = 2;
const LOSER = 3;
const TAKEN = 4;

const CHOOSE = 2;

/** Each in turn takes one option, the attacker first (KH 8.3, KH 9.30). */
function choose(m: Machine): Signal {
  const { frame } = m;
  const current = (frame.slots[CURRENT] ?? frame.controller) as number;
  frame.slots[CURRENT] = current;
  frame.slots[TAKEN] = optionsTaken.get(m.state, 0);
  return m.push(singleAction, [], -1, current);
}

/** Two who do nothing one after the other end it; who has taken no option yet is asked again. */
function alternate(m: Machine): Signal {
  const { state, frame } = m;
  if (optionsTaken.get(state, 0) === frame.slots[TAKEN]) return m.goto(CHOOSE);
  if (passes.get(state, 0) >= 2) return m.next();
  frame.slots[CURRENT] = opponentOf(state, frame.slots[CURRENT] as number);
  return m.goto(CHOOSE);
}

/** The higher total wins; of equal ones neither (KH 8.3, KH 9.33). */
function compare(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const attacker = frame.controller;
  const defender = opponentOf(state, attacker);
  const difference = totalAttack(kernel, state, attacker) - totalAttack(kernel, state, defender);
  frame.slots[LOSER] = difference === 0 ? -1 : difference > 0 ? defender : attacker;
  if (difference === 0) return m.next();
  const loser = frame.slots[LOSER] as number;
  const amount = Math.abs(difference);
  return m.emit([challengeWon.of(opponentOf(state, loser), { amount }), challengeLost.of(loser, { amount })]);
}

/** The loser loses 1 Heart Point, however great the difference (KH 9.33). */
function lose(m: Machine): Signal {
  const loser = m.frame.slots[LOSER] as number;
  return m.emit(loser < 0 ? [] : [hpLost.of(loser, { amount: 1, data: { challenge: true } })]);
}

/** A challenge of the player whose phase it is (KH 8.3). */
export const challengeProgram: Program = defineProgram(
  'kingdom-hearts/challenge',
  5,
  [
    (m) => m.emit([challengeBegan.of(m.frame.controller)]),
    (m) => runStateChecks(m, 'all'),
    choose,
    alternate,
    compare,
    lose,
    (m) => runStateChecks(m, 'all'),
    (m) => m.emit([...spent(m, m.frame.controller), ...spent(m, opponentOf(m.state, m.frame.controller))]),
    (m) => m.emit([challengeEnded.of(m.frame.controller)]),
  ],
  'KH 8.3',
);
