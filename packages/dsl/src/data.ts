/**
 * For those who have abilities as data and read no text: types, the verdict. Nothing here loads the
 * grammar.
 */
export type { Diagnostic, Severity } from './diagnostics/diagnostic.ts';
export { type RenderOptions, renderDiagnostic } from './diagnostics/render.ts';
export type { Verdict } from './language/types.ts';
export type { Spans, Spelling } from './reading/read-ability.ts';
export { equal } from './syntax/equal.ts';
export type { Span } from './syntax/syntax.ts';
export { judge } from './verdict/verdict.ts';
