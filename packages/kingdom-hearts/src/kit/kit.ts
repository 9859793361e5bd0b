import type { GameKit } from '@cardwright/dsl/kit';
import { type CardEntry, type CardFacts, cardTypes, fullName, toFacts } from '../cards/card-facts.ts';
import { standard } from '../formats/standard.ts';
import { describeMove, eventMessages, promptMessages } from '../messages/en.ts';
import { playerFacts, tableWords } from '../messages/table.ts';
import { kingdomHearts } from '../plugin.ts';
import { defineSet } from '../sets/define-set.ts';
import { standing } from '../standing/standing.ts';
import { hp } from '../table/columns.ts';
import { decks } from './decks.ts';

/** The Kingdom Hearts TCG as one object: all that tools and tests take from it. */
export const kit: GameKit<CardFacts> = {
  name: 'kingdom-hearts',
  title: 'Kingdom Hearts',
  plugin: kingdomHearts,
  imports: { package: '@cardwright/kingdom-hearts', plugin: 'kingdomHearts' },
  cards: {
    types: cardTypes,
    toFacts: (entry, set) => toFacts(entry as unknown as CardEntry, set),
    toEntry: ({ set: _, ...entry }) => entry,
    fullName,
    defineSet,
    sample: (set, number) => ({
      set,
      number,
      name: `Scribe ${number}`,
      type: 'friend',
      group: 'Light',
      homeWorlds: ['Disney Castle'],
      level: 1,
      support: 1,
      magic: 0,
      original: true,
      text: 'When you play this card, draw a card.',
    }),
  },
  language: async () => await import('../language/index.ts'),
  telling: {
    eventMessages,
    promptMessages,
    keywordTexts: new Map(),
    describeMove,
    tableWords,
    playerFacts,
  },
  formats: [{ name: 'standard', plugin: () => standard }],
  decks,
  worth: standing,
  wonBy: (state, winner) => (hp.get(state, 1 - winner) === 0 ? 'no-heart-points' : 'world-levels'),
  rules: async () => (await import('../rules/index.ts')).rulebook,
  testing: async () => (await import('./testing.ts')).testing,
};
