import { fork } from '@cardwright/core';
import { broken, type Law } from './law.ts';

/** Fields that refer to the engine, or that are derived and never saved. */
const NOT_OF_THE_GAME = new Set(['layout', 'abilityIndex', 'program', 'part', 'kind']);

function look(value: unknown, path: string, seen: Set<unknown>): void {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) broken(`${path} is ${value}`);
    return;
  }
  if (typeof value !== 'object') broken(`${path} holds a ${typeof value}`);
  if (seen.has(value) || ArrayBuffer.isView(value)) return;
  seen.add(value);
  const type = (value as object).constructor;
  if ([Map, Set, WeakMap, WeakSet, Date, Promise].some((made) => value instanceof made))
    broken(`${path} holds a ${type.name}`);
  for (const [key, inner] of Object.entries(value as object))
    if (Array.isArray(value) || !NOT_OF_THE_GAME.has(key)) look(inner, `${path}.${key}`, seen);
}

/** Law: a state is plain data. */
export const stateIsData: Law = {
  name: 'state-is-data',
  says: 'a state holds numbers, texts and lists: no function, clock, Map or Set, and nothing that is no number',
  every: 20,
  check: ({ state }) => {
    look(fork(state), 'state', new Set());
    return 1;
  },
};
