import type { Colors } from '../terminal/colors.ts';
import type { Problem } from './problem.ts';
import { visible } from './visible.ts';

const severityColor = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** Long lines are cut around the place, so that a frame stays one line wide. */
const FRAME_WIDTH = 100;

/** The line with what is meant underlined, as compilers show it. */
function frame({ place }: Problem, colors: Colors, color: (text: string) => string): string[] {
  if (place?.source === undefined) return [];
  const start = Math.min(place.column - 1, place.source.length);
  const length = Math.max(1, Math.min(place.length ?? 1, place.source.length - start || 1));
  // As much of what follows as of what goes before, where both do not fit.
  const margin = Math.max(0, (FRAME_WIDTH - length) >> 1);
  const last = Math.max(0, place.source.length - FRAME_WIDTH);
  const from = start + length > FRAME_WIDTH ? Math.min(start - margin, last) : 0;
  const shown = visible(place.source.slice(from, from + FRAME_WIDTH));
  const text = `${from > 0 ? '…' : ''}${shown}${from + FRAME_WIDTH < place.source.length ? '…' : ''}`;
  const pad = ' '.repeat(start - from + (from > 0 ? 1 : 0));
  const marks = '^'.repeat(Math.max(1, Math.min(length, from + FRAME_WIDTH - start)));
  const gutter = String(place.line);
  const bar = colors.dim(`${' '.repeat(gutter.length)} |`);
  return [bar, `${colors.dim(`${gutter} |`)} ${text}`, `${bar} ${pad}${color(marks)}`];
}

/** Longest line of a message; what was given may be of any length. */
const MESSAGE_WIDTH = 400;

const say = (text: string): string => {
  const shown = visible(text, 'lines');
  return shown.length > MESSAGE_WIDTH ? `${shown.slice(0, MESSAGE_WIDTH)}…` : shown;
};

/** Most expectations shown; the rest are counted. */
const EXPECTED = 8;

function someOf(words: readonly string[]): string {
  const shown = words.slice(0, EXPECTED);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** One problem as text: code, message, `file:line:column`, frame, what was probably meant and the usual fix. */
export function renderProblem(problem: Problem, colors: Colors): string {
  const { place } = problem;
  const color = colors[severityColor[problem.severity]];
  const lines = [`${color(`${problem.severity}[${problem.code}]`)}: ${say(problem.message)}`];
  if (place !== undefined) {
    lines.push(`  ${colors.dim('-->')} ${say(place.file)}:${place.line}:${place.column}`);
    lines.push(...frame(problem, colors, color).map((line) => `  ${line}`));
  }
  if (problem.expected !== undefined)
    lines.push(`  ${colors.dim('=')} expected: ${say(someOf(problem.expected))}`);
  if (problem.suggestion !== undefined)
    lines.push(`  ${colors.dim('=')} did you mean: ${say(problem.suggestion)}`);
  if (problem.help !== undefined) lines.push(`  ${colors.dim('=')} help: ${say(problem.help)}`);
  if (problem.objection !== undefined) lines.push(`  ${colors.dim('=')} objection: ${problem.objection}`);
  if (problem.rule !== undefined) lines.push(`  ${colors.dim('=')} rule: ${problem.rule}`);
  return lines.join('\n');
}

/** Most problems that are shown; a file of another kind has one in every line. */
const SHOWN = 100;

/** Problems as text, one after the other; how many more there are is told. */
export function renderProblems(problems: readonly Problem[], colors: Colors): string {
  const shown = problems.slice(0, SHOWN).map((problem) => renderProblem(problem, colors));
  const rest = problems.length - shown.length;
  if (rest > 0) shown.push(`… and ${rest} more, which --json would list`);
  return shown.join('\n\n');
}
