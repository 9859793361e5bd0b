import { SemanticTokensBuilder, SemanticTokenTypes } from 'vscode-languageserver';
import type { CardText, OpenDocument } from './open-document.ts';

/** What kinds of word are to editors; words of the grammar itself stay as they are. */
const KINDS: Readonly<Record<string, SemanticTokenTypes>> = {
  keyword: SemanticTokenTypes.keyword,
  name: SemanticTokenTypes.string,
  number: SemanticTokenTypes.number,
  type: SemanticTokenTypes.type,
  'no-type': SemanticTokenTypes.type,
  classification: SemanticTokenTypes.class,
  'classification-plural': SemanticTokenTypes.class,
  'no-classification': SemanticTokenTypes.class,
  color: SemanticTokenTypes.enumMember,
  stat: SemanticTokenTypes.property,
  resource: SemanticTokenTypes.property,
  state: SemanticTokenTypes.modifier,
  'zone-word': SemanticTokenTypes.namespace,
};

const TYPES = [
  ...new Set([...Object.values(KINDS), SemanticTokenTypes.function, SemanticTokenTypes.comment]),
];

/** The kinds that tokens are told by. */
export const TOKEN_LEGEND = { tokenTypes: TYPES as string[], tokenModifiers: [] as string[] };

interface Coloured {
  readonly start: number;
  readonly end: number;
  readonly type: SemanticTokenTypes;
}

/** The parts of a text that have a colour of their own. */
function* colouredIn({ facts, compiled }: CardText): Iterable<Coloured> {
  for (const { kind, span } of compiled.tokens) {
    const type = KINDS[kind] ?? (kind.startsWith('keyword') ? SemanticTokenTypes.keyword : undefined);
    if (type !== undefined) yield { ...span, type };
  }
  for (const { ability, span, reminders } of compiled.abilities) {
    for (const reminder of reminders) yield { ...reminder.span, type: SemanticTokenTypes.comment };
    const { name } = ability;
    const start = name === undefined ? -1 : facts.text.lastIndexOf(name, span.start);
    if (name !== undefined && start >= 0)
      yield { start, end: start + name.length, type: SemanticTokenTypes.function };
  }
}

/** The kinds of the words of all texts, as the protocol encodes them. */
export function semanticTokens({ texts }: OpenDocument): number[] {
  const builder = new SemanticTokensBuilder();
  const all = texts.flatMap((text) =>
    [...colouredIn(text)].map(({ start, end, type }) => ({ range: text.rangeOf(start, end), type })),
  );
  const sorted = all
    .filter(({ range }) => range.start.line === range.end.line)
    .sort(
      (a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character,
    );
  for (const { range, type } of sorted) {
    const { line, character } = range.start;
    builder.push(line, character, range.end.character - character, TYPES.indexOf(type), 0);
  }
  return builder.build().data;
}
