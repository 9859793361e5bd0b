import { defineKeyword } from './keyword.ts';

/** CR 8.4. */
export const boost = defineKeyword({
  name: 'boost',
  word: 'Boost',
  parameter: 'ink',
  bearers: ['character', 'item', 'location'],
  verb: true,
  stacks: false,
  definition: [
    'Once during your turn, you may pay N {I} to put the top card of your deck facedown under this character.',
  ],
  wordings: ['item', 'location'].map(
    (type) =>
      `Once during your turn, you may pay N {I} to put the top card of your deck facedown under this ${type}.`,
  ),
});
