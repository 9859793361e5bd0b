import { createEngine, definePlugin } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { checkText, type KeywordForm, keywordAbilities } from '@cardwright/dsl';
import { card, scenario } from '@cardwright/testkit';
import { describe, expect, it } from 'vitest';
import { lorcana } from '../../src/index.ts';
import { createLorcanaLanguage } from '../../src/language/index.ts';

/** The keyword Tidal with some sentences and a form of its number. */
function tidal(sentences: readonly string[], ...forms: readonly KeywordForm[]) {
  const reminders = sentences.map((sentence) => sentence.replace('N', '<number>'));
  const word = { id: 'tidal', word: 'Tidal', forms, reminders };
  const language = createLorcanaLanguage({ lexicons: [{ keywords: [word] }] });
  const plugin = definePlugin({
    name: 'tidal',
    version: '1.0.0',
    requires: { lorcana: '0.1.0' },
    keywords: [defineKeyword('tidal' as never)],
    keywordDefinitions: { tidal: keywordAbilities(language, 'tidal', sentences) },
  });
  return { language, plugins: [lorcana, plugin] };
}

const stats = { strength: 2, willpower: 5, lore: 1 };
const plain = card({ name: 'Plain', type: 'character', stats });

/** A game in which a character with the keyword is in play, and three others. */
const gameWith = (text: string, sentences: readonly string[], form: KeywordForm) =>
  scenario({
    ...tidal(sentences, form),
    filler: plain,
    players: [{ play: [card({ name: 'Wave', type: 'character', text, stats })] }, { play: [plain] }],
  });

describe('a keyword of a mod with a number', () => {
  it.each([
    ['Tidal 3', 'number', 3],
    ['Tidal +2', 'signed', 2],
    ['Tidal 2 {I}', 'resource', 2],
  ] as const)('%s: its sentence has the number', (text, form, n) => {
    const game = gameWith(text, ['Whenever this character quests, gain N lore.'], form);
    game.move('quest', 'Wave');
    expect(game.player(0).count('lore')).toBe(1 + n);
  });

  it('draws, deals and looks at as many', () => {
    const draws = gameWith('Tidal 2', ['Whenever this character quests, draw N cards.'], 'number');
    draws.move('quest', 'Wave');
    expect(draws.player(0).names('hand')).toHaveLength(2);
    const deals = gameWith(
      'Tidal 2',
      ['Whenever this character quests, deal N damage to each opposing character.'],
      'number',
    );
    deals.move('quest', 'Wave');
    expect(deals.card('Plain').count('damage')).toBe(2);
  });

  it('gives and takes as many', () => {
    const game = gameWith(
      'Tidal +2',
      ['This character gets +N {S}.', 'Your opponents’ characters get -N {W}.'],
      'signed',
    );
    expect(game.card('Wave').stat('strength')).toBe(4);
    expect(game.card('Plain').stat('willpower')).toBe(3);
  });

  it('a sentence that is not understood is told as it is written', () => {
    const { language } = tidal(['Draw N cards.'], 'number');
    expect(() =>
      keywordAbilities(language, 'tidal', ['Whenever this character quests, gian N lore.']),
    ).toThrow(/“Whenever this character quests, gian N lore.” is not understood[\s\S]*gian N lore/);
  });

  it('is refused where its sentences and its word differ on whether it has a number', () => {
    expect(() => tidal(['Draw N cards.'], 'none')).toThrow(/has N, and “tidal” has no number/);
    expect(() => tidal(['Draw 2 cards.'], 'cost')).not.toThrow();
    expect(() => tidal(['Draw 2 cards.'], 'number')).toThrow(/none of its sentences says N/);
    expect(() => tidal(['Draw N cards.'], 'none', 'number')).toThrow(/without a number: take 'none' out/);
    expect(() => tidal(['Draw N cards.'], 'number', 'cost')).toThrow(/take 'cost' out of its forms/);
    expect(() => keywordAbilities(createLorcanaLanguage(), 'sinker', ['Draw a card.'])).toThrow(
      /no keyword “sinker”. Did you mean “singer”/,
    );
  });

  it('is read with its number only, in its form', () => {
    const { language } = tidal(['Whenever this character quests, gain N lore.'], 'number');
    for (const text of ['Tidal', 'Tidal +2', 'Tidal 2 {I}'])
      expect(language.parse(text, { type: 'character' }).complete, text).toBe(false);
    expect(checkText(language, 'Tidal 2', { type: 'item' })).toMatch(/an item cannot have Tidal/);
    expect(checkText(language, 'Tidal', { type: 'character' })).toMatch(/Tidal needs its number/);
    for (const text of [
      'Tidal 2',
      'Tidal 2 (Whenever this character quests, gain 2 lore.)',
      'Your other characters with Tidal gain Ward.',
      'Your other characters gain Tidal 2.',
    ])
      expect(language.parse(text, { type: 'character' }).complete, text).toBe(true);
    expect(createEngine({ plugins: tidal(['Draw N cards.'], 'number').plugins }).cards).toEqual([]);
  });
});
