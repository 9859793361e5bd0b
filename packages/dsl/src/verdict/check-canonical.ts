/** Whether a text is in the form that sets are written in. */

import type { CardText, Language } from '../language/types.ts';
import { equal } from '../syntax/equal.ts';
import { compileText } from './compile-text.ts';

/**
 * What is wrong with a card's text as the text of a set, a line for each problem: what {@link compileText} finds, that it is
 * not in the form that its data alone print, or that this form means something else. Empty when all is well.
 *
 * @throws UnprintableError when its data cannot be said
 */
export function checkCanonical(language: Language, card: CardText): string[] {
  if (card.text === '') return [];
  const { abilities, diagnostics } = compileText(language, card);
  const problems = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const printed = abilities.map(({ ability }) => language.print(ability, { facts: card }));
  if (printed.join('\n') !== card.text) problems.push(`prints as “${printed.join('\n')}”`);
  for (const [i, { ability }] of abilities.entries()) {
    const again = language.parse(printed[i]!, card).abilities;
    if (again.length !== 1 || !equal(again[0]!.ability, ability))
      problems.push(`“${printed[i]}” means something else`);
  }
  return problems;
}
