import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { saveLists } from './save.ts';

/** FNV-1a over 32-bit words. */
function mix(hash: number, word: number): number {
  return Math.imul(hash ^ word, 0x01000193);
}

const NULL = 0x6e756c6c;
const TRUE = 0x74727565;
const FALSE = 0x66616c73;

/** Hashes any plain value; lists and objects include their length, so that nesting is unambiguous. */
function mixValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return mix(hash, value);
  if (value === null) return mix(hash, NULL);
  if (typeof value === 'string') return mixText(mix(hash, value.length), value);
  if (typeof value === 'boolean') return mix(hash, value ? TRUE : FALSE);
  let h = hash;
  if (Array.isArray(value)) {
    h = mix(h, value.length);
    for (let i = 0; i < value.length; i++) h = mixValue(h, value[i]);
    return h;
  }
  const entries = Object.entries(value as object);
  h = mix(h, ~entries.length);
  for (const [key, inner] of entries) h = mixValue(mixText(h, key), inner);
  return h;
}

function mixText(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

/**
 * A short hash of a whole state, equal in every process that reached it the same way: eight hexadecimal digits. Covers
 * every number, the agenda, pending triggers, duration effects, this turn's history and the decision.
 */
export function hashState(kernel: Kernel, state: ReadonlyState): string {
  let h = 0x811c9dc5;
  const { n } = state;
  for (let i = 0; i < n.length; i++) h = mix(h, n[i]!);
  h = mixValue(h, saveLists(kernel, state));
  return (h >>> 0).toString(16).padStart(8, '0');
}
