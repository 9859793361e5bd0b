import { resolveReferences } from '@cardwright/core/data';
import type { ReadAbility } from '@cardwright/dsl';
import { type Hover, MarkupKind, type Position, type Range } from 'vscode-languageserver';
import { factsOfCards, valuesOf } from './fact-schema.ts';
import { type CardText, type OpenDocument, textAt } from './open-document.ts';

type Span = { readonly start: number; readonly end: number };

const holds = ({ start, end }: Span, at: number): boolean => start <= at && at < end;
const length = ({ start, end }: Span): number => end - start;

/** What a keyword means: its sentences, as the rules are compiled from. */
function keywordMeaning({ compiler }: CardText, word: string): readonly string[] {
  const { kit } = compiler.game;
  const found = compiler.language.lexicon.keywords?.find((one) => one.word === word);
  const sentences = kit.telling.keywordTexts.get(found?.id ?? '') ?? [];
  return found === undefined ? [] : [`**${found.word}**, a keyword`, ...sentences.map((one) => `> ${one}`)];
}

/** The innermost part of the data that stands at an offset. */
function partAt({ ability, spans }: ReadAbility, at: number): { path: string; span: Span; data: unknown } {
  const found = Object.entries(spans).filter(([, span]) => holds(span, at));
  const [path, span] = found.reduce(
    (best, one) => (length(one[1]) < length(best[1]) ? one : best),
    found[0]!,
  );
  const data = path
    .split('.')
    .filter((key) => key !== '')
    .reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
      ability,
    );
  return { path, span, data };
}

/** What a part of an ability is, its rules, and what its references mean. */
function abilityMeaning(text: CardText, ability: ReadAbility, at: number): { lines: string[]; span: Span } {
  const { path, span, data } = partAt(ability, at);
  const { facts, compiler } = text;
  // What has no words of its own is told by those around it.
  const said = (where: string): string => {
    const words = ability.spans[where];
    if (words === undefined) return said(where.slice(0, Math.max(0, where.lastIndexOf('.'))));
    return `“${facts.text.slice(words.start, words.end).replaceAll('\n', ' ')}”`;
  };
  const lines = [`${said(path)} is part of ${article(ability.ability.kind)} ability.`];
  if (data !== undefined) lines.push(fenced(data));
  for (const one of resolveReferences(ability.ability)) {
    const own = ability.spans[one.path];
    if (own === undefined || !holds(own, at)) continue;
    const meant = one.producer === 'self' ? 'the card itself' : said(one.producer ?? '');
    lines.push(`${said(one.path)} means ${meant}.`);
  }
  const rules = compiler.game
    .rulesOf(ability.ability)
    .filter(({ path: where }) => where === '' || holds(ability.spans[where] ?? span, at));
  if (rules.length > 0) lines.push(`Rules: ${[...new Set(rules.map(({ rule }) => rule))].join(', ')}`);
  return { lines, span };
}

const article = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** Data as an editor shows it, cut where it is long. */
function fenced(data: unknown): string {
  const json = JSON.stringify(data, null, 1).replaceAll(/\n\s*/g, ' ');
  return `\`\`\`json\n${json.length > 400 ? `${json.slice(0, 400)}…` : json}\n\`\`\``;
}

const told = (lines: readonly string[], range: Range): Hover => ({
  contents: { kind: MarkupKind.Markdown, value: lines.join('\n\n') },
  range,
});

/** What stands at a position means. @param line the whole line */
export function hover(document: OpenDocument, position: Position, line: string): Hover | null {
  const text = textAt(document, position);
  if (text === undefined) return factHover(document, position, line);
  const at = text.before(position)!.length;
  const { compiled } = text;
  const token = compiled.tokens.find(({ span }) => holds(span, at));
  const ability = compiled.abilities.find(({ spans }) =>
    Object.values(spans).some((span) => holds(span, at)),
  );
  const keyword =
    token === undefined ? [] : keywordMeaning(text, text.facts.text.slice(token.span.start, token.span.end));
  const meaning = ability === undefined ? undefined : abilityMeaning(text, ability, at);
  const lines = [...keyword, ...(meaning?.lines ?? [])];
  const span = keyword.length > 0 ? token!.span : meaning?.span;
  return lines.length === 0 || span === undefined ? null : told(lines, text.rangeOf(span.start, span.end));
}

/** What a fact is. */
function factHover(document: OpenDocument, { line: at }: Position, line: string): Hover | null {
  const [, indent = '', key = ''] = /^(\s+(?:- )?)(\w+):/.exec(line) ?? [];
  const fact = document.schema && factsOfCards(document.schema())[key];
  if (fact === undefined) return null;
  const values = valuesOf(fact);
  const lines = [
    `**${key}**`,
    fact.description ?? '',
    values.length > 0 ? values.join(', ') : (fact.type ?? ''),
  ].filter((one) => one !== '');
  const start = { line: at, character: indent.length };
  return told(lines, {
    start,
    end: { line: at, character: indent.length + key.length },
  });
}
