import type { Edit } from '../problems/edit.ts';
import { forgottenDash } from './forgotten-dash.ts';
import { misindented } from './misindented.ts';

/** A usual slip of somebody who writes YAML: where it is, and the change that mends it. Offsets are those of the text. */
export interface Slip {
  readonly message: string;
  readonly help: string;
  readonly start: number;
  readonly end: number;
  readonly edit: Edit;
}

/** A line `key: value`, or an entry of a list with or without a key. */
const ENTRY = /^(?<lead>[ \t]*(?:- +)*)(?:(?<key>[\p{L}\p{N}_-]+):(?:[ \t]+|$)|(?<=- ))(?<value>.*)$/u;

/** What a plain scalar cannot begin with. */
const INDICATOR = /^(?:[*&%@`,\]}]|\{|[>|](?![-+\d]*\s*(?:#.*)?$)|[-?] )/;

/** A line of a text, and where it begins. */
interface Line {
  readonly text: string;
  readonly at: number;
}

type Look = (value: string, at: number, line: Line) => Slip | undefined;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Without blanks and a comment at the end. */
const trimmed = (value: string): string => value.replace(/\s+#.*$/, '').trimEnd();

/** The slip of a value that must be quoted; underlined is what shows it. */
function toQuote(value: string, at: number, message: string, offset: number, length: number): Slip {
  const plain = value.trimEnd();
  return {
    message,
    help: 'put it in quotation marks, or write “|” after the colon and the text on lines of its own below',
    start: at + offset,
    end: at + offset + length,
    edit: { span: { start: at, end: at + plain.length }, text: quoted(plain) },
  };
}

/** The end of a quoted scalar's quotation, or -1 if the line ends before it. */
function closing(value: string): number {
  const mark = value[0]!;
  for (let i = 1; i < value.length; i++) {
    if (mark === '"' && value[i] === '\\') i++;
    else if (value[i] === mark) {
      if (mark === "'" && value[i + 1] === mark) i++;
      else return i;
    }
  }
  return -1;
}

const quotation: Look = (value, at) => {
  if (value[0] !== '"' && value[0] !== "'") return undefined;
  const end = closing(value);
  if (end < 0)
    return {
      message: 'the quotation mark that opens here is not closed on its line',
      help: 'close it at the end of the text',
      start: at,
      end: at + 1,
      edit: {
        span: { start: at + value.trimEnd().length, end: at + value.trimEnd().length },
        text: value[0]!,
      },
    };
  const rest = trimmed(value.slice(end + 1));
  if (rest === '' || rest.startsWith('#')) return undefined;
  const plain = value.trimEnd();
  const whole = plain.endsWith(value[0]!) ? plain.slice(1, -1) : plain;
  return {
    message: 'the quotation ends here, but the line goes on',
    help: `write \\" for a quotation mark within quotation marks`,
    start: at + end,
    end: at + end + 1,
    edit: { span: { start: at, end: at + plain.length }, text: quoted(whole) },
  };
};

