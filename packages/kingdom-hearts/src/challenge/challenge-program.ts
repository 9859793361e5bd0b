import {
  actionSlots,
  defineProgram,
  label,
  type Machine,
  NO_CARD,
  type Program,
  runStateChecks,
  type Signal,
  singleAction,
} from '@cardwright/core/game';
import { spent } from '../battle/battle-program.ts';
import { challengeBegan, challengeEnded, challengeLost, challengeWon } from '../events/fighting.ts';
import { hpLost } from '../events/players.ts';
import { opponentOf, playerRef } from '../table/areas.ts';
import { optionsTaken, passes } from '../table/columns.ts';
import { totalAttack } from '../table/values.ts';

const slots = actionSlots();
/** Whose option it is. */
const CURRENT = slots.add<number | null>();
/** Who has lost, or -1. */
const LOSER = slots.add<number>();
/** How many options were taken before. */
const TAKEN = slots.add<number>();

const nextOption = label();

/** Each in turn takes one option, the attacker first (KH 8.3, KH 9.30). */
function choose(m: Machine): Signal {
  const { frame } = m;
  const current = frame.get(CURRENT) ?? frame.controller;
  frame.set(CURRENT, current);
  frame.set(TAKEN, optionsTaken.get(m.state, 0));
  return m.push(singleAction, [], NO_CARD, current);
}

/** Two who do nothing one after the other end it; who has taken no option yet is asked again. */
function alternate(m: Machine): Signal {
  const { state, frame } = m;
  if (optionsTaken.get(state, 0) === frame.get(TAKEN)) return m.goto(nextOption);
  if (passes.get(state, 0) >= 2) return m.next();
  frame.set(CURRENT, opponentOf(state, frame.get(CURRENT)!));
  return m.goto(nextOption);
}

/** The higher total wins; of equal ones neither (KH 8.3, KH 9.33). */
function compare(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const attacker = frame.controller;
  const defender = opponentOf(state, attacker);
  const difference = totalAttack(kernel, state, attacker) - totalAttack(kernel, state, defender);
  frame.set(LOSER, difference === 0 ? -1 : difference > 0 ? defender : attacker);
  if (difference === 0) return m.next();
  const loser = frame.get(LOSER);
  const amount = Math.abs(difference);
  const winner = opponentOf(state, loser);
  return m.emit([
    challengeWon.of(winner, { card: playerRef(state, winner), amount }),
    challengeLost.of(loser, { card: playerRef(state, loser), amount }),
  ]);
}

/** The loser loses 1 Heart Point, however great the difference (KH 9.33). */
function lose(m: Machine): Signal {
  const loser = m.frame.get(LOSER);
  return m.emit(loser < 0 ? [] : [hpLost.of(loser, { amount: 1, data: { challenge: true } })]);
}

/** A challenge of the player whose phase it is (KH 8.3). */
export const challengeProgram: Program = defineProgram(
  'kingdom-hearts/challenge',
  slots.count,
  [
    (m) => m.emit([challengeBegan.of(m.frame.controller, { card: playerRef(m.state, m.frame.controller) })]),
    (m) => runStateChecks(m, 'all'),
    nextOption,
    choose,
    alternate,
    compare,
    lose,
    (m) => runStateChecks(m, 'all'),
    (m) => m.emit([...spent(m, m.frame.controller), ...spent(m, opponentOf(m.state, m.frame.controller))]),
    (m) => m.emit([challengeEnded.of(m.frame.controller)]),
  ],
  { rule: 'KH 8.3' },
);
