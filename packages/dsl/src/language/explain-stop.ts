import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import * as messages from '../diagnostics/messages.generated.ts';
import { nearest } from '../lexicon/nearest.ts';
import type { Line } from '../reading/line.ts';

/** Why a line cannot be read. @param furthest the token at which reading stops; `said` is what could stand there */
export function explainStop(line: Line, furthest: number, said: readonly string[]): Diagnostic {
  const { tokens } = line;
  const token = tokens[furthest];
  // Do not complain about a full stop that was added by normalisation.
  if (!token || (line.clean.stopped && furthest === tokens.length - 1))
    return messages.unfinishedText(line.end, { expected: said });
  const words = said.flatMap((one) => /^"(.*)"$/.exec(one)?.[1] ?? []);
  const suggestion = nearest(token.image, words);
  const extra = suggestion ? { expected: said, suggestion } : { expected: said };
  return messages.unexpectedWord(line.span(token.startOffset, token.end), { word: token.image, ...extra });
}
