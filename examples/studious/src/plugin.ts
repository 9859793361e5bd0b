import { definePlugin } from '@cardwright/core';
import { defineEffect } from '@cardwright/core/bind';
import type { PlayerSelector } from '@cardwright/core/data';
import { defineEvent, defineKeyword, does } from '@cardwright/core/game';
import { definePhrase, keywordAbilities } from '@cardwright/dsl';
import { defineMod } from '@cardwright/dsl/kit';
import { columns } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';

declare module '@cardwright/core/data' {
  interface KeywordNames {
    studious: true;
    salvage: true;
    guiding: true;
  }
  interface Games {
    studious: {
      /** Lose whatever lore there is. */
      effects: { 'lose-all-lore': { readonly player: PlayerSelector } };
    };
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

/** Words for an effect of its own. */
const loseAll = definePhrase({
  slot: 'predicate',
  name: 'lose-all-lore',
  subject: 'player',
  template: 'lose~ all lore',
  data: () => ({ do: 'lose-all-lore' }),
  examples: ['Each opponent loses all lore.'],
});

const allLoreLost = defineEvent('all-lore-lost', {
  affects: 'player',
  commit: (_engine, draft, { player }) => columns.lore.put(draft, player, 0),
});
const loseAllLore = defineEffect('lose-all-lore', {
  resolve: ({ player }, binder) => {
    const players = binder.players(player);
    binder.emit(({ state, frame }) => players(state, frame).map((p) => allLoreLost.of(p)));
    return null;
  },
});

/**
 * Each keyword is a sentence, which is all of its implementation; Salvage is a way of playing a card, and Guiding has a number,
 * the N of its sentence.
 */
const sentences = {
  studious: 'Whenever this character quests, you may draw a card.',
  salvage: 'You may banish one of your items to play this character for free.',
  guiding: 'Your other characters get +N {S}.',
};

/** What it brings to the language: the keywords' words, and the phrases. */
const addition = {
  lexicons: [
    {
      keywords: [
        { id: 'studious', word: 'Studious', forms: ['none'], bearers: ['character'] },
        { id: 'salvage', word: 'Salvage', forms: ['none'], bearers: ['character'] },
        { id: 'guiding', word: 'Guiding', forms: ['signed'], bearers: ['character', 'location'] },
      ],
    },
  ],
  phrases: [earnLore, loseAll],
} as const;

const language = createLorcanaLanguage(addition);
const meaning = (keyword: keyof typeof sentences) =>
  keywordAbilities(language, keyword, [sentences[keyword]]);

/** All that is put on top of the game, as every command takes it. */
export default defineMod({
  name: 'studious',
  rules: definePlugin({
    name: 'studious',
    version: '1.0.0',
    requires: { lorcana: '0.1.0' },
    events: [allLoreLost],
    effects: [loseAllLore],
    keywords: [defineKeyword('studious'), defineKeyword('salvage'), defineKeyword('guiding')],
    keywordDefinitions: {
      studious: meaning('studious'),
      salvage: meaning('salvage'),
      guiding: meaning('guiding'),
    },
  }),
  language: addition,
  telling: {
    eventMessages: { 'all-lore-lost': ({ player }) => `${does(player, 'lose')} all lore.` },
    keywordTexts: new Map(Object.entries(sentences).map(([word, text]) => [word, [text]])),
  },
});
