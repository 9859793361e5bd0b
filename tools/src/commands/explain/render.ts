import type { Resolution } from '@cardwright/core/data';
import type { TokenView, Verdict } from '@cardwright/dsl';
import type { RuleReference } from '@cardwright/dsl/kit';
import type { Problem } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import { visible } from '../../problems/visible.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { TracedAbility } from '../../texts/trace-binding.ts';
import type { Explanation } from './explanation.ts';
import { prettyData } from './pretty-data.ts';

const indent = (text: string, by = 2): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Tokens in reading order, as many on a line as fit. */
function renderTokens(tokens: readonly TokenView[], width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const { text: written, kind } of tokens) {
    const text = visible(written);
    const shown = kind === text || kind === '' ? text : `${text}:${kind}`;
    if (line !== '' && line.length + shown.length + 3 > width) {
      lines.push(line);
      line = '';
    }
    line += `${line === '' ? '' : ' · '}${shown}`;
  }
  return [...lines, line].join('\n');
}

function renderSteps(ability: TracedAbility | undefined): string {
  if (ability === undefined) return 'none: it does not bind';
  const lines = ability.parts.map(
    ({ id, kind }) => `part ${id}: ${kind}, for as long as the ability functions`,
  );
  if (ability.bound.keyword !== null) lines.push(`keyword ${ability.bound.keyword.keyword.name}`);
  for (const { id, steps } of ability.programs) {
    lines.push(`program ${id}`);
    const width = Math.max(...steps.map(({ what }) => what.length));
    for (const { step, what, of } of steps)
      lines.push(`  ${String(step).padStart(2)}  ${what.padEnd(width)}  ${of}`.trimEnd());
  }
  return lines.length === 0 ? 'none: the rules of the game read the data' : lines.join('\n');
}

/** What words like “it” and “that card” mean, by the words that brought it up. */
function renderReferences(references: readonly Resolution[], spanOf: (path: string) => string): string {
  return references
    .map(({ path, producer, refersTo }) => {
      const words = spanOf(path);
      const what = words === '' ? path : `“${words}”`;
      if (producer === undefined) return `${what} means nothing that came before`;
      if (producer === 'self') return `${what} means the card itself`;
      const meant = spanOf(producer);
      return `${what} means ${meant === '' ? producer : `“${meant}”`} (${refersTo})`;
    })
    .join('\n');
}

function renderRules(rules: readonly RuleReference[], spanOf: (path: string) => string): string {
  const width = Math.max(0, ...rules.map(({ rule }) => rule.length));
  return rules
    .map(({ rule, part, path }) => {
      const words = spanOf(path);
      return `${rule.padEnd(width)}  ${part}${words === '' ? '' : `  “${words}”`}`;
    })
    .join('\n');
}

const verdictLine = (verdict: Verdict): string =>
  (['tokenised', 'parsed', 'roundTrip', 'bound', 'supported'] as const)
    .map((step) => `${verdict[step] ? '✓' : '✗'} ${step === 'roundTrip' ? 'prints back' : step}`)
    .join('  ');

/** An explanation as a page of text. */
export function renderExplanation(
  { text, compiled, bound, rules, references }: Explanation,
  problems: readonly Problem[],
  { colors, width }: Terminal,
): string {
  const head = (title: string) => colors.bold(title);
  const page = [head('Tokens'), indent(renderTokens(compiled.tokens, Math.min(width, 110) - 2)), ''];
  compiled.abilities.forEach(({ ability, spans }, i) => {
    const spanOf = (path: string) => {
      const span = spans[path];
      return span === undefined ? '' : text.slice(span.start, span.end).replaceAll('\n', ' ');
    };
    page.push(head(`Ability ${i + 1}: ${ability.kind}`), indent(colors.green(compiled.printed[i] ?? '')), '');
    page.push(head('  Data'), indent(prettyData(ability), 4), '');
    const meanings = renderReferences(references[i] ?? [], spanOf);
    if (meanings !== '') page.push(head('  References'), indent(meanings, 4), '');
    page.push(head('  Steps'), indent(renderSteps(bound[i]), 4), '');
    page.push(head('  Rules'), indent(renderRules(rules[i] ?? [], spanOf), 4), '');
  });
  page.push(head('Diagnostics'));
  page.push(problems.length === 0 ? '  none' : indent(renderProblems(problems, colors)));
  page.push('', verdictLine(compiled.verdict));
  return page.join('\n');
}
