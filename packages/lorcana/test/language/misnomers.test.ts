import { nearestReading } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { language } from './language.ts';

const misnomers = language.lexicon.misnomers ?? [];
const known = new Set(language.words().map((word) => word.toLowerCase()));

describe('words of other games', () => {
  it.each([
    ['Destroy chosen character.', 'Banish chosen character.'],
    ['Untap chosen creature.', 'Ready chosen character.'],
    ['Deal 2 damage to target character.', 'Deal 2 damage to chosen character.'],
    [
      'Return an item card from your graveyard to your hand.',
      'Return an item card from your discard to your hand.',
    ],
  ])('%s', (text, meant) => {
    expect(nearestReading(language, { text, type: 'action' })).toBe(meant);
    const { complete, diagnostics } = language.parse(text, { type: 'action' });
    expect(complete).toBe(false);
    expect(diagnostics[0]).toMatchObject({ code: 'DSL1001' });
  });

  it.each([
    ['When this character dies, gain 1 life.', 'When this character is banished, gain 1 lore.'],
    [
      'When you play this character, chosen character gets +2 strength this turn.',
      'When you play this character, chosen character gets +2 {S} this turn.',
    ],
    ['This character gets +1 W.', 'This character gets +1 {W}.'],
    ['{T} — Draw a card.', '{E} — Draw a card.'],
    ['{2}{I} — Draw a card.', '2 {I} — Draw a card.'],
  ])('symbols and verbs of others: %s', (text, meant) => {
    expect(nearestReading(language, { text, type: 'character' })).toBe(meant);
  });

  it.each([
    ['{E}: Draw a card.', '{E} — Draw a card.'],
    ['{E} Draw a card.', '{E} — Draw a card.'],
    ['{E}, 1 {I}: Draw a card.', '{E}, 1 {I} — Draw a card.'],
    ['{E} -- Draw a card.', '{E} — Draw a card.'],
    ['Singer: 5', 'Singer 5'],
    [
      'Study Hard: When you play this character, draw a card.',
      'STUDY HARD When you play this character, draw a card.',
    ],
    [
      'STUDY HARD: When you play this character, draw a card.',
      'STUDY HARD When you play this character, draw a card.',
    ],
    [
      'Study hard When you play this character, draw a card.',
      'STUDY HARD When you play this character, draw a card.',
    ],
    ['Your other characters get + 1 {S}.', 'Your other characters get +1 {S}.'],
  ])('marks of others: %s', (text, meant) => {
    expect(language.parse(text, { type: 'character' }).complete).toBe(false);
    expect(nearestReading(language, { text, type: 'character' })).toBe(meant);
  });

  it.each(misnomers)('“$said” is none of Lorcana’s, and “$meant” is', ({ said, meant }) => {
    expect(known).not.toContain(said);
    for (const word of meant.toLowerCase().split(' ')) expect(known).toContain(word);
  });
});
