/** The first difference between two texts, with context. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 60);
  return `…${around(a)}… / …${around(b)}…`;
}
