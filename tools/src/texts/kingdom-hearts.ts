import { join } from 'node:path';
import { kh } from '@cardwright/cards-kh';
import {
  type CardEntry,
  type CardFacts,
  cardTypes,
  defineSet,
  fullName,
  groups,
  kingdomHearts as rules,
} from '@cardwright/kingdom-hearts';
import { languageOf, precompileCard, toCardText } from '@cardwright/kingdom-hearts/language';
import { packageFolder } from '../sets/package-folder.ts';
import type { TextGame } from './text-game.ts';

/** The texts of the Kingdom Hearts TCG. */
export const kingdomHearts: TextGame<CardFacts> = {
  name: 'kingdom-hearts',
  rules,
  types: cardTypes,
  schemaFile: () => join(packageFolder('@cardwright/cards-kh'), 'cards.schema.json'),
  toFacts: (entry, set) => {
    const card = entry as unknown as CardEntry;
    return { ...card, text: card.text ?? '', set };
  },
  fullName,
  toCardText,
  languageOf: (cards) => languageOf({ cards: cards as readonly CardEntry[] }),
  shipped: () =>
    (kh.cards ?? []).map(({ name, classifications }) => ({
      name,
      homeWorlds: classifications.filter((one) => !(groups as readonly string[]).includes(one)),
    })),
  toSet: (cards, language) =>
    defineSet({
      set: 'verified',
      name: 'Verified',
      cards: cards.map((card) => precompileCard(language, card)),
    }),
  rulesOf: () => [],
};
