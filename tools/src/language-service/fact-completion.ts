import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver';
import { factsOfCards, valuesOf } from './fact-schema.ts';
import type { OpenDocument } from './open-document.ts';

/** A line that is, or becomes, the name of a fact. */
const NAME = /^(\s+(?:- )?)(\w*)$/;
/** A line with a fact of which the value is being written: the last of a list in brackets, too. */
const VALUE = /^\s+(?:- )?(\w+):\s*(?:\[(?:[^\]]*,)?\s*)?([\w -]*)$/;

/** The facts that the lines of an entry around a line have: those as deep as it, up to the dashes of this entry and the next. */
function factsAround(lines: readonly string[], at: number): ReadonlySet<string> {
  const depth = (line: string) => /^\s*(?:- )?/.exec(line)![0].length;
  const own = depth(lines[at]!);
  const found = new Set<string>();
  const take = (line: string): void => {
    const [, name] = /^\s*(?:- )?(\w+):/.exec(line) ?? [];
    if (name !== undefined && depth(line) === own) found.add(name);
  };
  const begins = (line: string) => depth(line) === own && /^\s*- /.test(line);
  for (let up = at; up-- > 0 && !begins(lines[up + 1]!); ) take(lines[up]!);
  for (let down = at + 1; down < lines.length && !begins(lines[down]!); down++) take(lines[down]!);
  return found;
}

/** What may be written outside of texts: names of facts that the entry lacks, and values of one. */
export function factCompletion(document: OpenDocument, position: Position, source: string): CompletionItem[] {
  if (document.schema === undefined) return [];
  const lines = source.split(/\r?\n/);
  const line = (lines[position.line] ?? '').slice(0, position.character);
  const facts = factsOfCards(document.schema());
  const [, fact, begun = ''] = VALUE.exec(line) ?? [];
  if (fact !== undefined)
    return valuesOf(facts[fact]).map((value) => ({
      label: value,
      kind: CompletionItemKind.EnumMember,
      textEdit: {
        range: { start: { ...position, character: position.character - begun.length }, end: position },
        newText: value,
      },
    }));
  const [, , name] = NAME.exec(line) ?? [];
  if (name === undefined) return [];
  const there = factsAround(lines, position.line);
  return Object.entries(facts)
    .filter(([key]) => !there.has(key))
    .map(([key, { description }]) => ({
      label: key,
      kind: CompletionItemKind.Field,
      ...(description === undefined ? {} : { documentation: description }),
      insertText: key === 'text' ? 'text: |-\n      ' : `${key}: `,
    }));
}
