import type { CardFacts } from '../cards/card-facts.ts';

/** A card to begin a set with, which shows each kind of fact. */
export const sample = (set: string, number: number): CardFacts => ({
  set,
  number,
  name: 'Scribe',
  version: `Keeper of Note ${number}`,
  type: 'character',
  inks: ['amber'],
  cost: 2,
  inkable: true,
  classifications: ['Storyborn', 'Ally'],
  strength: 1,
  willpower: 3,
  lore: 1,
  rarity: 'common',
  text: 'TAKE NOTES When you play this character, you may draw a card.',
});
