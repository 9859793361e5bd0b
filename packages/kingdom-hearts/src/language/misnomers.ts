import type { Misnomer } from '@cardwright/dsl';

const same = (said: readonly string[], meant: string): Misnomer[] =>
  said.map((word) => ({ said: word, meant }));

/** Words of other card games for things that have another word in this one. */
export const misnomers: readonly Misnomer[] = [
  ...same(['destroy', 'kill', 'banish'], 'defeat'),
  ...same(['destroyed', 'killed', 'banished'], 'defeated'),
  ...same(['graveyard', 'trash'], 'discard pile'),
  ...same(['library'], 'deck'),
  ...same(['creature', 'ally'], 'Friend'),
  ...same(['creatures', 'allies'], 'Friends'),
];
