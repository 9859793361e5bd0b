import { random0, random1, random2, random3 } from '../model/core-columns.ts';
import type { WritableState } from '../model/state.ts';
import { OutsideChance } from './outside-chance.ts';

/** Seeds the generator's four words from a number by splitmix32. */
export function seedRandom(draft: WritableState, seed: number): void {
  const words = new OutsideChance(seed);
  for (const word of [random0, random1, random2, random3]) word.put(draft, 0, words.next() | 0);
}

/** The next 32 random bits (sfc32): the words live in state, so a saved game goes on identically. */
export function nextRandom(draft: WritableState): number {
  const a = random0.get(draft, 0);
  const b = random1.get(draft, 0);
  const c = random2.get(draft, 0);
  const d = random3.get(draft, 0);
  const t = (((a + b) | 0) + d) | 0;
  random3.put(draft, 0, (d + 1) | 0);
  random0.put(draft, 0, b ^ (b >>> 9));
  random1.put(draft, 0, (c + (c << 3)) | 0);
  random2.put(draft, 0, (((c << 21) | (c >>> 11)) + t) | 0);
  return t >>> 0;
}

/** A uniform integer from 0 to `below - 1`, without modulo bias. */
export function randomBelow(draft: WritableState, below: number): number {
  const last = (0xffff_ffff - (((0xffff_ffff % below) + 1) % below)) >>> 0;
  for (;;) {
    const bits = nextRandom(draft);
    if (bits <= last) return bits % below;
  }
}