const bracket: Look = (value, at) => {
  if (value[0] !== '[' && value[0] !== '{') return undefined;
  const open: string[] = [];
  for (let i = 0; i < value.length; i++) {
    const char = value[i]!;
    if ((char === '"' || char === "'") && /[\s,[{:]/.test(value[i - 1] ?? ' ')) {
      const end = closing(value.slice(i));
      if (end < 0) return undefined;
      i += end;
    } else if (char === '[') open.push(']');
    else if (char === '{') open.push('}');
    else if ((char === ']' || char === '}') && open.pop() !== char) return undefined;
    if (open.length > 0) continue;
    if (trimmed(value.slice(i + 1)) === '') return undefined;
    const message = `a text that begins with “${value[0]}” must be in quotation marks`;
    return toQuote(value, at, message, 0, i + 1);
  }
  const end = at + trimmed(value).length;
  return {
    message: `the “${value[0]}” that opens here is not closed on its line`,
    help: `write “${open.reverse().join('')}” at the end`,
    start: at,
    end: at + 1,
    edit: { span: { start: end, end }, text: open.join('') },
  };
};

const indicator: Look = (value, at) => {
  if (!INDICATOR.test(value)) return undefined;
  return toQuote(value, at, `a text that begins with “${value[0]}” must be in quotation marks`, 0, 1);
};

const colon: Look = (value, at) => {
  if (/^["'[{>|]/.test(value)) return undefined;
  const found = /:(?:\s|$)/.exec(trimmed(value));
  if (found === null) return undefined;
  return toQuote(value, at, 'a text with “: ” in it must be in quotation marks', found.index, 1);
};

const LOOKS: readonly Look[] = [quotation, bracket, indicator, colon];

/** A tab in the indentation of a line; mended by the indentation of the line before. */
function tabbed({ text, at }: Line, before: Line | undefined): Slip | undefined {
  const blanks = /^[ \t]*/.exec(text)![0];
  const tab = blanks.indexOf('\t');
  if (tab < 0 || text.trim() === '') return undefined;
  const column = before === undefined ? 0 : /^[ ]*(?:- +)*/.exec(before.text)![0].length;
  return {
    message: 'a tab is in the indentation',
    help: 'indent with blanks; YAML allows no tabs there',
    start: at + tab,
    end: at + tab + 1,
    edit: { span: { start: at, end: at + blanks.length }, text: ' '.repeat(column) },
  };
}

/** A fact and its value with blanks alone between them. */
const UNCOLONED = /^[ \t]*(?:- +)*(?<key>\p{Ll}[\p{L}\p{N}_-]*)(?<gap>[ \t]+)(?<value>[^\s:#].*)$/u;
/** A value that no text has alone on a line behind its first word. */
const VALUE = /^(?:-?\d+|true|false|\[.*\])\s*(?:#.*)?$/;

/** A line that lacks the colon behind a fact: its value is none of a text, or the file has such a fact elsewhere. */
function uncoloned({ text, at }: Line, whole: string): Slip | undefined {
  const groups = UNCOLONED.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { key, gap, value } = groups as { key: string; gap: string; value: string };
  if (!VALUE.test(value) && !new RegExp(`^[ \\t]*(?:- +)*${key}:(?:\\s|$)`, 'mu').test(whole))
    return undefined;
  const end = at + text.length - value.length - gap.length;
  return {
    message: 'the colon between a fact and its value is missing',
    help: `write “${key}: ${value.trimEnd()}”`,
    start: end,
    end: end + 1,
    edit: { span: { start: end, end }, text: ':' },
  };
}

/** The slip of one line. */
function slipOf(line: Line, before: Line | undefined): Slip | undefined {
  const tab = tabbed(line, before);
  if (tab !== undefined) return tab;
  const groups = ENTRY.exec(line.text)?.groups;
  const value = groups?.['value']?.replace(/\r$/, '') ?? '';
  if (groups === undefined || value === '' || value.startsWith('#')) return undefined;
  const at = line.at + line.text.replace(/\r$/, '').length - value.length;
  for (const look of LOOKS) {
    const slip = look(value, at, line);
    if (slip !== undefined) return slip;
  }
  return undefined;
}

/** Most slips that are tried for one fault. */
const TRIED = 12;

/**
 * What may be behind a fault that the parser found, the nearest first: slips on its line, and on lines before, where what was
 * opened may not have been closed.
 *
 * @param at the offset at which the parser stopped
 */
export function slipsBefore(text: string, at: number): readonly Slip[] {
  const slips: Slip[] = [];
  const end = text.indexOf('\n', at);
  let from = 0;
  let before: Line | undefined;
  for (const one of text.slice(0, end < 0 ? text.length : end).split('\n')) {
    const line = { text: one, at: from };
    const slip = slipOf(line, before);
    if (slip !== undefined) slips.push(slip);
    from += one.length + 1;
    before = line;
  }
  const dash = forgottenDash(text, at);
  // A fact without its colon is what the parser stops at, never lines before.
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const bare = uncoloned(
    { text: text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), at: start },
    text,
  );
  return [misindented(text, at), dash, bare, ...slips.reverse()]
    .filter((slip) => slip !== undefined)
    .slice(0, TRIED);
}
