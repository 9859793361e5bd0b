/** Checks that a text is in the canonical form of sets. */

import type { CardText, Language } from '../language/types.ts';
import { equal } from '../syntax/equal.ts';
import { compileText } from './compile-text.ts';

/**
 * Problems of a card's text as the text of a set, one per line: those of {@link compileText}, that it differs from the
 * canonical form of its data, or that this form means something else. Empty if there are none.
 *
 * @throws UnprintableError if its data cannot be printed
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
