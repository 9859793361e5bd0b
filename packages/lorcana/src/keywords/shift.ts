import { defineKeyword } from './keyword.ts';

/** CR 8.10, with its variants "[Classification] Shift" and "Universal Shift" (CR 8.10.8). */
export const shift = defineKeyword({
  name: 'shift',
  word: 'Shift',
  parameter: 'cost',
  beyondPlay: 'only',
  variants: ['Universal'],
  variantsOf: ['classification', 'type'],
  stacks: false,
  definition: ['You may pay N {I} to play this on top of one of your characters named NAME.'],
  rule: 'The stack that shifting makes (what the new card keeps and what goes with it, CR 8.10.2 to 8.10.7) is a rule of play that the sentence does not state.',
  wordings: [
    'You may COST to play this on top of one of your characters named NAME.',
    'You may COST to play this on top of one of your KIND characters.',
    'You may COST to play this on top of any one of your characters.',
  ],
});
