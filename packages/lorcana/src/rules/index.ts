/**
 * The numbered rules of the Comprehensive Rules 2.1.0, each in a line of our own: what tests, events and refusals cite.
 * @packageDocumentation
 */
import type { Rulebook } from '@cardwright/dsl/kit';
import { concepts } from './01-concepts.ts';
import { gameplay } from './02-gameplay.ts';
import { turnStructure } from './03-turn-structure.ts';
import { turnActions } from './04-turn-actions.ts';
import { cards } from './05-cards.ts';
import { abilities } from './06-abilities.ts';
import { zones } from './07-zones.ts';
import { keywordRules } from './08-keywords.ts';
import { multiplayer } from './09-multiplayer.ts';
import { casualVariants } from './10-casual-variants.ts';
import { headings } from './headings.ts';

const sections = [
  concepts,
  gameplay,
  turnStructure,
  turnActions,
  cards,
  abilities,
  zones,
  keywordRules,
  multiplayer,
  casualVariants,
];

/** The rules as a table: what they are called, how they are cited, headings and rules in the document's order. */
export const comprehensiveRules: Rulebook = {
  name: 'Comprehensive Rules 2.1.0',
  prefix: 'CR',
  headings,
  sections,
};
