import { defineKeyword } from './keyword.ts';

/** CR 8.13. */
export const support = defineKeyword({
  name: 'support',
  word: 'Support',
  parameter: 'none',
  stacks: false,
  definition: [
    "Whenever this character quests, you may add their {S} to another chosen character's {S} this turn.",
  ],
  reminders: ["Whenever they quest, you may add their {S} to another chosen character's {S} this turn."],
});
