import type { Slip } from './yaml-slips.ts';

/** A line of a file, and where it begins. */
interface Line {
  readonly text: string;
  readonly at: number;
}

/** A fact, perhaps the first of an entry: names of facts begin with a small letter, sentences do not. */
const FACT = /^(?<lead> *(?:- +)*)(?<key>\p{Ll}[\p{L}\p{N}_-]*):(?:\s|$)/u;
/** A fact whose text stands on the lines below. */
const BLOCK = /:\s+[|>][-+\d]*\s*(?:#.*)?$/;

const indentOf = ({ text }: Line): number => /^ */.exec(text)![0].length;
const isBlank = ({ text }: Line): boolean => /^\s*(?:#.*)?$/.test(text);
const isEntry = ({ text }: Line): boolean => /^ *- /.test(text);
const factOf = ({ text }: Line) => FACT.exec(text)?.groups as { lead: string; key: string } | undefined;

/** Some lines from one on, moved to a column together; underlined is the first. */
function moved(lines: readonly Line[], from: number, count: number, column: number, what: string): Slip {
  const first = lines[from]!;
  const shift = column - indentOf(first);
  const [start, last] = [first.at + indentOf(first), lines[from + count - 1]!];
  const others = lines.slice(from + 1, from + count).map((line) => {
    const blanks = isBlank(line) ? 0 : Math.max(0, indentOf(line) + shift);
    return `\n${' '.repeat(blanks)}${line.text.trimStart()}`;
  });
  return {
    message: `${what} stands too far ${shift > 0 ? 'left' : 'right'}`,
    help: `begin it at column ${column + 1}, as the lines of its level do`,
    start,
    end: first.at + first.text.trimEnd().length,
    edit: {
      span: { start: first.at, end: last.at + last.text.length },
      text: `${' '.repeat(column)}${first.text.trimStart()}${others.join('')}`,
    },
  };
}

/** A line of a text that stands further left than the text. */
function ofText(lines: readonly Line[], at: number): Slip | undefined {
  const before = lines.slice(0, at);
  const header = before.findLastIndex((line) => factOf(line) !== undefined);
  if (header < 0 || !BLOCK.test(lines[header]!.text)) return undefined;
  const said = before.slice(header + 1).find((line) => !isBlank(line));
  const column = said === undefined ? factOf(lines[header]!)!.lead.length + 2 : indentOf(said);
  if (indentOf(lines[at]!) >= column) return undefined;
  const indent = indentOf(lines[at]!);
  const rest = lines.slice(at);
  const end = rest.findIndex(
    (line) => !isBlank(line) && (factOf(line) !== undefined || isEntry(line) || indentOf(line) !== indent),
  );
  const count = end < 0 ? rest.findLastIndex((line) => !isBlank(line)) + 1 : end;
  return moved(lines, at, count, column, 'a line of the text');
}

/** The facts of the entry around a line, up to it; with those that follow it without being another entry's. */
function areOfOneEntry(lines: readonly Line[], at: number): boolean {
  const first = lines.slice(0, at).findLastIndex(isEntry);
  const next = lines.findIndex((line, i) => i > at && isEntry(line));
  const keys = lines
    .slice(Math.max(first, 0), next < 0 ? lines.length : next)
    .flatMap((line) => factOf(line)?.key ?? []);
  return new Set(keys).size === keys.length;
}

/**
 * The slip of a line that stands further left or right than the others of its level: a fact, an entry, a line of a text.
 *
 * @param at the offset at which the parser stopped
 */
export function misindented(text: string, at: number): Slip | undefined {
  let from = 0;
  const lines = text.split('\n').map((one): Line => {
    const line = { text: one, at: from };
    from += one.length + 1;
    return line;
  });
  const index = lines.findIndex((line) => at <= line.at + line.text.length);
  const line = lines[index];
  if (line === undefined || isBlank(line)) return undefined;
  if (isEntry(line)) {
    const other = lines.slice(0, index).findLast(isEntry);
    if (other === undefined || indentOf(other) === indentOf(line)) return undefined;
    return moved(lines, index, 1, indentOf(other), 'an entry of the list');
  }
  if (factOf(line) === undefined) return ofText(lines, index);
  const other = lines.slice(0, index).findLast((one) => factOf(one) !== undefined);
  // What is opened there goes on here, wherever it begins.
  if (other !== undefined && /[[{][^\]}]*$/.test(other.text)) return undefined;
  const column = other === undefined ? 0 : factOf(other)!.lead.length;
  if (column === indentOf(line) || !areOfOneEntry(lines, index)) return undefined;
  return moved(lines, index, 1, column, 'a fact');
}
