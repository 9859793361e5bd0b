import { checkCanonical, type Language } from '@cardwright/dsl';
import type { CardFacts } from '../cards/card-facts.ts';
import type { SetText } from '../cards/card-set.ts';
import { createLorcanaLanguage } from './create.ts';
import { namesOf } from './names-of.ts';
import { toCardText } from './precompile-set.ts';

/**
 * What is wrong with the texts of a set, a line for each problem with the card it is of (`checkCanonical`). Empty when
 * all is well.
 *
 * @throws UnprintableError when the data of a text cannot be said
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
