import type { CardFacts, Pronoun } from '../cards/card-facts.ts';

/**
 * Infers a character's pronoun from its own text, where public data does not have it. Reminder text is ignored, since
 * it says "they" of every character.
 */
export const withPronoun = (card: CardFacts): CardFacts => {
  if (card.type !== 'character' || card.pronoun !== undefined) return card;
  const word = /\b(he|she|him|her|his)\b/i.exec(card.text.replaceAll(/\([^)]*\)/g, ''))?.[1]?.toLowerCase();
  if (word === undefined) return card;
  const pronoun: Pronoun = word === 'she' || word === 'her' ? 'she' : 'he';
  const { text, ...facts } = card;
  return { ...facts, pronoun, text };
};
