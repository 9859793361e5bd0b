/** When something holds, said before a sentence or behind it. */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/** A game adds its own, which may then stand at both places. */
export const CIRCUMSTANCES: readonly Phrase[] = [
  definePhrase({
    slot: 'circumstance',
    name: 'while',
    template: '(while|as long as|for as long as) {condition:conditions}',
    data: ({ condition }) => ({ said: 'while', condition }),
  }),
  definePhrase({
    slot: 'circumstance',
    name: 'while-state',
    template: 'while {state:state}',
    data: ({ state }) => ({
      said: 'while',
      condition: { if: 'subject', filter: [{ is: 'state', state: state as never }] },
    }),
  }),
  // Of cards, in the turn of the player of each.
  definePhrase({
    slot: 'circumstance',
    name: 'during-the-turn-of-its-player',
    outranks: ['during-turn'],
    template:
      "during (their turn|their turns|their player 's turn|their players ' turns|its turn|its player 's turn)",
    data: () => ({ said: 'while', condition: { if: 'subject', filter: [{ is: 'in-turn' }] } }),
  }),
  definePhrase({
    slot: 'circumstance',
    name: 'during-turn',
    template: 'during {of:possessive} (turn|turns)',
    data: ({ of }) => ({ said: 'during', condition: { if: 'turn', of } }),
  }),
  definePhrase({
    slot: 'circumstance',
    name: 'during-which-turn',
    template: '(during|on) {turn:which-turn}',
    data: ({ turn }) => ({ said: 'during', condition: turn }),
    examples: ['During your first turn, when this card leaves play, draw a card.'],
  }),
];
