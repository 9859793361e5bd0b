import type { Quantity } from '@cardwright/core/data';
import { SKIP, walkParts } from '@cardwright/core/data';
import type { Sentence } from '../../syntax/syntax.ts';

/** The number of the first X in some data, if there is one. What a quoted ability says is its own. */
function xIn(data: unknown): Quantity | undefined {
  return walkParts<Quantity>(data, {
    enter: (part, { field }) => {
      if (field === 'abilities' || part['kind'] !== undefined) return SKIP;
      return part['amount'] === 'x' ? (part['is'] as Quantity) : undefined;
    },
  });
}

/** A sentence with an X in it says what X is. */
export function withX(sentence: Sentence): Sentence {
  if (sentence.modes) {
    const options = sentence.modes.options.map((mode) => mode.map(withX));
    return { ...sentence, modes: { ...sentence.modes, options } };
  }
  const x = xIn([sentence.leads, sentence.links]);
  return x === undefined ? sentence : { ...sentence, x };
}
