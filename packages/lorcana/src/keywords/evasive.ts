import { defineKeyword } from './keyword.ts';

/** CR 8.6. "This [Type]": whatever can be challenged (CR 8.6.1). */
export const evasive = defineKeyword({
  name: 'evasive',
  word: 'Evasive',
  parameter: 'none',
  bearers: ['character', 'location'],
  stacks: false,
  definition: ['Only characters with Evasive can challenge this character.'],
  reminders: ['Only characters with Evasive can challenge them.'],
  wordings: [
    'They can challenge characters with Evasive.',
    'Only characters with Evasive can challenge this location.',
  ],
});
