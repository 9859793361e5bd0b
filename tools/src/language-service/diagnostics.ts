import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { OpenDocument, PlacedProblem } from './open-document.ts';

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const;

/** A problem as an editor shows it: what is wrong, what was probably meant, and the usual fix. */
function toDiagnostic({ problem, range }: PlacedProblem): Diagnostic {
  const { code, severity, message, suggestion, help } = problem;
  const lines = [
    message,
    ...(suggestion === undefined ? [] : [`Did you mean: ${suggestion}`]),
    ...(help === undefined ? [] : [`Help: ${help}`]),
  ];
  return { range, code, severity: severities[severity], source: 'cardwright', message: lines.join('\n') };
}

/** All that is wrong with a document, in the order of the document. */
export function diagnosticsOf({ problems }: OpenDocument): Diagnostic[] {
  const byPlace = (a: PlacedProblem, b: PlacedProblem) =>
    a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character;
  return [...problems].sort(byPlace).map(toDiagnostic);
}
