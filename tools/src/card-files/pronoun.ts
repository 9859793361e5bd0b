import type { CardFacts, Pronoun } from '@cardwright/lorcana';

/**
 * How a character's own text speaks of it. Public data do not say; the text does where it matters. Reminder text says
 * "they" of every character and is left out.
 */
export const withPronoun = (card: CardFacts): CardFacts => {
  if (card.type !== 'character' || card.pronoun !== undefined) return card;
  const word = /\b(he|she|him|her|his)\b/i.exec(card.text.replaceAll(/\([^)]*\)/g, ''))?.[1]?.toLowerCase();
  if (word === undefined) return card;
  const pronoun: Pronoun = word === 'she' || word === 'her' ? 'she' : 'he';
  const { text, ...facts } = card;
  return { ...facts, pronoun, text };
};
