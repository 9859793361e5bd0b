/** Edit distance (insert, delete, substitute, transpose); gives up above `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(previous[j]! + 1, row[j - 1]! + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** The part before a version or a level; the whole of other names. */
const headOf = (name: string): string => name.split(/ - | \(/, 1)[0]!;

/**
 * Names near a misspelt one, nearest first: the "did you mean" of every message. A name without its version or level is
 * near to each name with one.
 * @param limit how many names at most
 */
export function nearNames(name: string, known: Iterable<string>, limit = 3): string[] {
  const wanted = name.toLowerCase();
  const tolerance = Math.max(1, Math.floor(wanted.length / 3));
  const scored: { name: string; score: number }[] = [];
  // The usual slip in a plural: “copys” is one letter off.
  const plural = wanted.replace(/ys$/, 'ies');
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const head = headOf(other);
    const whole = plural !== wanted && plural === other ? 1 : distance(wanted, other, tolerance);
    const score = head === other ? whole : Math.min(whole, distance(wanted, head, tolerance));
    if (score <= tolerance) scored.push({ name: candidate, score });
  }
  return scored
    .sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .slice(0, limit)
    .map((s) => s.name);
}
