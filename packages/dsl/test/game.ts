/** A tiny card game of no maker: beasts, relics and spells. Words and rows enough to try every slot. */
import { createLanguage, defineLexicon, definePhrase, type Language, type Phrase } from '../src/index.ts';

export const words = defineLexicon({
  types: [
    { id: 'beast', one: 'beast', many: 'beasts' },
    { id: 'relic', one: 'relic', many: 'relics' },
    { id: 'spell', one: 'spell', many: 'spells', resolves: true },
  ],
  symbols: [
    { symbol: 'M', resource: 'mana', glyphs: ['◆'] },
    { symbol: 'T', glyphs: ['↻'] },
    { symbol: 'P' },
    { symbol: 'H' },
  ],
  stats: [
    { id: 'power', symbol: 'P', words: ['power'] },
    { id: 'health', symbol: 'H', words: ['health'] },
  ],
  zones: [
    { id: 'deck', one: 'deck', many: 'decks' },
    { id: 'hand', one: 'hand', many: 'hands' },
    { id: 'discard', one: 'discard', many: 'discards' },
  ],
  keywords: [
    { id: 'swift', word: 'Swift', forms: ['none'] },
    { id: 'guard', word: 'Guard', forms: ['none'] },
    { id: 'fierce', word: 'Fierce', forms: ['signed'] },
    { id: 'morph', word: 'Morph', forms: ['number', 'cost'], variants: ['Lesser'] },
    { id: 'grow', word: 'Grow', forms: ['resource'] },
  ],
  classifications: ['Elf', 'Dragon', 'Stone Giant'],
  colors: [
    { id: 'red', word: 'Red' },
    { id: 'blue', word: 'Blue' },
  ],
  states: [
    { id: 'weary', word: 'weary' },
    { id: 'wounded', word: 'wounded' },
  ],
  names: ['Otto', 'Otto the Great', 'Mr. Fox', 'Ash and Oak', 'Who?'],
});

// biome-ignore lint/suspicious/noExplicitAny: effects of a game that merges nothing into the kernel's types
type Any = any;

export const rows: readonly Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'destroy',
    subject: 'player',
    template: 'destroy~ {what:object}',
    data: ({ what }) => ({ do: 'destroy', what }) as Any,
    examples: ['Destroy chosen beast.', 'You may destroy up to 2 chosen relics.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'hurt',
    subject: 'player',
    template: 'deal~ {amount:integer} damage to {to:object}',
    data: ({ amount, to }) => ({ do: 'hurt', amount, to }) as Any,
    examples: ['Deal 2 damage to each opposing beast.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'destroyed',
    subject: 'cards',
    template: 'be~ destroyed',
    data: () => ({ on: 'destroyed' }),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'attack',
    subject: { field: 'by', takes: 'cards' },
    template: 'attack~',
    data: () => ({ on: 'attacked' }),
  }),
  definePhrase({
    slot: 'acts',
    name: 'attack',
    template: 'attack',
    data: () => ({ action: 'attack' as never }),
  }),
  definePhrase({
    slot: 'cost',
    name: 'turn',
    template: '{T}',
    data: () => ({ pay: 'turn' }) as Any,
  }),
];

export function testLanguage(): Language {
  return createLanguage({ lexicons: [words], phrases: rows });
}
