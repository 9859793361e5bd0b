import { defineKeyword } from './keyword.ts';

/** CR 8.7. What "must" means for the end of the turn (CR 8.7.3) is the rule of `require`, not of this keyword. */
export const reckless = defineKeyword({
  name: 'reckless',
  word: 'Reckless',
  parameter: 'none',
  stacks: false,
  definition: ["This character can't quest and must challenge each turn if able."],
  reminders: ["They can't quest and must challenge if able."],
  wordings: ["They can't quest and must challenge each turn if able."],
});
