/** How far a word may be from one that is meant. */
const limitOf = (word: string): number => (word.length <= 3 ? 1 : word.length <= 6 ? 2 : 3);

/** Of some words those that are near enough to be meant, the nearest first. */
export function allNear(word: string, candidates: Iterable<string>): readonly string[] {
  const limit = limitOf(word) + 1;
  const wanted = word.toLowerCase();
  const found: { readonly word: string; readonly far: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit || candidate.startsWith('^')) continue;
    const far = distance(wanted, candidate.toLowerCase(), limit);
    if (far < limit) found.push({ word: candidate, far });
  }
  return found.sort((a, b) => a.far - b.far).map((one) => one.word);
}

/** The nearest of some words, if it is near enough to be meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = limitOf(word);
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least || candidate.startsWith('^')) continue;
    const far = distance(wanted, candidate.toLowerCase(), least);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

/** Edit distance; stops counting at `limit`, and so looks no further than that from the diagonal. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    [before, previous] = [previous, row];
    row = new Array<number>(b.length + 1).fill(limit);
    row[0] = i;
    let least = Math.min(i, limit);
    const last = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= last; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
  }
  return row[b.length]!;
}
