import type { CardFacts } from './card-facts.ts';
import type { CardEntry } from './card-set.ts';

/** An entry of a set's file as a card: what it leaves out is as on most cards. */
export function toFacts(entry: CardEntry, set: string): CardFacts {
  const { inks = [], cost = 1, inkable = true, classifications = [], text = '' } = entry;
  return { ...entry, inks, cost, inkable, classifications, text, set };
}

/** A card as an entry of a set's file, its facts in the order in which they are written: the set's code stands above all. */
export function toEntry({ set: _, text, classifications, ...card }: CardFacts): CardEntry {
  const { number, name, version, type, inks, cost, inkable, strength, willpower, lore, moveCost } = card;
  const { rarity, pronoun, storyNames } = card;
  const facts = { number, name, version, type, inks, cost, inkable };
  const numbers = { strength, willpower, lore, moveCost, rarity, pronoun, storyNames };
  const lists = classifications.length === 0 ? {} : { classifications };
  const words = text === '' ? {} : { text };
  const all = Object.entries({ ...facts, ...lists, ...numbers, ...words });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as CardEntry;
}
