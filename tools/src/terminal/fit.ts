import { stripVTControlCharacters } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

/** How much further in a line goes on. */
const HANGING = 4;

const widthOf = (line: string): number => stripVTControlCharacters(line).length;

function fitLine(line: string, width: number): string {
  const over = widthOf(line) - width;
  if (over <= 0) return line;
  // A rule across the page is cut.
  const cut = line.replace(/─{3,}/, (rule) => '─'.repeat(Math.max(0, rule.length - over)));
  if (widthOf(cut) <= width) return cut;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const further = ' '.repeat(Math.min(indent.length + HANGING, Math.floor(width / 3)));
  // What stood in columns does so no more.
  const words = line.trim().replaceAll(/ {3,}/g, '  ');
  const lines = wrapAnsi(words, width - further.length, { hard: true, trim: true }).split('\n');
  return lines.map((one, i) => `${i === 0 ? indent : further}${one}`).join('\n');
}

/** A text in lines that fit a window. @param width in characters; undefined where nobody watches */
export const fit = (text: string, width: number | undefined): string =>
  width === undefined
    ? text
    : text
        .split('\n')
        .map((line) => fitLine(line, Math.max(20, width)))
        .join('\n');
