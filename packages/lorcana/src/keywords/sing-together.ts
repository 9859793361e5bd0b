import { defineKeyword } from './keyword.ts';

/** CR 8.12. */
export const singTogether = defineKeyword({
  name: 'sing-together',
  word: 'Sing Together',
  parameter: 'number',
  bearers: ['action'],
  beyondPlay: 'only',
  stacks: false,
  definition: [
    "Any number of your or your teammates' characters with total cost N or more may {E} to sing this song for free.",
  ],
  rule: 'Which characters exert, and what the song counts as paid with (CR 8.12.2), is a rule of play like singing alone; the sentence is a way of paying.',
});
