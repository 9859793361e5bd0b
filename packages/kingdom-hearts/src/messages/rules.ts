import type { Citations } from '@cardwright/core/game';

/**
 * The statements behind what the kernel does in every game; the game's own kinds of event name theirs. Of what only the
 * texts of cards say, that is the section on the types of card.
 */
export const citations: Citations = {
  act: 'KH 8.2.9.1',
  may: 'KH 4',
  'choose-one': 'KH 4',
  'choose-cards': 'KH 4',
  'choose-player': 'KH 4',
  'choose-place': 'KH 4',
  'choose-replacement': 'KH 4',
  order: 'KH 4',
  'name-card': 'KH 3.1',
  discard: 'KH 7.3',
  concede: 'KH 1.3',
  endless: 'KH 9.7',
  'who-acts': 'KH 7.1',
  // No text asks for a resource: what has a price says so itself.
  pay: 'KH 4',
  'must-choose': 'KH 4',
  'made-trigger': 'KH 4',
  over: 'KH 1.3',
  forbidden: 'KH 4',
  replaced: 'KH 4',
  // Kinds of event that the kernel brings.
  'on:turn-began': 'KH 7.4',
  'on:step-began': 'KH 7.1',
  'on:turn-started': 'KH 7.1',
  'on:turn-ended': 'KH 7.4',
  'on:drawn': 'KH 7.2',
  'on:discarded': 'KH 7.3',
  'on:moved': 'KH 2.2',
  'on:left-play': 'KH 2.1',
  'on:left-zone': 'KH 2.2',
  'on:entered-zone': 'KH 2.2',
  'on:activated': 'KH 4',
  'on:returned': 'KH 2.1',
  'on:chosen': 'KH 4',
  'on:shuffled': 'KH 6.4',
  'on:revealed': 'KH 4',
  'on:looked-at': 'KH 4',
  'on:searched': 'KH 4',
  'on:card-named': 'KH 3.1',
  'on:effect-began': 'KH 4',
  'on:effects-ended': 'KH 4',
  'on:ability-used': 'KH 4',
  'on:loop-ended': 'KH 9.7',
  'on:game-won': 'KH 1.3',
  'on:player-lost': 'KH 1.2',
  'on:game-drawn': 'KH 9.9',
};
