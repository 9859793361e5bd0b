import { nearestReading } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { createKingdomHeartsLanguage } from '../../src/language/index.ts';

const language = createKingdomHeartsLanguage();
const zones = (language.lexicon.zones ?? []).flatMap(({ one }) => one.split(' '));
const known = new Set([...language.words().map((word) => word.toLowerCase()), ...zones]);

describe('words and marks of other games', () => {
  it.each([
    ['{PLAY}: Put a card from your graveyard into your hand.', /discard pile/],
    ['{PLAY} Draw a card.', /^\{PLAY\}: Draw a card\.$/],
    ['{PLAY} — Draw a card.', /^\{PLAY\}: Draw a card\.$/],
  ])('%s', (text, meant) => {
    expect(language.parse(text, { type: 'friend' }).complete).toBe(false);
    expect(nearestReading(language, { text, type: 'friend' })).toMatch(meant);
  });

  it.each(language.lexicon.misnomers ?? [])(
    '“$said” is none of the game’s, and “$meant” is',
    ({ said, meant }) => {
      expect(known).not.toContain(said);
      for (const word of meant.toLowerCase().split(' ')) expect(known).toContain(word);
    },
  );
});
