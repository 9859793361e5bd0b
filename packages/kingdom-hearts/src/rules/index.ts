/**
 * The statements of the Kingdom Hearts TCG's rulebook and the rulings beyond it, each in a line of our own and with a
 * number of our own: what tests, events and refusals cite.
 * @packageDocumentation
 */
import type { Rulebook } from '@cardwright/dsl/kit';
import { objectAndTerms } from './01-object-and-terms.ts';
import { cardTypes } from './04-card-types.ts';
import { preparation } from './05-preparation.ts';
import { play } from './08-play.ts';
import { rulings } from './09-rulings.ts';

const headings: Readonly<Record<string, string>> = {
  '1': 'Object of the Game',
  '2': 'Important Terms: In Play, Control, and Discard',
  '3': 'Card Names and Home Worlds',
  '4': 'Card Types',
  '4.1': 'Player Cards',
  '4.2': 'Friend Cards',
  '4.3': 'Magic/Friend Cards',
  '4.4': 'Magic Cards',
  '4.5': 'Equipment Cards',
  '4.6': 'Dark and Nobody Cards',
  '4.7': 'World Cards',
  '4.8': 'Event Cards',
  '4.9': 'Technique Cards',
  '4.10': 'Attack Cards',
  '5': 'Building a Deck',
  '6': 'Preparing to Play',
  '7': 'Overview of a Player’s Turn',
  '8': 'Details of Game Play',
  '8.1': 'Draw Phase',
  '8.2': 'Action Phase',
  '8.2.1': 'Move to a World',
  '8.2.2': 'Start a Battle',
  '8.2.3': 'Escaping a Battle',
  '8.2.4': 'Disrupt an Opponent',
  '8.2.5': 'Play Friend Cards',
  '8.2.6': 'Play Equipment Cards',
  '8.2.7': 'Play Event Cards',
  '8.2.8': 'Play Magic Cards and Magic/Friend Cards',
  '8.2.9': 'Actions in general',
  '8.3': 'Challenge Phase',
  '8.4': 'Discard Phase',
  '9': 'Rulings for what the rulebook leaves open',
};

/** The rulebook as a table: what it is called, how it is cited, headings and statements in its order. */
export const rulebook: Rulebook = {
  name: 'Kingdom Hearts TCG rulebook (Break of Dawn) and rulings',
  prefix: 'KH',
  headings,
  sections: [objectAndTerms, cardTypes, preparation, play, rulings],
};
