import { checkCanonical, type Language } from '@cardwright/dsl';
import type { CardFacts } from '../cards/card-facts.ts';
import type { SetText } from '../cards/card-set.ts';
import { createLorcanaLanguage } from './create.ts';
import { namesOf } from './names-of.ts';
import { toCardText } from './precompile-set.ts';

/**
 * Problems of a set's texts, one per line with the card (`checkCanonical`). Empty if there are none.
 *
 * @throws UnprintableError if the data of a text cannot be printed
 */
export function checkSetText(set: SetText, language: Language = languageOf(set)): string[] {
  return set.cards.flatMap((entry) => {
    const card = toCardText({ text: '', classifications: [], ...entry, set: set.set } as CardFacts);
    return checkCanonical(language, card).map(
      (problem) => `${set.set}/${entry.number} ${entry.name}: ${problem}`,
    );
  });
}

function languageOf(set: SetText): Language {
  return createLorcanaLanguage({ names: namesOf(set.cards) });
}
