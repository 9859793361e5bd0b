import { defineKeyword } from './keyword.ts';

/** CR 8.11. */
export const singer = defineKeyword({
  name: 'singer',
  word: 'Singer',
  parameter: 'number',
  stacks: false,
  definition: ['This character counts as cost N to sing songs.'],
  wordings: ['They count as cost N to sing songs.'],
});
