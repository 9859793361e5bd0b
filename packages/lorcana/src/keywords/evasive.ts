import { defineKeyword } from './keyword.ts';

/** CR 8.6. */
export const evasive = defineKeyword({
  name: 'evasive',
  word: 'Evasive',
  parameter: 'none',
  stacks: false,
  definition: ['Only characters with Evasive can challenge this character.'],
  reminders: ['Only characters with Evasive can challenge them.'],
  wordings: ['They can challenge characters with Evasive.', 'Only characters with Evasive can challenge it.'],
});
