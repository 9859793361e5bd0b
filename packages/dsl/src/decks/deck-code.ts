import { trimmed } from './trim.ts';

// Available on every platform; avoids depending on one platform's type library.
declare const atob: (code: string) => string;
declare const btoa: (bytes: string) => string;
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Separator of name and version in a code, besides the usual ` - `. */
const VERSION = '_';

/** Base64, also in its URL-safe form; matches no list. */
const CODE = /^[A-Za-z0-9+/_-]{8,}={0,2}$/;
/** Maximum length of a code, or of a URL with one. */
const LONGEST = 20_000;

/** Strips marks added by chats and line breaks added by mail. Longer than any code: not one. */
function bare(text: string): string {
  const [start, end] = trimmed(text, '`\'"<>');
  return end - start > LONGEST ? '' : text.slice(start, end).replaceAll(/[\r\n]+/g, '');
}

/** A name in a code: `Name_Version`, or as in a list. */
const title = (name: string): string => {
  const at = name.indexOf(VERSION);
  return at < 0 || name.includes(' - ') ? name : `${name.slice(0, at)} - ${name.slice(at + 1)}`;
};

/** Whether a text is a deck code: one word of base64 that stands for `Title$Count|`. */
export function isDeckCode(text: string): boolean {
  return CODE.test(bare(text)) && decode(text) !== undefined;
}

function decode(text: string): string | undefined {
  try {
    const letters = bare(text).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter: string) => letter.charCodeAt(0));
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /\$\s*\d+\s*(\||$)/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The deck code in the path, query or fragment of a share URL; undefined if there is none. */
export function codeInAddress(text: string): string | undefined {
  const address = bare(text);
  if (!/^https?:\/\//i.test(address)) return undefined;
  const [path = '', ...said] = address.split(/[?&#]/);
  const parts = [
    path.slice(path.lastIndexOf('/') + 1),
    ...said.map((part) => part.replace(/^[^=]*=(?!=|$)/, '')),
  ].map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return parts.findLast(isDeckCode);
}

/** A deck code as a list, one name per line; anything but `Title$Count` is kept, to be reported. */
export function fromDeckCode(code: string): string {
  const parts = (decode(code) ?? '').split('|').filter((part) => part.trim() !== '');
  return parts
    .map((part) => {
      const read = /^(.+)\$\s*(\d+)\s*$/.exec(part.trim());
      return read === null ? part : `${read[2]} ${title(read[1]!.trim())}`;
    })
    .join('\n');
}

/** A deck as the code that deck sites exchange: base64 of `Name_Version$Count|`. */
export function toDeckCode(entries: readonly { readonly count: number; readonly name: string }[]): string {
  const text = entries.map(({ count, name }) => `${name.replace(' - ', VERSION)}$${count}|`).join('');
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
