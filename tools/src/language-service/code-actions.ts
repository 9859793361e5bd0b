import { type CodeAction, CodeActionKind, type Diagnostic, type Range } from 'vscode-languageserver';
import { applyEdits, type Edit } from '../problems/edit.ts';
import { withNearestReading, withUsualSpelling } from '../texts/text-problems.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { type CardText, contains, type OpenDocument } from './open-document.ts';

/** What a text can be made, and what that mends. */
interface Mend {
  readonly title: string;
  readonly edits: readonly Edit[];
  readonly range: Range;
  /** Whether the text is understood then. */
  readonly whole: boolean;
}

const kept = new WeakMap<CardText, readonly Mend[]>();

/** The mends of a text. To find them may take long, so it is done when they are asked for, once. */
function mendsOf(text: CardText): readonly Mend[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const { compiler, compiled, facts, problems } = text;
  const found = compiled.verdict.supported
    ? withUsualSpelling(problems, compiler, facts, compiled)
    : withNearestReading(problems, compiler, facts);
  const mends = found.flatMap(({ edits = [], span }): Mend[] => {
    if (edits.length === 0 || span === undefined) return [];
    const made = applyEdits(facts.text, edits);
    const lines = facts.text.split('\n');
    const changed = made.split('\n').filter((line, i) => line !== lines[i]);
    return [
      {
        title: `Write “${changed.join(' / ')}”`,
        edits,
        range: text.rangeOf(span.start, span.end),
        whole: compiler.compile({ ...facts, text: made }).verdict.supported,
      },
    ];
  });
  kept.set(text, mends);
  return mends;
}

const meet = (a: Range, b: Range): boolean => contains(a, b.start) || contains(b, a.start);

/** Fixes of what is wrong in a part of a document. @param uri of the document */
export function codeActions(document: OpenDocument, uri: string, range: Range): CodeAction[] {
  const told: readonly Diagnostic[] = diagnosticsOf(document);
  return document.texts
    .filter((text) => text.problems.length > 0 && meet(text.entry, range))
    .flatMap((text) =>
      mendsOf(text)
        .filter((mend) => meet(mend.range, range) || mend.range.start.line === range.start.line)
        .map(({ title, edits, range: at, whole }) => ({
          title,
          kind: CodeActionKind.QuickFix,
          isPreferred: whole,
          diagnostics: told.filter((one) => meet(one.range, at)),
          edit: { changes: { [uri]: [...text.changes(edits)] } },
        })),
    );
}
