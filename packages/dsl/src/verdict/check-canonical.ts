/** Whether a text is in the form that sets are written in. */
import { equal } from '../language/equal.ts';
import type { CardText, Language } from '../language/types.ts';

/**
 * What is wrong with a card's text as the text of a set, a line for each problem: it is not in the form that its data
 * alone print, that form means something else, or it can be read in more than one way. Empty when all is well.
 *
 * @throws UnprintableError when its data cannot be said
 */
export function checkCanonical(language: Language, card: CardText): string[] {
  if (card.text === '') return [];
  const problems: string[] = [];
  const { abilities } = language.parse(card.text, card);
  const printed = abilities.map(({ ability }) => language.print(ability, { facts: card }));
  if (printed.join('\n') !== card.text) problems.push(`prints as “${printed.join('\n')}”`);
  for (const [i, { ability, text }] of abilities.entries()) {
    const again = language.parse(printed[i]!, card).abilities;
    if (again.length !== 1 || !equal(again[0]!.ability, ability))
      problems.push(`“${printed[i]}” means something else`);
    const readings = language.readings(text, card);
    if (readings !== 1) problems.push(`“${text}” can be read in ${readings} ways`);
  }
  return problems;
}
