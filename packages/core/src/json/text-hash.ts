/** Two lanes of FNV-1a over a text: sixteen hexadecimal digits. For noticing a difference, not for security. */
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
 * Plain data as text that does not depend on the order of an object's keys.
 * @param without a key that is left out wherever it is
 */
export function canonical(value: unknown, without?: string): string {
  return JSON.stringify(value, (key, v) => {
    if (key === without) return undefined;
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return v;
    return Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
