import {
  anything,
  type Contract,
  either,
  flag,
  listOf,
  orNull,
  text,
  tuple,
  whole,
} from '../contract/contract.ts';

const count = whole(0);
const seats = orNull(listOf(whole(0)));
const move = orNull(tuple('a turn action', [whole(0), whole(-1), whole(0)]));
const simple = orNull(either(whole(), flag));

/** Types of the slots of the kernel's own programs, in order; plugins are responsible for theirs. */
const SLOTS: Readonly<Record<string, readonly Contract[]>> = {
  'core/turn': [anything, anything, anything, anything, seats],
  'core/actions': [move],
  'core/action': [move],
  'core/team-actions': [seats, seats, orNull(flag)],
  'core/priority': [move, orNull(whole(0)), orNull(count)],
  'core/pay': [anything, whole(-1), text, listOf(count), orNull(count)],
  'core/event': [count, count, count, whole(-1)],
  'core/settle': [simple, simple, simple, simple, simple, simple],
  'core/state-check': [simple, simple, simple, simple],
};

/** The first slot of a program with an impossible value; -1 for none. */
export function wrongSlot(program: string, slots: readonly unknown[]): number {
  const contracts = SLOTS[program];
  return contracts === undefined ? -1 : contracts.findIndex((one, i) => one.fault(slots[i], []) !== null);
}
