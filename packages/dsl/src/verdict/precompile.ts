import type { CompiledText } from '@cardwright/core';
import type { CardText, Language } from '../language/types.ts';
import { compileText } from './compile-text.ts';

/**
 * Reads the text of one card as the build of a set package does, so that loading the set parses nothing. What is not
 * understood is told in `unsupported`, never dropped.
 */
export function precompileText(
  language: Language,
  card: CardText,
): Pick<CompiledText, 'abilities' | 'unsupported'> {
  const { abilities, diagnostics, verdict } = compileText(language, card);
  const problems = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const whole = verdict.parsed && verdict.roundTrip;
  return {
    abilities: abilities.map(({ ability, span, spans }) => ({ ability, span, spans })),
    ...(whole ? {} : { unsupported: problems.length > 0 ? problems : ['the text does not print back'] }),
  };
}
