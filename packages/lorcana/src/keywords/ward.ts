import { defineKeyword } from './keyword.ts';

/** CR 8.15. */
export const ward = defineKeyword({
  name: 'ward',
  word: 'Ward',
  parameter: 'none',
  bearers: ['character', 'item', 'location'],
  stacks: false,
  definition: ["Opponents can't choose this character except to challenge."],
  reminders: ["Opponents can't choose them except to challenge."],
});
