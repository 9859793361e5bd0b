import { equal, type Language } from '@cardwright/dsl';
import type { CardFacts } from '../cards/card-facts.ts';
import type { SetText } from '../cards/card-set.ts';
import { createLorcanaLanguage } from './create.ts';
import { toCardText } from './precompile-set.ts';

/**
 * What is wrong with the texts of a set, a line for each text: it is not in the form that its data alone print, that
 * form means something else, or it can be read in more than one way. Empty when all is well.
 */
export function checkSetText(set: SetText, language: Language = languageOf(set)): string[] {
  const problems: string[] = [];
  for (const entry of set.cards) {
    const card = toCardText({ text: '', classifications: [], ...entry, set: set.set } as CardFacts);
    if (card.text === '') continue;
    const say = (problem: string) => problems.push(`${set.set}/${entry.number} ${entry.name}: ${problem}`);
    const { abilities } = language.parse(card.text, card);
    const printed = abilities.map(({ ability }) => language.print(ability, { facts: card }));
    if (printed.join('\n') !== card.text) say(`prints as “${printed.join('\n')}”`);
    for (const [i, { ability, text }] of abilities.entries()) {
      const again = language.parse(printed[i]!, card).abilities;
      if (again.length !== 1 || !equal(again[0]!.ability, ability))
        say(`“${printed[i]}” means something else`);
      const readings = language.readings(text, card);
      if (readings !== 1) say(`“${text}” can be read in ${readings} ways`);
    }
  }
  return problems;
}

function languageOf(set: SetText): Language {
  return createLorcanaLanguage({ names: set.cards.map(({ name }) => name) });
}
