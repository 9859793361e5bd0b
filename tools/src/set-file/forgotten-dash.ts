import type { Slip } from './yaml-slips.ts';

/** A line of a file, and where it begins. */
interface Line {
  readonly text: string;
  readonly at: number;
}

const MESSAGE = 'an entry of the list begins here, and its “- ” is missing';
const HELP = 'begin each entry with “- ”, and indent its other lines by two blanks more';

const KEY = /^ *(?:- +)?([\p{L}\p{N}_-]+):(?:\s|$)/u;

const indentOf = ({ text }: Line): number => /^ */.exec(text)![0].length;
const isBlank = ({ text }: Line): boolean => /^\s*(?:#.*)?$/.test(text);
const keyOf = ({ text }: Line): string | undefined => KEY.exec(text)?.[1];
const isEntry = ({ text }: Line): boolean => /^ *- /.test(text);

/** The lines of an entry from one of them on: until the next entry, or what stands further left. */
function restOf(lines: readonly Line[], from: number, indent: number): readonly Line[] {
  const end = lines.findIndex(
    (line, i) =>
      i > from && !isBlank(line) && (indentOf(line) < indent || (indentOf(line) === indent && isEntry(line))),
  );
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** Its keys go on in the entry before, which has them already: one key could be there twice, several are another entry. */
function amongKeys(lines: readonly Line[], at: number, indent: number): Slip | undefined {
  const before = new Set<string | undefined>();
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (isBlank(line) || indentOf(line) > indent) continue;
    before.add(keyOf(line));
    if (indentOf(line) === indent && !isEntry(line)) continue;
    if (indentOf(line) !== indent - 2 || !isEntry(line)) return undefined;
    const again = restOf(lines, at, indent).filter(
      (one) => indentOf(one) === indent && before.has(keyOf(one)),
    );
    if (again.length < 2) return undefined;
    const start = lines[at]!.at + indent;
    return {
      message: MESSAGE,
      help: HELP,
      start,
      end: start + keyOf(lines[at]!)!.length,
      edit: { span: { start: start - 2, end: start }, text: '- ' },
    };
  }
  return undefined;
}

/** It stands where the entries begin. */
function amongEntries(lines: readonly Line[], at: number, indent: number): Slip | undefined {
  const before = lines.slice(0, at).findLast((line) => !isBlank(line) && indentOf(line) <= indent);
  if (before === undefined || indentOf(before) !== indent || !isEntry(before)) return undefined;
  const [first, ...others] = restOf(lines, at, indent) as readonly [Line, ...Line[]];
  const start = first.at + indent;
  const shifted = others.some((line) => !isBlank(line) && indentOf(line) === indent);
  const text = shifted ? others.map((line) => (line.text === '' ? '\n' : `\n  ${line.text}`)).join('') : '';
  const whole = `- ${first.text.slice(indent)}${text}`;
  const last = shifted ? others.at(-1)! : first;
  return {
    message: MESSAGE,
    help: HELP,
    start,
    end: start + keyOf(first)!.length,
    edit: { span: { start, end: last.at + last.text.length }, text: whole },
  };
}

/** The slip of an entry that lacks its dash. @param at the offset at which the parser stopped */
export function forgottenDash(text: string, at: number): Slip | undefined {
  let from = 0;
  const lines = text.split('\n').map((one): Line => {
    const line = { text: one, at: from };
    from += one.length + 1;
    return line;
  });
  const index = lines.findIndex((line) => at <= line.at + line.text.length);
  const line = lines[index];
  if (line === undefined || keyOf(line) === undefined || isEntry(line)) return undefined;
  const indent = indentOf(line);
  return amongKeys(lines, index, indent) ?? amongEntries(lines, index, indent);
}
