import { defineKeyword } from './keyword.ts';

/** CR 8.8. */
export const resist = defineKeyword({
  name: 'resist',
  word: 'Resist',
  parameter: 'plus',
  bearers: ['character', 'location'],
  stacks: true,
  definition: ['Damage dealt to this character is reduced by N.'],
  reminders: ['Damage dealt to them is reduced by N.'],
  wordings: [
    'Damage dealt to it is reduced by N.',
    'Damage dealt to this character is reduced by N for each other KIND.',
  ],
});
