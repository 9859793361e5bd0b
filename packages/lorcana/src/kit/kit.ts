import type { GameKit } from '@cardwright/dsl/kit';
import { type CardFacts, cardTypes, fullName } from '../cards/card-facts.ts';
import type { CardEntry } from '../cards/card-set.ts';
import { toEntry, toFacts } from '../cards/to-facts.ts';
import { keywords } from '../keywords/index.ts';
import {
  describeMove,
  drawTable,
  eventMessages,
  legend,
  promptMessages,
  rulesOf,
} from '../messages/index.ts';
import { lorcana } from '../plugin.ts';
import { defineSet } from '../sets/define-set.ts';
import { bench } from './bench.ts';
import { decks } from './decks.ts';
import { formats } from './formats.ts';
import { sample } from './sample.ts';
import { worth } from './worth.ts';

/** Disney Lorcana as one object: all that tools and tests take from it. */
export const kit: GameKit<CardFacts> = {
  name: 'lorcana',
  title: 'Lorcana',
  plugin: lorcana,
  imports: { package: '@cardwright/lorcana', plugin: 'lorcana', oracle: 'legalityOracle' },
  cards: {
    types: cardTypes,
    toFacts: (entry, set) => toFacts(entry as unknown as CardEntry, set),
    toEntry: (card) => ({ ...toEntry(card) }),
    fullName,
    defineSet,
    sample,
  },
  language: async () => await import('../language/index.ts'),
  telling: {
    eventMessages,
    promptMessages,
    keywordTexts: new Map(keywords.map(({ name, definition }) => [name, definition])),
    describeMove,
    drawTable,
    legend,
  },
  formats,
  decks,
  worth,
  rulesOf,
  rules: async () => (await import('../rules/index.ts')).comprehensiveRules,
  testing: async () => (await import('./testing.ts')).testing,
  bench,
  cardFiles: async () => (await import('../card-files/forms.ts')).cardForms,
  scaffold: async () => await import('./scaffold.ts'),
};
