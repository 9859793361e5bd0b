import type { TextEdit } from 'vscode-languageserver';
import { editsBetween } from '../problems/edit.ts';
import { canonicalText } from '../texts/canonical.ts';
import type { OpenDocument } from './open-document.ts';

/** The changes that write every text that is understood in its canonical form. */
export function formatting({ texts }: OpenDocument): TextEdit[] {
  return texts.flatMap((text) => {
    const { facts, compiler, compiled } = text;
    if (!compiled.verdict.parsed || compiled.diagnostics.some(({ severity }) => severity === 'error'))
      return [];
    const canonical = canonicalText(compiler, facts, compiled);
    return canonical === facts.text ? [] : [...text.changes(editsBetween(facts.text, canonical))];
  });
}
