import { checkText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { createKingdomHeartsLanguage } from '../../src/language/create.ts';
import { phrases } from '../../src/language/phrases/index.ts';

const names = ['Donald Duck', 'Goofy', 'Riku', 'Sora', 'Oathkeeper', 'Samurai'];
const language = createKingdomHeartsLanguage({ names });
const examples = phrases.flatMap(({ slot, name, examples: all = [] }) =>
  all.map((text) => [`${slot}/${name}`, text] as const),
);

/** The type of card that an example stands on, by how it speaks of itself. */
const typeOf = (text: string): string =>
  (/the bearer|equip this card|^Play only/i.test(text)
    ? 'equipment'
    : /as Friend cards/.test(text)
      ? 'player'
      : /you escape from here/.test(text)
        ? 'world'
        : /this challenge,|at the same time/.test(text)
          ? 'attack'
          : undefined) ??
  (language.lexicon.types ?? []).find(({ one }) => new RegExp(`this ${one}\\b(?!/)`, 'i').test(text))?.id ??
  (/^(\{PLAY\}|When|At|You fight|While|Cooperate|Play|Equip|No |Your|Friends|Opponents|Players get|In |All players can|Each opponent can|During|Once|You may|You can|You don't)/.test(
    text,
  )
    ? 'friend'
    : 'event');

describe('the examples of phrases read in one way and print back', () => {
  test.each(examples)('%s: %s', (_, text) => {
    const type = typeOf(text);
    expect(checkText(language, text, { type })).toBeUndefined();
  });
});

test('every phrase of the game is in an example', () => {
  expect(examples.length).toBeGreaterThan(30);
});
