import { definePlugin } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { definePhrase } from '@cardwright/dsl';
import { defineMod, type KitFormat } from '@cardwright/dsl/kit';
import { defineFormat, defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, precompileSet } from '@cardwright/lorcana/language';

declare module '@cardwright/core/data' {
  interface KeywordNames {
    studious: true;
  }
}

/** A phrase of its own: another word for an effect that there is. */
const earnLore = definePhrase({
  slot: 'predicate',
  name: 'earn-lore',
  subject: 'player',
  template: 'earn~ {amount:lore-amount}',
  usual: () => false,
  data: ({ amount }) => ({ do: 'gain-lore', amount }),
  examples: ['Each player earns 2 lore.'],
});

/** What it brings to the language: the keyword's word, and the phrase. */
const addition = {
  lexicons: [{ keywords: [{ id: 'studious', word: 'Studious', forms: ['none'] }] }],
  phrases: [earnLore],
} as const;

/** The language with both. */
export const language = createLorcanaLanguage(addition);

const sentence = 'Whenever this character quests, you may draw a card.';

/** The keyword: the sentence is all of its implementation. */
export const studious = definePlugin({
  name: 'studious',
  version: '1.0.0',
  requires: { lorcana: '0.1.0' },
  keywords: [defineKeyword('studious')],
  keywordDefinitions: { studious: language.parse(sentence).abilities.map(({ ability }) => ability) },
});

/** All that it puts on top of the game, as the command line takes it. */
export const mod = defineMod({
  name: 'studious',
  rules: studious,
  language: addition,
  telling: { keywordTexts: new Map([['studious', [sentence]]]) },
});

const character = {
  type: 'character',
  inks: ['sapphire'],
  cost: 2,
  inkable: true,
  strength: 2,
  willpower: 2,
  lore: 1,
} as const;

/** Three cards. */
export const library = defineSet(
  precompileSet(
    {
      set: 'library',
      name: 'The Library',
      cards: [
        { ...character, number: 1, name: 'Scribe', version: 'Keeper of Notes', text: 'Studious' },
        {
          ...character,
          number: 2,
          name: 'Copyist',
          version: 'Quick Hand',
          text: 'When you play this character, each player earns 1 lore.',
        },
        {
          number: 3,
          name: 'Long Evening',
          type: 'action',
          inks: ['sapphire'],
          cost: 2,
          inkable: true,
          text: 'Draw 2 cards.',
        },
      ],
    },
    language,
  ),
);

/** A format: small decks. */
export const evening = defineFormat({ name: 'Evening', least: 20, copies: 10 });

/** The same as the command line takes it: what decks of it are that are made by chance. */
export const eveningFormat: KitFormat = {
  name: 'evening',
  plugin: () => evening,
  decks: { size: 20, copies: 10 },
};

export const plugins = [lorcana, studious, library];
