import type { Span } from '../syntax/syntax.ts';
import type { Told } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import { cannotBeMeant } from './messages.generated.ts';

/** Words that the grammar can say and that cannot be meant, with the objection to them where one has a name. */
export function objected(
  span: Span,
  { id, message }: Partial<Pick<Told, 'id'>> & Pick<Told, 'message'>,
): Diagnostic {
  const diagnostic = cannotBeMeant(span, { reason: message });
  return id === undefined ? diagnostic : { ...diagnostic, objection: id };
}
