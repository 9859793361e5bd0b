import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { danglingReference } from '../diagnostics/messages.generated.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import type { Span } from '../syntax/syntax.ts';

/** Whether it has a reference that nothing before it can mean. */
export function dangles({ references }: ReadAbility): boolean {
  return references.some(({ producer }) => producer === undefined);
}

/** The references of an ability that nothing before them can mean. */
export function danglingReferences(read: ReadAbility, text: string): Diagnostic[] {
  return read.references
    .filter(({ producer }) => producer === undefined)
    .map(({ path }) => {
      const span = nearestSpan(read, path);
      return danglingReference(span, { words: text.slice(span.start, span.end) });
    });
}

/** The span of a path, or of the nearest enclosing part that has one. */
export function nearestSpan({ spans, span }: ReadAbility, path: string): Span {
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const found = spans[at];
    if (found) return found;
  }
  return span;
}
