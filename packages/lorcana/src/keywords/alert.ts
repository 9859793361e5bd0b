import { defineKeyword } from './keyword.ts';

/** CR 8.2: ignores what Evasive forbids, without having Evasive. */
export const alert = defineKeyword({
  name: 'alert',
  word: 'Alert',
  parameter: 'none',
  stacks: false,
  definition: ['This character can challenge as if they had Evasive.'],
  reminders: ['They can challenge as if they had Evasive.'],
  wordings: ['They can challenge characters with Evasive.'],
});
