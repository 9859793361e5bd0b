/** Hashes a text with two lanes of FNV-1a: sixteen hexadecimal digits. Detects differences; not cryptographic. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * Canonical serialisation of plain data, independent of key order.
 * @param without a key that is left out everywhere
 */
export function canonical(value: unknown, without?: string): string {
  return JSON.stringify(value, (key, v) => {
    if (key === without) return undefined;
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return v;
    return Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
