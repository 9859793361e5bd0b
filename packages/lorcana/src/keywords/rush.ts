import { defineKeyword } from './keyword.ts';

/** CR 8.9. */
export const rush = defineKeyword({
  name: 'rush',
  word: 'Rush',
  parameter: 'none',
  stacks: false,
  definition: ["This character can challenge the turn they're played."],
  reminders: ["They can challenge the turn they're played."],
});
