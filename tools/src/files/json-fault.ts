/** What `JSON.parse` found wrong, in words without its excerpt, and where. */
export function jsonFault(error: Error, text: string): { readonly message: string; readonly offset: number } {
  const { message } = error;
  const position = /position (\d+)/.exec(message)?.[1];
  const end = Math.max(0, text.trimEnd().length - 1);
  if (position === undefined) return { message: 'not JSON: it ends too early', offset: end };
  const offset = Math.min(Number(position), Math.max(0, text.length - 1));
  const what = /^(.*?)(?:,? "[\s\S]*| is not valid JSON| in JSON at position)/.exec(message)?.[1] ?? message;
  const behind = text.slice(0, offset).trim();
  let whole = false;
  try {
    JSON.parse(behind);
    whole = true;
  } catch {}
  return { message: `not JSON: ${whole ? 'something follows behind its end' : lower(what)}`, offset };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
