import { bindAbility, createEngine } from '@cardwright/core';
import { compileText } from '@cardwright/dsl';
import { type CardFacts, fullName, kingdomHearts, type SetText } from '@cardwright/kingdom-hearts';
import { languageOf, toCardText } from '@cardwright/kingdom-hearts/language';
import type { Measured } from './measured.ts';

/** The cards of a set of the Kingdom Hearts TCG, read and bound. */
export function measureKingdomHearts(set: SetText): readonly Measured[] {
  const language = languageOf(set);
  const engine = createEngine({ plugins: [kingdomHearts] });
  let bound = 0;
  return set.cards.map((entry) => {
    const card: CardFacts = { ...entry, text: entry.text ?? '', set: set.set };
    const compiled = compileText(language, toCardText(card), (ability) =>
      bindAbility(engine, `text#${bound++}`, ability),
    );
    return { facts: { ...card, fullName: fullName(card) }, compiled };
  });
}
