import { join } from 'node:path';
import { set1 } from '@cardwright/cards-set1';
import {
  type CardFacts,
  cardTypes,
  defineSet,
  fullName,
  lorcana as rules,
  rulesOf,
  type SetText,
} from '@cardwright/lorcana';
import { createLorcanaLanguage, namesOf, precompileCard, toCardText } from '@cardwright/lorcana/language';
import { set1Folder } from '../sets/package-folder.ts';
import type { TextGame } from './text-game.ts';

/** The texts of Disney Lorcana. */
export const lorcana: TextGame<CardFacts> = {
  name: 'lorcana',
  rules,
  types: cardTypes,
  schemaFile: () => join(set1Folder(), 'cards.schema.json'),
  toFacts: (entry, set) => {
    const card = entry as unknown as SetText['cards'][number];
    const { inks = [], cost = 1, inkable = true, classifications = [], text = '' } = card;
    return { ...card, inks, cost, inkable, classifications, text, set };
  },
  fullName,
  toCardText,
  languageOf: (cards) => createLorcanaLanguage({ names: namesOf(cards) }),
  shipped: () => (set1.cards ?? []).map(({ name }) => ({ name })),
  toSet: (cards, language) =>
    defineSet({
      set: 'verified',
      name: 'Verified',
      cards: cards.map((card) => precompileCard(language, card)),
    }),
  rulesOf,
};
