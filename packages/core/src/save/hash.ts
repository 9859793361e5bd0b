import type { Engine } from '../game/engine.ts';
import type { ReadonlyState } from '../state/state.ts';
import { saveLists } from './save.ts';

/** FNV-1a over 32-bit words. */
function mix(hash: number, word: number): number {
  return Math.imul(hash ^ word, 0x01000193);
}

function mixText(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

/**
 * A short hash of a whole state, equal in every process that came the same way: eight hexadecimal digits. Covers
 * every number and all that is on the agenda, waits, lasts, happened this turn or is asked.
 */
export function hashState(engine: Engine, state: ReadonlyState): string {
  let h = 0x811c9dc5;
  const { n } = state;
  for (let i = 0; i < n.length; i++) h = mix(h, n[i]!);
  h = mixText(h, JSON.stringify(saveLists(engine, state)));
  return (h >>> 0).toString(16).padStart(8, '0');
}
