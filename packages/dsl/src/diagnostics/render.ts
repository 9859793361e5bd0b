/** Renders diagnostics: place, message, the line with the span marked, what was expected, the fix. */
import type { Diagnostic } from './diagnostic.ts';

/** The text of a diagnostic, and its location. */
export interface RenderOptions {
  /** The text that the diagnostic's offsets refer to. */
  readonly text: string;
  readonly file?: string;
  /** Line in the file where the text begins, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** Maximum number of expectations shown; the rest are counted. */
const SHOWN = 8;

/** Renders a diagnostic as several lines of plain text. */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions): string {
  const { text, file = 'text' } = options;
  const { span, objection } = diagnostic;
  const { start, end } = span;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
  const row = text.slice(0, start).split('\n').length - 1;
  const column = start - lineStart;
  const line = (options.line ?? 1) + row;
  const place = `${file}:${line}:${(row === 0 ? (options.column ?? 1) - 1 : 0) + column + 1}`;
  const gutter = String(line);
  const blank = ' '.repeat(gutter.length);
  const width = Math.max(1, Math.min(end, lineEnd) - start);
  const lines = [
    `${diagnostic.severity} ${diagnostic.code}${objection === undefined ? '' : `/${objection}`}: ${diagnostic.message}`,
    `${blank}--> ${place}`,
    `${blank} |`,
    `${gutter} | ${text.slice(lineStart, lineEnd)}`,
    `${blank} | ${' '.repeat(column)}${'^'.repeat(width)}`,
  ];
  if (diagnostic.expected?.length) lines.push(`${blank} = expected: ${list(diagnostic.expected)}`);
  if (diagnostic.suggestion !== undefined) lines.push(`${blank} = did you mean "${diagnostic.suggestion}"?`);
  if (diagnostic.fix !== undefined) lines.push(`${blank} = fix: ${diagnostic.fix}`);
  return lines.join('\n');
}

function list(items: readonly string[]): string {
  const shown = items.slice(0, SHOWN);
  const rest = items.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
