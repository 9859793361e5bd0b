/** Parses the message of `JSON.parse`: the reason without its excerpt, and the offset. */
export function jsonFault(error: Error, text: string): { readonly message: string; readonly offset: number } {
  const { message } = error;
  const position =
    /position (\d+)/.exec(message)?.[1] ?? (namesToken(error) ? String(offsetOfToken(text)) : undefined);
  const end = Math.max(0, text.trimEnd().length - 1);
  if (position === undefined) return { message: 'not JSON: it ends too early', offset: end };
  const offset = Math.min(Number(position), Math.max(0, text.length - 1));
  const what =
    /^(.*?)(?:,? (?:\.\.\.)?"[\s\S]*| is not valid JSON| in JSON at position)/.exec(message)?.[1] ?? message;
  const behind = text.slice(0, offset).trim();
  let whole = false;
  try {
    JSON.parse(behind);
    whole = true;
  } catch {}
  return { message: `not JSON: ${whole ? 'something follows behind its end' : lower(what)}`, offset };
}

const namesToken = (error: unknown): boolean =>
  error instanceof SyntaxError && error.message.startsWith('Unexpected token');

/** Where the token is that `JSON.parse` names without a position: behind the longest beginning that has no such fault. */
function offsetOfToken(text: string): number {
  let low = 0;
  for (let high = text.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    try {
      JSON.parse(text.slice(0, middle));
      low = middle;
    } catch (error) {
      if (namesToken(error)) high = middle;
      else low = middle;
    }
  }
  return low;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
