import { checkCanonical, type Language } from '@cardwright/dsl';
import type { SetText } from '../cards/card-set.ts';
import { toFacts } from '../cards/to-facts.ts';
import { languageOf, toCardText } from './precompile-set.ts';

/**
 * Problems of a set's texts, one per line with the card (`checkCanonical`). Empty if there are none.
 *
 * @throws UnprintableError if the data of a text cannot be printed
 */
export function checkSetText(set: SetText, language: Language = languageOf(set.cards)): string[] {
  return set.cards.flatMap((entry) => {
    const card = toCardText(toFacts(entry, set.set));
    return checkCanonical(language, card).map(
      (problem) => `${set.set}/${entry.number} ${entry.name}: ${problem}`,
    );
  });
}
