import { defineLexicon, type Lexicon } from '@cardwright/dsl';
import { HOME_WORLDS } from '../cards/home-worlds.ts';
import { idiom } from './idiom.ts';
import { misnomers } from './misnomers.ts';

/** The words of the game; the names of cards and further Home Worlds come with each set. */
export const words: Lexicon = defineLexicon({
  types: [
    { id: 'player', one: 'Player', many: 'Players' },
    { id: 'friend', one: 'Friend', many: 'Friends', pronoun: 'they' },
    {
      id: 'magic-friend',
      one: 'Magic/Friend',
      many: 'Magic/Friends',
      pronoun: 'they',
      calledToo: ['friend'],
    },
    { id: 'magic', one: 'Magic', many: 'Magic', resolves: true },
    { id: 'equipment', one: 'Equipment', many: 'Equipment' },
    { id: 'dark', one: 'Dark', many: 'Dark' },
    { id: 'nobody', one: 'Nobody', many: 'Nobodies' },
    { id: 'world', one: 'World', many: 'Worlds' },
    { id: 'event', one: 'Event', many: 'Events', resolves: true },
    // It is in play until the battle is over (KH 4.9).
    { id: 'technique', one: 'Technique', many: 'Techniques', resolves: 'stays' },
    { id: 'attack', one: 'Attack', many: 'Attacks' },
  ],
  stats: [
    { id: 'attack', symbol: 'A', words: ['Attack', 'Attack Value'] },
    { id: 'magic', symbol: 'M', words: ['Magic', 'Magic Value'] },
    { id: 'support', symbol: 'S', words: ['Support', 'Support Value'] },
    { id: 'power', symbol: 'P', words: ['Power', 'POW', 'Power Value'] },
    { id: 'level', symbol: 'L', words: ['level'] },
    { id: 'dark-level', symbol: 'D', words: ['Dark Level'] },
  ],
  symbols: [
    { symbol: 'A' },
    { symbol: 'M' },
    { symbol: 'S' },
    { symbol: 'P' },
    { symbol: 'L' },
    { symbol: 'D' },
    // "When this card is played" (KH 4.3).
    { symbol: 'PLAY', glyphs: ['▶'] },
  ],
  zones: [
    { id: 'deck', one: 'deck', many: 'decks' },
    { id: 'hand', one: 'hand', many: 'hands' },
    { id: 'discard', one: 'discard pile', many: 'discard piles' },
    { id: 'friend-area', one: 'friend area', many: 'friend areas' },
  ],
  once: ['defeated'],
  idiom,
  misnomers,
  // As printed cards have them (KH 2, the rulebook's “Card Names”).
  quotesNames: true,
  namesEnd: [':'],
  abilitiesEnd: ['):'],
  classifications: ['Light', 'XIII', 'Heartless', 'Villains', ...HOME_WORLDS],
  states: [
    { id: 'equipped', word: 'equipped' },
    { id: 'participating', word: 'participating' },
    { id: 'damaged', word: 'damaged' },
  ],
});
